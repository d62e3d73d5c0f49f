import type { PdfLine } from "./line.ts";

/** How a line goes on from the one before it in its block. */
export type Break = "join" | "line" | "paragraph";

/** Marks that begin an item wherever they stand at the left. */
const bullet = /^(?:[①-⑳㉠-㉯]|[•·○●◦□■▪▶※◇◆☞–—*-]\s|\(?(?:[0-9]{1,3}|[가-하])[.)]\s*\p{L}|\([a-zA-Z0-9]{1,4}\)\s)/u;
const numberingWords = "조|장|절|항|편|관";
/** Articles and sections begin something too, but a sentence may break before them: "의료법 / 제3조에 따라". */
const numbering = new RegExp(
  String.raw`^(?:제\s?\d+\s?(?:${numberingWords})|(?:ARTICLE|Article|SECTION|Section|CHAPTER|Chapter)\s+[IVXLC\d]+|\d{1,2}(?:\.\d{1,2}){1,3}\.?\s)`,
);
/** A line of a table of contents. */
const leader = /(?:[.·․…]\s?){4}[\divxIVX]{1,5}$/;
const sentenceEnd = /[.!?。:;…)\]"”’」』]$/;

/** In ems, with what a justified line may add. */
const widestSyllable = 1.1;

interface Measure {
  readonly left: number;
  readonly right: number;
  readonly leading: number;
}

/** The breaks before each line of a block; the first is always a paragraph. */
export function breaksOf(block: readonly PdfLine[]): Break[] {
  const measure = measureOf(block);
  const lines = block.map((line, index) => ({ ...line, tabular: inTable(block, index, measure) }));
  return lines.map((line, index) => {
    const before = lines[index - 1];
    if (before === undefined) return "paragraph";
    const full = isFull(lines, index - 1, measure);
    return breakBetween(before, line, full ? { ...measure, right: before.right } : measure);
  });
}

/** Whether the first syllable of a line, with what may not begin a line after it, would have fitted into the one before. */
export function hadRoomBefore(lines: readonly PdfLine[], breaks: readonly Break[], index: number): boolean {
  const line = lines[index];
  const before = lines[index - 1];
  if (line === undefined || before === undefined) return false;
  const start = breaks.findLastIndex((kind, at) => at <= index && kind !== "join");
  const next = breaks.findIndex((kind, at) => at > index && kind !== "join");
  const paragraph = lines.slice(Math.max(0, start), next === -1 ? lines.length : next);
  const margin = Math.max(...paragraph.map(({ right }) => right));
  const unbroken = /^.[.,!?:;)\]」』”’…]*/u.exec(line.text)?.[0].length ?? 1;
  return margin - before.right > unbroken * before.size * widestSyllable;
}

function measureOf(lines: readonly PdfLine[]): Measure {
  const steps = lines.flatMap((line, index) => {
    const before = lines[index - 1];
    return before === undefined || line.y <= before.y ? [] : [line.y - before.y];
  });
  steps.sort((a, b) => a - b);
  return {
    left: Math.min(...lines.map((line) => line.left)),
    right: marginOf(lines.map((line) => line.right)),
    // The lower quartile: paragraph gaps must not count as leading.
    leading: steps[Math.floor(steps.length / 4)] ?? 0,
  };
}

/** The right margin is where most lines end, if enough do; one line may run over it. */
function marginOf(ends: readonly number[]): number {
  let best = Math.max(...ends);
  let most = Math.max(2, ends.length / 5);
  for (const end of ends) {
    const count = ends.filter((other) => Math.abs(other - end) < 1.5).length;
    if (count > most || (count === most && end > best)) [best, most] = [end, count];
  }
  return best;
}

/** A column inside the block, as an abstract's, has a margin of its own: a line near by ends at the very same place. */
function isFull(lines: readonly PdfLine[], index: number, measure: Measure): boolean {
  const line = lines[index];
  if (line === undefined || line.right - line.left < (measure.right - measure.left) * 0.5) return false;
  return lines
    .slice(Math.max(0, index - 3), index + 4)
    .some((other) => other !== line && !other.tabular && Math.abs(other.right - line.right) < 0.7);
}

/** A gap in a full line is a blank to fill in; a short line between rows is a cell that spans some of them. */
function inTable(lines: readonly PdfLine[], index: number, measure: Measure): boolean {
  const line = lines[index];
  if (line === undefined) return false;
  const near = (from: number, to: number): boolean =>
    lines.slice(Math.max(0, from), to).some((other) => other.tabular && Math.abs(other.y - line.y) < other.size * 6);
  const above = near(index - 3, index);
  const below = near(index + 1, index + 4);
  if (line.tabular) return above || below || line.text.length < 40;
  return above && below && line.right - line.left < (measure.right - measure.left) * 0.4;
}

function breakBetween(before: PdfLine, line: PdfLine, measure: Measure): Break {
  const step = line.y - before.y;
  const size = Math.max(before.size, line.size);
  if (before.tabular && line.tabular) return step > Math.max(measure.leading, size) * 2.5 ? "paragraph" : "line";
  if (before.tabular !== line.tabular) return "paragraph";
  if (Math.abs(before.size - line.size) > size * 0.15) return "paragraph";
  if (step < 0 || step > Math.max(measure.leading * 1.4, size * 1.35)) return "paragraph";
  if (bullet.test(line.text) || leader.test(before.text) || leader.test(line.text)) return "line";
  if (!continues(before, line, measure)) return "line";
  const ended = sentenceEnd.test(before.text);
  if (ended && numbering.test(line.text)) return "line";
  // The first line of a paragraph stands further in than the line before it.
  const indented = line.left > before.left + size * 0.8 && line.left < before.left + size * 4;
  if (ended && indented && !bullet.test(before.text) && !numbering.test(before.text)) return "paragraph";
  return "join";
}

/** A line that ended before the next word would have run over the margin ended on purpose. */
function continues(before: PdfLine, line: PdfLine, measure: Measure): boolean {
  const word = /^\S+/.exec(line.text)?.[0] ?? "";
  const average = (line.right - line.left) / Math.max(1, line.text.length);
  const room = measure.right - before.right;
  return room < average * (word.length + 1) + before.size * 0.6;
}
