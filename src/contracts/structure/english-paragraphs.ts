import type { Span } from "#language";
import { hasDigit, oneLine, oneOf } from "#language";
import { romanNumber } from "./english-articles.ts";
import { isLineStart } from "./heading.ts";
import { type NumberedNode, type NumberingMark, nestMarks } from "./numbering.ts";

const mark = new RegExp(
  oneOf`
    (?<![\d.$])(?:(?:SECTION|Section)\s{1,2})?(\d{1,2})\.(\d{1,3})(?:\.(\d{1,3}))?\.?(?=[\s)])
    \(([a-zA-Z]|[ivx]{1,5}|\d{1,2})\)
    (?<![\w.$])(\d{1,2}|[A-Z])\.(?=\s{1,4}[A-Z"“])
    (?:SECTION|Section)\s{1,2}(\d{1,3})\.(?=\s)
  `,
  "g",
);
const referring =
  /(?:sections?|articles?|clauses?|paragraphs?|subsections?|exhibits?|schedules?|of|to|in|under|and|or|\d)\s{0,2}$/i;
const cited = /(?:sections?|articles?|clauses?|paragraphs?|subsections?|exhibits?|schedules?|\d|\))\s?$/i;
const pointBefore = /(?:[.;:,)\]"”_]|\b(?:and|or)|[A-Z]{3}|^)\s{0,6}$/;

/** The paragraphs of an English article's body: 4.2 or Section 4.02, with (a) and (i) below. */
export function englishParagraphs(text: string, body: Span, article: number): NumberedNode[] {
  const last = new Map<string, number>();
  const accepted: NumberingMark[] = [];
  let order = dotsAbove;
  for (const match of text.slice(body.start, body.end).matchAll(mark)) {
    const start = body.start + match.index;
    const found = readMark(match, article, last);
    if (found === null) continue;
    const onNewLine = isLineStart(text, start, body.start);
    const before = text.slice(Math.max(body.start, start - 14), start);
    const expected = (last.get(found.style) ?? 0) + 1;
    const startsAtZeroOrOne = found.number === expected || (expected === 1 && found.number <= 1);
    const skips = found.style.startsWith("decimal") && found.number > expected;
    if (!startsAtZeroOrOne && !(skips && (onNewLine || isBeforeCapital(text, start + match[0].length)))) continue;
    if (!onNewLine && isReference(found.style, before)) continue;
    accepted.push({ start, ...found });
    last.set(found.style, found.number);
    if (found.style === "dot" && !last.has("capital")) order = dotsAbove;
    if (found.style === "capital" && !last.has("dot")) order = capitalsAbove;
    for (const finer of order.slice(order.indexOf(found.style) + 1)) last.delete(finer);
  }
  return nestMarks(accepted, body.end, outermost);
}

/** In running text a point in brackets may follow any word but one that cites it; a number must follow a stop, a decimal a wide gap at least. */
function isReference(style: string, before: string): boolean {
  if (bracketed.has(style)) return cited.test(before);
  const isParted = pointBefore.test(before) || (style.startsWith("decimal") && before.endsWith("   "));
  return !isParted || (style === "decimal" && referring.test(before));
}

function isBeforeCapital(text: string, offset: number): boolean {
  const first = text
    .slice(offset, offset + 8)
    .trimStart()
    .charAt(0);
  return first !== first.toLowerCase();
}

const bracketed = new Set(["letter", "capital-letter", "roman", "number"]);
const belowBoth = ["decimal-deep", "letter", "capital-letter", "roman", "number"];
/** Whether A. stands below 1. or 1. below A., the one that came first tells. */
const dotsAbove = ["section", "decimal", "dot", "capital", ...belowBoth];
const capitalsAbove = ["section", "decimal", "capital", "dot", ...belowBoth];
/** They carry the number of their article, or of a section, and stand directly in it. */
const outermost = new Set(["section", "decimal"]);

function readMark(
  match: RegExpMatchArray,
  article: number,
  last: Map<string, number>,
): Omit<NumberingMark, "start"> | null {
  const [, whole, part, deep, inBrackets, dotted, section] = match;
  if (section !== undefined) return { style: "section", number: Number(section) };
  if (whole !== undefined) {
    if (Number(whole) !== article) return null;
    const written = oneLine(match[0])
      .replace(/\.$/, "")
      .replace(/^SECTION/, "Section");
    return deep === undefined
      ? { style: "decimal", number: Number(part), written }
      : { style: "decimal-deep", number: Number(deep), written };
  }
  if (dotted !== undefined)
    return hasDigit(dotted)
      ? { style: "dot", number: Number(dotted) }
      : { style: "capital", number: letterNumber(dotted) };
  if (inBrackets === undefined) return null;
  if (hasDigit(inBrackets)) return { style: "number", number: Number(inBrackets) };
  if (/[A-Z]/.test(inBrackets)) return { style: "capital-letter", number: letterNumber(inBrackets) };
  const letter = letterNumber(inBrackets);
  const goesOnAsLetter = inBrackets.length === 1 && letter === (last.get("letter") ?? 0) + 1;
  const roman = romanNumber(inBrackets);
  if (goesOnAsLetter || roman === 0) return inBrackets.length === 1 ? { style: "letter", number: letter } : null;
  return { style: "roman", number: roman };
}

const letterNumber = (letter: string) => letter.toLowerCase().charCodeAt(0) - 96;

/** 4.2, (a), (i): a point as English contracts cite it. */
export function englishPointName(
  article: number,
  { style, number, written }: { style: string; number: number; written?: string | undefined },
): string {
  if (written !== undefined) return written;
  const letter = String.fromCharCode(96 + number);
  if (style === "decimal") return `${article}.${number}`;
  if (style === "section") return `Section ${number}`;
  if (style === "dot") return `${number}.`;
  if (style === "capital") return `${letter.toUpperCase()}.`;
  if (style === "capital-letter") return `(${letter.toUpperCase()})`;
  if (style === "letter") return `(${letter})`;
  return style === "roman" ? `(${toRoman(number)})` : `(${number})`;
}

function toRoman(number: number): string {
  const tens = "x".repeat(Math.floor(number / 10));
  return tens + (["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"][number % 10] ?? "");
}
