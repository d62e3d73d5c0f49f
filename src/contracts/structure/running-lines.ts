import { allMatches, type Span } from "#language";
import { bestSequence } from "./best-sequence.ts";
import type { ContractPage } from "./contract-text.ts";

interface Line extends Span {
  readonly at: number;
  readonly words: string;
}

interface PageNumber extends Line {
  readonly score: number;
  readonly number: number;
}

/** Lines that are a number: a contract has fewer pages, and a text of nothing but numbers is none. */
const mostNumbers = 2_000;
/** A contract was printed so often at most before it came here. */
const mostPrints = 3;
/** A list has a line to each number; a page has more. */
const fewestLines = 2;
/** So many pages make a numbering, and words beside so many of its numbers run with it. */
const fewestPages = 3;
/** Lines of words that stand above or below a number. */
const farthest = 3;

/**
 * Pages in which the lines that ran along with the pages of an earlier print are blanks: page numbers that count up in lines of
 * their own, across one of which a sentence goes on, and words that stand beside them again and again. Every place stays.
 */
export function withoutRunningLines(pages: readonly ContractPage[]): ContractPage[] {
  const text = pages.map((page) => page.text).join("\n");
  const lines = allMatches(text, /\S[^\n]*/g).map(({ 0: line, index: start }, at): Line => {
    const words = line.trimEnd();
    return { at, start, end: start + words.length, words };
  });
  const running = new Set<Line>();
  let left = lines.flatMap(asPageNumber);
  if (left.length > mostNumbers) return [...pages];
  for (let print = 0; print < mostPrints; print++) {
    const numbers = numbering(left);
    if (numbers.length < fewestPages) break;
    const places = new Set(numbers.map(({ at }) => at));
    for (const line of runningWith(numbers, lines)) running.add(line);
    left = left.filter(({ at }) => !places.has(at));
  }
  if (running.size === 0) return [...pages];
  const kept = lines.filter((line) => !running.has(line));
  return pagesOf(pages, withBlanks(text, kept));
}

function asPageNumber(line: Line): PageNumber[] {
  const [, number] = /^[-–—\s]*(\d{1,3})[-–—\s]*$/.exec(line.words) ?? [];
  return number === undefined ? [] : [{ ...line, score: 1, number: Number(number) }];
}

/** The longest run of numbers that count up; a page may have lost its own. */
function numbering(lines: readonly PageNumber[]): PageNumber[] {
  return bestSequence(lines, (before, { number }) => {
    if (before === null) return 0;
    const gap = number - before.number;
    return gap === 1 ? 1 : gap > 1 && gap <= fewestPages ? -gap : -100;
  });
}

/** The lines of page numbers and the words beside them; nothing where no sentence goes on across one, as in a list. */
function runningWith(numbers: readonly PageNumber[], lines: readonly Line[]): Line[] {
  const apart = ((numbers.at(-1)?.at ?? 0) - (numbers[0]?.at ?? 0)) / (numbers.length - 1);
  if (apart <= fewestLines) return [];
  const runs = numbers.map(({ at }) => ({ at, from: at, to: at }));
  for (const side of [-1, 1])
    for (let away = 1; away <= farthest; away++) {
      const reached = runs.filter((run) => run[side < 0 ? "from" : "to"] === run.at + side * (away - 1));
      for (const [words, alike] of Map.groupBy(reached, ({ at }) => lines[at + side * away]?.words ?? ""))
        if (words !== "" && alike.length >= fewestPages)
          for (const run of alike) run[side < 0 ? "from" : "to"] = run.at + side * away;
    }
  const goesOn = runs.some(({ from, to }) => isCutSentence(lines[from - 1], lines[to + 1]));
  return goesOn ? runs.flatMap(({ from, to }) => lines.slice(from, to + 1)) : [];
}

function isCutSentence(before: Line | undefined, after: Line | undefined): boolean {
  return /[\p{L},]$/u.test(before?.words ?? "") && /^\p{Ll}/u.test(after?.words ?? "");
}

/** Blanks between the lines that are kept, in the place of line breaks too where a sentence goes on. */
function withBlanks(text: string, kept: readonly Line[]): string {
  let whole = "";
  for (const [at, line] of kept.entries()) {
    const before = kept[at - 1];
    const gap = text.slice(whole.length, line.start);
    const isRunning = (before?.at ?? -1) + 1 < line.at;
    whole += !isRunning ? gap : isCutSentence(before, line) ? " ".repeat(gap.length) : withBlankLines(gap);
    whole += line.words;
  }
  return whole + withBlankLines(text.slice(whole.length));
}

const withBlankLines = (text: string) => text.replace(/./g, " ");

function pagesOf(pages: readonly ContractPage[], text: string): ContractPage[] {
  let end = -1;
  return pages.map(({ page, text: { length } }) => {
    const start = end + 1;
    end = start + length;
    return { page, text: text.slice(start, end) };
  });
}
