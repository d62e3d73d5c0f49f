import type { GlyphRun } from "./glyph-run.ts";

/** Runs that stand close together on one baseline: a line of a column, or a cell of a table. */
export interface PdfSegment {
  readonly runs: readonly GlyphRun[];
  readonly left: number;
  readonly right: number;
  /** Baseline. */
  readonly y: number;
  /** The size of most of its text. */
  readonly size: number;
}

/** Everything on one baseline, from the left to the right. */
export interface PdfRow {
  readonly segments: readonly PdfSegment[];
  readonly y: number;
  readonly size: number;
}

/** A wider gap than this (in ems) may be a gutter or a cell border. Justified text seldom reaches it. */
const segmentGap = 0.9;

/** Runs grouped into rows from the top to the bottom. */
export function toRows(runs: readonly GlyphRun[]): PdfRow[] {
  const rows: GlyphRun[][] = [];
  let y = Number.NEGATIVE_INFINITY;
  for (const run of [...runs].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row !== undefined && run.y - y < Math.max(run.size, mainSize(row)) * 0.4) {
      row.push(run);
      // The row's baseline is that of its largest text, so that a superscript does not drag it up.
      if (run.size >= mainSize(row)) y = run.y;
    } else {
      rows.push([run]);
      y = run.y;
    }
  }
  return rows.map(toRow);
}

function toRow(runs: readonly GlyphRun[]): PdfRow {
  const segments: PdfSegment[] = [];
  let current: GlyphRun[] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const run of [...runs].sort((a, b) => a.x - b.x)) {
    if (current.length > 0 && run.x - right > segmentGap * Math.max(run.size, 1)) {
      segments.push(toSegment(current));
      current = [];
    }
    current.push(run);
    right = Math.max(current.length === 1 ? run.x : right, run.x + run.width);
  }
  if (current.length > 0) segments.push(toSegment(current));
  return rowOf(segments);
}

/** A row of segments that share a baseline. */
export function rowOf(segments: readonly PdfSegment[]): PdfRow {
  const main = segments.reduce<PdfSegment | null>(
    (best, each) => (best === null || each.size > best.size ? each : best),
    null,
  );
  return { segments: [...segments].sort((a, b) => a.left - b.left), y: main?.y ?? 0, size: main?.size ?? 1 };
}

function toSegment(runs: readonly GlyphRun[]): PdfSegment {
  const size = mainSize(runs);
  const ordered = mostlyRightToLeft(runs) ? [...runs].reverse() : runs;
  return {
    runs: ordered,
    ...extentOf(runs.map(({ x, width }) => ({ left: x, right: x + width }))),
    y: runs.find((run) => run.size === size)?.y ?? 0,
    size,
  };
}

interface Extent {
  readonly left: number;
  readonly right: number;
}

/** From the leftmost to the rightmost; a page may have more than fit on the stack as arguments. */
export function extentOf(parts: readonly Extent[]): Extent {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const part of parts) {
    left = Math.min(left, part.left);
    right = Math.max(right, part.right);
  }
  return { left, right };
}

function mostlyRightToLeft(runs: readonly GlyphRun[]): boolean {
  return runs.filter((run) => run.rightToLeft).length * 2 > runs.length;
}

function mainSize(runs: readonly GlyphRun[]): number {
  const length = new Map<number, number>();
  for (const run of runs) length.set(run.size, (length.get(run.size) ?? 0) + run.text.length);
  let best = 1;
  let most = 0;
  for (const [size, characters] of length) if (characters > most) [best, most] = [size, characters];
  return best;
}

/** The plain words of a row, for comparing rows of different pages. */
export function rowText(row: PdfRow): string {
  return row.segments
    .map((segment) => segment.runs.map((run) => run.text).join(""))
    .join(" ")
    .trim();
}
