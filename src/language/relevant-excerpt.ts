import type { Language } from "#protocol";
import { bothEnds } from "./both-ends.ts";
import { overlapWith } from "./letters.ts";
import { sentencesOf } from "./sentences.ts";

/** A stretch of a text with the name that it is cited by, where it has one. */
export interface NamedText {
  readonly label: string | null;
  readonly text: string;
}

export interface ExcerptOptions {
  readonly mostCharacters: number;
  /** The words that it is read for: what speaks of them is shown. */
  readonly about: string;
  /** The language of the marks. */
  readonly language: Language;
  /** Characters behind the text that were never read. */
  readonly unread?: number;
}

/** A text as a model is shown it, and how many of its characters are missing. */
export interface RelevantExcerpt {
  readonly shown: string;
  readonly left: number;
}

/** Long enough for a sentence and what it leans on. */
const blockLength = 400;

/** Letters at either end of the words that it is read for: what is pasted between them would drown the question. */
const aboutLength = 4_000;

/**
 * All of a text where it is short enough; of a longer one the beginning and the stretches that share most with what it is
 * read for, in their order, with a mark wherever something is left out. What does not show in it may still be there.
 */
export function relevantExcerpt(parts: readonly NamedText[], options: ExcerptOptions): RelevantExcerpt {
  const { mostCharacters, about, language, unread = 0 } = options;
  const blocks = parts.flatMap(({ label, text }, part) =>
    blocksOf(text.trim()).map((block) => ({ part, label, text: block })),
  );
  const kept = mostRelevant(blocks, mostCharacters, about);
  const lines: string[] = [];
  let left = 0;
  let missing = 0;
  blocks.forEach(({ part, label, text }, at) => {
    if (!kept.has(at)) {
      missing += text.length;
      return;
    }
    const goesOn = missing === 0 && blocks[at - 1]?.part === part;
    if (missing > 0) lines.push(`\n${leftOutMark(missing, language)}`);
    lines.push(goesOn ? text : `${at === 0 ? "" : "\n"}${label === null ? "" : `[${label}] `}${text.trimStart()}`);
    left += missing;
    missing = 0;
  });
  const behind = missing + unread;
  if (behind > 0) lines.push(`\n${leftOutMark(behind, language)}`);
  return { shown: lines.join(""), left: left + behind };
}

export function leftOutMark(characters: number, language: Language): string {
  return language === "ko" ? `[… ${characters}자 생략]` : `[… ${characters} characters left out]`;
}

/** The places of the blocks to show. The first holds the heading, or the names of a table's columns. */
function mostRelevant(blocks: readonly NamedText[], mostCharacters: number, about: string): ReadonlySet<number> {
  const all = new Set(blocks.keys());
  if (blocks.reduce((sum, { text }) => sum + text.length, 0) <= mostCharacters) return all;
  const shareOf = overlapWith(bothEnds(about, aboutLength));
  const own = blocks.map(({ text }) => shareOf(text));
  // What stands beside the words belongs to them.
  const worth = own.map((share, at) => share + ((own[at - 1] ?? 0) + (own[at + 1] ?? 0)) / 4);
  const ranked = [...all].sort(
    (a, b) => Number(b === 0) - Number(a === 0) || (worth[b] ?? 0) - (worth[a] ?? 0) || a - b,
  );
  const kept = new Set<number>();
  let length = 0;
  for (const at of ranked) {
    const more = blocks[at]?.text.length ?? 0;
    if (kept.size > 0 && length + more > mostCharacters) continue;
    kept.add(at);
    length += more;
  }
  return kept;
}

/** A text in stretches that end with a sentence or a line, if one ends there. */
function blocksOf(text: string): string[] {
  const lineEnds = [...text.matchAll(/\n/g)].map(({ index }) => index + 1);
  const borders = [...sentencesOf(text).map(({ end }) => end), ...lineEnds].sort((a, b) => a - b);
  const blocks: string[] = [];
  let start = 0;
  let border = 0;
  while (start < text.length) {
    const limit = start + blockLength;
    let end = limit >= text.length ? text.length : 0;
    while ((borders[border] ?? Number.POSITIVE_INFINITY) <= limit) end = Math.max(end, borders[border++] ?? 0);
    if (end <= start) end = limit;
    blocks.push(text.slice(start, end));
    start = end;
  }
  return blocks;
}
