import { extentOf, type PdfRow, type PdfSegment, rowOf } from "./rows.ts";

/**
 * Rows in reading order, as blocks that are read one after the other: a full-width block, then the left column, then the
 * right. A gutter counts as one only when both sides are running text; side-by-side short cells are a table and stay rows.
 */
export function toBlocks(rows: readonly PdfRow[], depth = 0): PdfRow[][] {
  const gutter = depth < 3 ? findGutter(rows) : null;
  if (gutter === null) return rows.length === 0 ? [] : [[...rows]];
  const blocks: PdfRow[][] = [];
  let full: PdfRow[] = [];
  let left: PdfSegment[][] = [];
  let right: PdfSegment[][] = [];
  const flushFull = (): void => {
    if (full.length > 0) blocks.push(full);
    full = [];
  };
  const flushColumns = (): void => {
    for (const side of [left, right]) if (side.length > 0) blocks.push(...toBlocks(side.map(rowOf), depth + 1));
    left = [];
    right = [];
  };
  for (const row of rows) {
    if (row.segments.some((segment) => crosses(segment, gutter))) {
      flushColumns();
      full.push(row);
    } else {
      flushFull();
      const [before, after] = [
        row.segments.filter((s) => s.left < gutter),
        row.segments.filter((s) => s.left >= gutter),
      ];
      if (before.length > 0) left.push(before);
      if (after.length > 0) right.push(after);
    }
  }
  flushFull();
  flushColumns();
  return blocks;
}

function crosses(segment: PdfSegment, x: number): boolean {
  return segment.left < x - 1 && segment.right > x + 1;
}

/** The x of a gutter between two columns of running text, or null. */
function findGutter(rows: readonly PdfRow[]): number | null {
  const segments = rows.flatMap((row) => row.segments);
  if (segments.length < 8) return null;
  const { left, right } = extentOf(segments);
  const bins = Math.ceil(right - left);
  if (bins < 100 || bins > 20_000) return null;
  // How much text stands over each point of the width: a gutter is a deep valley.
  const cover = new Float64Array(bins + 1);
  for (const segment of segments) {
    const from = Math.max(0, Math.floor(segment.left - left));
    const to = Math.min(bins, Math.ceil(segment.right - left));
    for (let bin = from; bin < to; bin++) cover[bin] = (cover[bin] ?? 0) + segment.size;
  }
  let best: { x: number; depth: number } | null = null;
  for (const valley of valleys(cover, bins)) {
    const x = left + valley.middle;
    if ((best === null || valley.cover < best.depth) && isGutter(rows, x)) best = { x, depth: valley.cover };
  }
  return best?.x ?? null;
}

/** The lowest stretches in the middle 70% of the width. */
function valleys(cover: Float64Array, bins: number): { middle: number; cover: number }[] {
  const peak = Math.max(...cover);
  const found: { middle: number; cover: number }[] = [];
  let start = -1;
  for (let bin = Math.floor(bins * 0.15); bin <= Math.ceil(bins * 0.85); bin++) {
    const low = (cover[bin] ?? 0) <= peak * 0.4;
    if (low && start < 0) start = bin;
    if (start < 0 || (low && bin < Math.ceil(bins * 0.85))) continue;
    const stretch = cover.subarray(start, bin);
    const floor = Math.min(...stretch);
    const from = stretch.indexOf(floor);
    let to = from;
    while (to + 1 < stretch.length && stretch[to + 1] === floor) to++;
    if (to - from >= 4) found.push({ middle: start + (from + to) / 2, cover: floor });
    start = -1;
  }
  return found;
}

/** Both sides are running text: several lines that fill their width, each with more than a few words. */
function isGutter(rows: readonly PdfRow[], x: number): boolean {
  const parted = rows.filter((row) => !row.segments.some((segment) => crosses(segment, x)));
  const sides = [
    parted.map((row) => row.segments.filter((segment) => segment.left < x)),
    parted.map((row) => row.segments.filter((segment) => segment.left >= x)),
  ];
  if (parted.length * 2 < rows.length && parted.length < 8) return false;
  return sides.every((side) => isRunningText(side.filter((segments) => segments.length > 0)));
}

function isRunningText(lines: readonly PdfSegment[][]): boolean {
  if (lines.length < 4) return false;
  const { left, right } = extentOf(lines.flat());
  const filled = lines.filter((line) => width(line) > (right - left) * 0.6).length;
  const words = lines.filter((line) => weight(line) >= 20).length;
  return filled * 2 >= lines.length && words * 2 >= lines.length;
}

function width(line: readonly PdfSegment[]): number {
  return line.reduce((sum, segment) => sum + segment.right - segment.left, 0);
}

/** Letters of a line; a Hangul syllable or Chinese character counts for two. */
function weight(line: readonly PdfSegment[]): number {
  let sum = 0;
  for (const run of line.flatMap((segment) => segment.runs)) {
    sum += run.text.length + (run.text.match(/[\u3040-\u9fff\uac00-\ud7af]/g)?.length ?? 0);
  }
  return sum;
}
