import { headingOf } from "#documents";
import { sentencesOf } from "#language";
import { contentWordsOf, wordsStandingIn } from "../../words/content-words.ts";
import type { RespondInput } from "./schema.ts";

type MarkedSource = RespondInput["sources"][number];

/** A passage is shown whole up to here; of a longer one what stands around its best sentence. */
const longestPassage = 700;

interface Unit {
  readonly start: number;
  readonly end: number;
  readonly isRow: boolean;
  readonly worth: number;
}

/**
 * Passages as Markdown, each below its path, with its mark. Of all their sentences the one that shares most of the question's
 * rare words is in bold.
 */
export function showPassages(question: string, passages: readonly MarkedSource[]): string {
  const weigh = weighing(question, passages);
  const read = passages.map((source) => ({ source, units: weigh(source.text) }));
  const most = Math.max(0, ...read.flatMap(({ units }) => units.map(({ worth }) => worth)));
  let isBoldLeft = most > 0;
  return read
    .map(({ source, units }) => {
      const best = units.reduce((one, other) => (other.worth > one.worth ? other : one));
      const isBold = isBoldLeft && best.worth === most;
      if (isBold) isBoldLeft = false;
      return `**${source.name}**\n\n${excerpt(source, units, best, isBold)}`;
    })
    .join("\n\n");
}

/** Whether any word of a question stands in what was found. */
export function holdsWordOf(question: string, { name, text }: MarkedSource): boolean {
  return contentWordsOf(question).some(wordsStandingIn(`${name}\n${text}`));
}

/** How much of the question's words a sentence has; a word that few sentences have counts more. */
function weighing(question: string, passages: readonly MarkedSource[]): (text: string) => Unit[] {
  const words = contentWordsOf(question);
  const held = (text: string) => {
    const stands = wordsStandingIn(text);
    return words.map((word) => stands(word));
  };
  const all = passages.flatMap(({ text }) => unitsOf(text).map(({ start, end }) => held(text.slice(start, end))));
  const weights = words.map((_, at) => Math.log(1 + all.length / Math.max(1, all.filter((one) => one[at]).length)));
  return (text) =>
    unitsOf(text).map((unit) => ({
      ...unit,
      worth: held(text.slice(unit.start, unit.end)).reduce(
        (sum, stands, at) => sum + (stands ? (weights[at] ?? 0) : 0),
        0,
      ),
    }));
}

const isRowLine = (line: string) => line.trimStart().startsWith("|");
/** A heading is told in the path above a passage. */
const isHeadingLine = (line: string) => {
  const heading = headingOf(line, true);
  return heading !== null && line.trim().length < heading.title.length + 8;
};
const isRuleLine = (line: string) => /^[\s|:-]+$/.test(line);

/** Sentences, and of a table its rows. */
function unitsOf(text: string): Omit<Unit, "worth">[] {
  const units: Omit<Unit, "worth">[] = [];
  let prose = 0;
  const closeProse = (end: number) => {
    for (const span of sentencesOf(text, prose, end)) units.push({ ...span, isRow: false });
  };
  for (let start = 0; start < text.length; ) {
    const next = text.indexOf("\n", start);
    const end = next < 0 ? text.length : next;
    const line = text.slice(start, end);
    if (isRowLine(line) || isHeadingLine(line)) {
      closeProse(start);
      // The names of the columns tell nothing alone.
      const isHead = isRuleLine(text.slice(end + 1).split("\n", 1)[0] ?? "");
      if (isRowLine(line) && !isRuleLine(line) && !isHead) units.push({ start, end, isRow: true });
      prose = end;
    }
    start = end + 1;
  }
  closeProse(text.length);
  return units.length > 0 ? units : [{ start: 0, end: text.length, isRow: false }];
}

function excerpt({ mark, text }: MarkedSource, units: readonly Unit[], best: Unit, isBold: boolean): string {
  const [from, to] = text.length <= longestPassage ? [0, text.length] : window(units, best);
  const words = text.slice(best.start, best.end);
  const shown = isBold ? inBold(words, best.isRow) : words;
  const head = from === 0 ? "" : headOfTable(text, from);
  const before = withoutHeadings(text.slice(from, best.start));
  const after = withoutHeadings(text.slice(best.end, to)).trimEnd();
  const cited = best.isRow ? shown.replace(/\s*\|\s*$/, ` ${mark} |`) : `${shown} ${mark}`;
  return `${head}${before}${cited}${after}`.trim();
}

const withoutHeadings = (text: string) =>
  text
    .split("\n")
    .filter((line) => !isHeadingLine(line))
    .join("\n");

/** The sentences around the best one, as many as fit. */
function window(units: readonly Unit[], best: Unit): [from: number, to: number] {
  let [first, last] = [units.indexOf(best), units.indexOf(best)];
  const length = (from: number, to: number) => (units[to]?.end ?? 0) - (units[from]?.start ?? 0);
  for (let hasGrown = true; hasGrown; ) {
    hasGrown = false;
    if (last + 1 < units.length && length(first, last + 1) <= longestPassage) [last, hasGrown] = [last + 1, true];
    if (first > 0 && length(first - 1, last) <= longestPassage) [first, hasGrown] = [first - 1, true];
  }
  return [units[first]?.start ?? best.start, units[last]?.end ?? best.end];
}

/** The names of the columns, where a table is shown from a later row on. */
function headOfTable(text: string, from: number): string {
  const lines = text.slice(0, from).split("\n");
  const rule = lines.findLastIndex((line) => isRowLine(line) && isRuleLine(line));
  return rule < 1 || !isRowLine(text.slice(from)) ? "" : `${lines.slice(rule - 1, rule + 1).join("\n")}\n`;
}

function inBold(words: string, isRow: boolean): string {
  if (!isRow) return `**${words.replaceAll("**", "").replaceAll(/\s*\n\s*/g, " ")}**`;
  return words.replaceAll(/[^|]+/g, (cell) => {
    const inner = cell.trim().replaceAll("**", "");
    return inner === "" ? cell : ` **${inner}** `;
  });
}
