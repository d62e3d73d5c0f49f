import type { Span } from "#language";
import { oneOf } from "#language";
import { type Heading, isLineStart } from "./heading.ts";
import { type NumberedNode, type NumberingMark, nestMarks } from "./numbering.ts";

const syllables = "가나다라마바사아자차카타파하";
const mark = new RegExp(
  oneOf`
    ([①-⑳㉑-㉟❶-➓])
    \((\d{1,2})\)
    (?<![\d.(])(\d{1,2})\)
    (?<![\d.])(\d{1,2})\\?\.(?![\d.])(?:의\d)?
    \(([가-하])\)
    (?<![가-힣(])([가나다라마바사아자차카타파하])[.)](?=[\s“"'‘「])
    (?<![\d.])(\d{1,3})\.(\d{1,2})(?![\d.])
  `,
  "g",
);
const sentenceEnd = /(?:[.!?:;>”"』」)]|다|함|음)\**\s{1,4}\**$/;

/** The paragraphs (항) of a Korean article's body, with their items (호) and sub-items (목). */
export function koreanParagraphs(
  text: string,
  body: Span,
  { index }: Pick<Heading, "index">,
): { paragraphs: NumberedNode[]; items: NumberedNode[] } {
  const marks = acceptedMarks(text, body, index);
  const first = marks[0];
  if (first === undefined) return { paragraphs: [], items: [] };
  const intro = text.slice(body.start, first.start).replace(/[\s*]/g, "");
  if (isParagraphStyle(first.style, intro)) return { paragraphs: nestMarks(marks, body.end), items: [] };
  // Items without a paragraph above them, until a circled number opens paragraphs after all.
  const turn = marks.findIndex(
    (candidate) =>
      candidate.style === "circled" &&
      candidate.number === 1 &&
      marks.some((other) => other.style === "circled" && other.number === 2),
  );
  if (turn < 0) return { paragraphs: [], items: nestMarks(marks, body.end) };
  const border = marks[turn]?.start ?? body.end;
  return { items: nestMarks(marks.slice(0, turn), border), paragraphs: nestMarks(marks.slice(turn), body.end) };
}

function isParagraphStyle(style: string, intro: string): boolean {
  if (style === "circled" || style === "round" || style === "decimal") return true;
  // "1." straight after the heading numbers paragraphs; after a sentence such as "다음 각 호와 같다" it numbers items.
  return (style === "dot" || style === "half") && intro === "";
}

function acceptedMarks(text: string, { start, end }: Span, article: number): NumberingMark[] {
  const last = new Map<string, number>();
  const accepted: NumberingMark[] = [];
  for (const match of text.slice(start, end).matchAll(mark)) {
    const at = start + match.index;
    const found = readMark(match, article);
    if (found === null) continue;
    const isNext = found.number === (last.get(found.style) ?? 0) + 1;
    const good = isLineStart(text, at, start)
      ? found.style !== "syllable" || found.number === 1 || isNext
      : isNext && isPointInRunningText(found, text.slice(Math.max(start, at - 6), at));
    if (!good) continue;
    accepted.push({ start: at, ...found });
    last.set(found.style, found.number);
    for (const finer of finerThan[found.style] ?? []) last.delete(finer);
  }
  return accepted;
}

/** Below a new point every finer numbering starts again. */
const finerThan: Readonly<Record<string, readonly string[]>> = {
  decimal: ["circled", "round", "dot", "half", "syllable"],
  circled: ["dot", "half", "syllable"],
  round: ["dot", "half", "syllable"],
  dot: ["syllable"],
};

/** A circled number goes on anywhere; any other mark, and the first of all, must follow a sentence. */
function isPointInRunningText({ style, number }: Omit<NumberingMark, "start">, before: string): boolean {
  if (style === "circled" && number > 1) return /\s\**$/.test(before);
  return style !== "half" && style !== "decimal" && (style === "circled" || number > 1) && sentenceEnd.test(before);
}

/** 4.2 is a paragraph of the fourth article, and a figure anywhere else. */
function readMark(match: RegExpMatchArray, article: number): { style: string; number: number } | null {
  const [, circled, round, half, dot, syllableRound, syllable, whole, part] = match;
  if (whole !== undefined) return Number(whole) === article ? { style: "decimal", number: Number(part) } : null;
  if (circled !== undefined) return { style: "circled", number: circledNumber(circled) };
  if (round !== undefined) return { style: "round", number: Number(round) };
  if (half !== undefined) return { style: "half", number: Number(half) };
  if (dot !== undefined) return { style: "dot", number: Number(dot) };
  const letter = syllableRound ?? syllable;
  const at = letter === undefined ? -1 : syllables.indexOf(letter);
  return at < 0 ? null : { style: syllableRound === undefined ? "syllable" : "syllable-round", number: at + 1 };
}

function circledNumber(char: string): number {
  const code = char.charCodeAt(0);
  // Dingbats: three rows of ten.
  if (code >= 0x2776 && code <= 0x2793) return ((code - 0x2776) % 10) + 1;
  return code >= 0x3251 ? code - 0x3251 + 21 : code - 0x2460 + 1;
}

/** 제1항, 제1호, 가목 by depth. */
export function koreanPointName(depth: number, { style, number }: { style: string; number: number }): string {
  if (depth === 0) return `제${number}항`;
  if (style.startsWith("syllable") || depth === 2) return `${syllables.charAt(number - 1) || number}목`;
  return `제${number}호`;
}
