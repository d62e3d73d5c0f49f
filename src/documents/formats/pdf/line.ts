import { raisedDigits } from "../raised-digits.ts";
import type { GlyphRun } from "./glyph-run.ts";
import type { PdfRow } from "./rows.ts";

/** A line of a block, with the spaces that the PDF shows by position only. */
export interface PdfLine {
  readonly text: string;
  /** Where its words stand in the text, and how large they are set. */
  readonly words: readonly { readonly start: number; readonly end: number; readonly size: number }[];
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  /** The cells of a table's row are parted by tabs. */
  readonly tabular: boolean;
  /** The PDF has a space glyph at its end. */
  readonly spaced: boolean;
}

/** A gap that makes two words (in ems), and one that makes two cells. */
const wordGap = 0.17;
const cellGap = 1.8;

/** How small and how high above the baseline, by the line's size, a raised sign is. */
const raisedSize = 0.8;
const raisedHeight = 0.15;

export function toLine(row: PdfRow): PdfLine {
  let text = "";
  const lineWords: { start: number; end: number; size: number }[] = [];
  let tabular = false;
  let previous: GlyphRun | null = null;
  for (const run of row.segments.flatMap((segment) => segment.runs)) {
    if (previous !== null) {
      const gap = gapBetween(previous, run);
      const em = Math.max(previous.size, run.size);
      if (gap > cellGap * em) {
        text += "\t";
        tabular = true;
      } else if (wantsSpace(previous, run, gap / em)) text += " ";
    }
    const standsApart = /^$|[ \t]$/.test(text);
    const words = standsApart ? run.text.trim() : run.text.trimEnd();
    // The sign of a footnote behind a sum would be read as its last digit.
    const raised = !standsApart && isRaised(run, row) ? raisedDigits(words) : null;
    const last = lineWords.at(-1);
    text += raised ?? words;
    if (standsApart || last === undefined)
      lineWords.push({ start: text.length - words.length, end: text.length, size: run.size });
    else [last.end, last.size] = [text.length, Math.max(last.size, run.size)];
    previous = run;
  }
  return {
    text,
    words: lineWords,
    left: row.segments[0]?.left ?? 0,
    right: row.segments.at(-1)?.right ?? 0,
    y: row.y,
    size: row.size,
    tabular,
    spaced: previous?.spaceAfter ?? false,
  };
}

function isRaised(run: GlyphRun, row: PdfRow): boolean {
  return run.size <= row.size * raisedSize && row.y - run.y >= row.size * raisedHeight;
}

function gapBetween(before: GlyphRun, after: GlyphRun): number {
  return after.x >= before.x ? after.x - (before.x + before.width) : before.x - (after.x + after.width);
}

function wantsSpace(before: GlyphRun, after: GlyphRun, gap: number): boolean {
  if (/^\s/.test(after.text)) return false;
  if (before.spaceAfter || /\s$/.test(before.text)) return true;
  // Hangul that is set wide leaves gaps inside words: there a gap must be a little wider.
  const bothHangul = /[\uac00-\ud7af]$/.test(before.text) && /^[\uac00-\ud7af]/.test(after.text);
  return gap > (bothHangul ? wordGap + 0.05 : wordGap);
}
