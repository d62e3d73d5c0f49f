import type { Span } from "#language";
import { bestSequence } from "./best-sequence.ts";
import { type Heading, lineEnd } from "./heading.ts";

const digit = /\d/;
const titledNumber =
  /^[ #*]*(\d{1,2})\. {0,3}(?:[([]([^()[\]\n]{1,40})[)\]]|([가-힣\d“"「][^\n.:]{0,30}?)) *(?:\*+ *)?(?::[^\n]*)?$/gm;
const numberedSentence = /^[ #*]*(\d{1,2})\. {0,3}(?=[가-힣“"「][^\n]{8,})/gm;
const fewestTitles = 3;
const fewestSentences = 4;

/**
 * The articles of a Korean contract that has no 조: "1. 목적" or "1. (목적)" on lines of their own with a text below, else
 * numbered sentences, from 1 without a gap. People call them by 조 all the same, and so do their labels.
 */
export function koreanNumberedArticles(text: string, range: Span): Heading[] {
  const titled = inOrder(titledCandidates(text, range));
  const withBody = titled.filter((heading, at) => hasBody(text, heading, titled[at + 1]?.start ?? range.end));
  if (titled.length >= fewestTitles && withBody.length * 2 > titled.length) return titled;
  const sentences = inOrder(sentenceCandidates(text, range));
  return sentences.length >= fewestSentences ? sentences : [];
}

function titledCandidates(text: string, { start, end }: Span): Heading[] {
  return [...text.slice(start, end).matchAll(titledNumber)].flatMap((match) => {
    const title = (match[2] ?? match[3] ?? "").replace(/\**$/, "").trim();
    if (/[다요]$/.test(title) || /^\d+$/.test(title)) return [];
    const at = start + match.index + match[0].search(digit);
    const words = match[0].slice(match[0].search(digit)).split(title, 1)[0] ?? "";
    const closing = match[2] === undefined ? 0 : 1;
    return [headingAt(Number(match[1]), at, at + words.length + title.length + closing, title)];
  });
}

/** A list of few words is no contract: every point must be a sentence. */
function sentenceCandidates(text: string, { start, end }: Span): Heading[] {
  return [...text.slice(start, end).matchAll(numberedSentence)].flatMap((match) => {
    const at = start + match.index + match[0].search(digit);
    const line = text.slice(at, lineEnd(text, at, end));
    return /[다요함음]\.?\s*$/.test(line)
      ? [headingAt(Number(match[1]), at, start + match.index + match[0].length, "")]
      : [];
  });
}

const headingAt = (index: number, start: number, end: number, title: string): Heading => ({
  start,
  end,
  label: `제${index}조`,
  index,
  branch: 0,
  title,
  score: 1,
});

function inOrder(candidates: readonly Heading[]): Heading[] {
  return bestSequence(candidates, (before, after) =>
    before === null ? (after.index === 1 ? 2 : -20) : after.index === before.index + 1 ? 2 : -20,
  );
}

function hasBody(text: string, heading: Heading, end: number): boolean {
  return text.slice(lineEnd(text, heading.end, end), end).trim() !== "";
}
