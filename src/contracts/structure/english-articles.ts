import type { Span } from "#language";
import { patternLines } from "#language";
import { bestSequence } from "./best-sequence.ts";
import { type Heading, isLineStart, restOfLine } from "./heading.ts";

/** How English contracts number their articles, the more telling scheme first. */
const schemes = patternLines("contracts/structure/english-articles.txt").map(({ said, pattern }) => ({
  pattern: new RegExp(pattern, "g"),
  name: (number: string) => said.replace("N", number),
}));

/** Words before a number that make it a reference, where none in small letters would let it begin an article. */
const referring =
  /\b(?:and|the|with|under|through|sections?|articles?|clause|paragraph|exhibit|schedule|page|item|no\.?|part)\s{1,3}$/i;
/** What a heading follows within a line: the end of a sentence, or the wide gap that stands for a line break. */
const sentenceEnd = /(?:(?:[.;:!?)\]"”_]|[A-Z]{3})\s{1,6}|\s{3})$/;
/** Words that go on with a sentence, and the rest of a decimal set wide: 20. 1 */
const goesOn = /^[\s)]{0,2}(?:[a-z(,;)]|\d{1,2}\.?\s)/;
const capitals = /^[\s.:–—-]{0,4}([A-Z][A-Z0-9&,'’/()\- ]{2,80}?)(?=[.:;\n]|\s{2,}|\s+(?:[A-Z]?[a-z]|[A-Z]\s|\d|\()|$)/;
const titleCaseWords = String.raw`of|and|the|to|for|in|or|by|on|with|a|an|from|[A-Z&][\w'’/-]*`;
const titleCase = new RegExp(
  String.raw`^[\s.:–—-]{0,4}([A-Z][\w'’/-]*(?:[ ,]{1,2}(?:${titleCaseWords})){0,9})\s{0,2}(?:[.:–—]|\n|$)`,
);
/** Article 4 (Fees and Payment); not Article 4 (b), which is a reference. */
const bracketed = /^\s{1,2}\(([A-Z][^()\n]{2,80})\)/;
const tableOfContentsLine = /(?:\.{4,}|…{2,}|(?:\. ){4,})\s*\d{0,4}\s*$/;

/** The article headings of an English text between `from` and `to`: ARTICLE IV, Section 4 or plain 4. */
export function englishArticles(text: string, range: Span): Heading[] {
  const chains = schemes.map((scheme) => bestSequence(candidates(text, range, scheme), transition));
  const [articles = [], ...others] = chains;
  if (articles.length >= 2) return articles;
  return others.reduce((best, chain) => (worth(chain) > worth(best) ? chain : best), articles);
}

/** What a number inside a sentence is worth: only as the missing one between two headings is it one itself. */
const insideSentence = -7;

const worth = (chain: readonly Heading[]) => chain.reduce((sum, heading) => sum + 2 + heading.score, 0);

function candidates(text: string, range: Span, { pattern, name }: (typeof schemes)[number]): Heading[] {
  return [...text.slice(range.start, range.end).matchAll(pattern)].flatMap((match) => {
    const start = range.start + match.index;
    const end = start + match[0].length;
    const before = text.slice(Math.max(range.start, start - 14), start);
    const after = text.slice(end, end + 120);
    const onNewLine = isLineStart(text, start, range.start);
    const number = match[1] ?? "";
    const index = /^\d/.test(number) ? Number(number) : romanNumber(number);
    const isBracketed = onNewLine && bracketed.test(after);
    if (index === 0 || index > 200 || (goesOn.test(after) && !isBracketed)) return [];
    if (!onNewLine && referring.test(before)) return [];
    const lineRest = restOfLine(text, end, range.end);
    if (tableOfContentsLine.test(lineRest)) return [];
    const title = isBracketed ? (bracketed.exec(after)?.[1] ?? "") : titleOf(after);
    const isParted = sentenceEnd.test(before) || (title !== "" && lineRest.trim() === title);
    if (!onNewLine && !isParted && !match[0].endsWith(".")) return [];
    const score = (onNewLine ? 3 : isParted ? 0 : insideSentence) + (title === "" ? -1 : 2);
    return [
      {
        start,
        end: end + titleLength(after, title),
        label: name(number),
        index,
        branch: 0,
        title: title.trim(),
        score,
      },
    ];
  });
}

function titleOf(after: string): string {
  return (capitals.exec(after)?.[1] ?? titleCase.exec(after)?.[1] ?? "").trimEnd();
}

/** A title ends with the stop that parts it from its text. */
function titleLength(after: string, title: string): number {
  if (title === "") return 0;
  const end = after.indexOf(title) + title.length;
  return end + (/^(?:\)[.:]?|[.:])/.exec(after.slice(end))?.[0].length ?? 0);
}

function transition(before: Heading | null, after: Heading): number {
  if (before === null) return after.index === 1 ? 3 : -2 - after.index / 4;
  const gap = after.index - before.index;
  if (gap === 1) return 4;
  if (gap > 1) return -3 * Math.min(gap, 4);
  return after.index === 1 && after.score >= before.score ? -14 : -40;
}

const romanDigits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** IV is 4. Zero when it is no roman number. */
export function romanNumber(text: string): number {
  const digits = [...text.toUpperCase()].map((char) => romanDigits[char] ?? 0);
  if (digits.includes(0)) return 0;
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}
