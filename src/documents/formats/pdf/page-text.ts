import { toBlocks } from "./columns.ts";
import type { PageRuns, RunFrame } from "./glyph-run.ts";
import { type PdfLine, toLine } from "./line.ts";
import { joinLines, type Surroundings } from "./line-join.ts";
import { breaksOf, hadRoomBefore } from "./paragraphs.ts";
import type { PdfRow } from "./rows.ts";

export interface FrameRows {
  readonly frame: RunFrame;
  readonly rows: readonly PdfRow[];
}

/** How much of a page is its upper part, and how near to the largest a size counts as the same. */
const [upperPart, alikeSize] = [0.6, 0.95];

/** The page as readable text, and what is set largest on it. */
export function toPageText(
  page: PageRuns,
  frames: readonly FrameRows[],
  around: Surroundings,
): { text: string; largest: string } {
  const writer = createWriter(page);
  for (const { frame, rows } of frames) {
    const blocks = toBlocks(rows).map((block) => block.map(toLine));
    const ends = blocks.flat().filter((line) => line.text.length > 12);
    const spacesKnown =
      ends.filter((line) => line.spaced).length * 5 >= ends.length && ends.some((line) => line.spaced);
    for (const lines of blocks) {
      const breaks = breaksOf(lines);
      for (const [index, line] of lines.entries()) {
        const kind = breaks[index];
        if (kind === "paragraph") writer.white("\n\n");
        else if (kind === "line") writer.white("\n");
        else {
          const spaced = lines[index - 1]?.spaced ?? false;
          const end = { spaced, spacesKnown, hadRoom: hadRoomBefore(lines, breaks, index) };
          const { drop, glue } = joinLines(writer.tail(), line.text, end, around);
          writer.drop(drop);
          writer.white(glue);
        }
        writer.line(line, frame);
      }
    }
  }
  return writer.end();
}

function createWriter(page: PageRuns) {
  let text = "";
  /** Upright words in the upper part of the page. */
  const upper: { readonly start: number; end: number; readonly size: number }[] = [];
  return {
    line(line: PdfLine, frame: RunFrame): void {
      const start = text.length;
      text += line.text;
      if (frame.turns !== 0 || line.y >= page.height * upperPart) return;
      for (const { start: from, end, size } of line.words)
        if (/\p{L}{2}/u.test(line.text.slice(from, end))) upper.push({ start: start + from, end: start + end, size });
    },
    white(glue: string): void {
      if (text !== "") text += glue;
    },
    /** Takes characters back, as the hyphen of a word that is whole again. */
    drop(characters: number): void {
      if (characters === 0) return;
      text = text.slice(0, -characters);
      const last = upper.at(-1);
      if (last !== undefined) last.end = Math.min(last.end, text.length);
    },
    /** The end of what is written so far. */
    tail: () => text.slice(-60),
    end() {
      const largestSize = upper.reduce((most, { size }) => Math.max(most, size), 0);
      const large = upper.filter(({ size }) => size >= largestSize * alikeSize);
      return { text, largest: text.slice(large[0]?.start ?? 0, large.at(-1)?.end ?? 0) };
    },
  };
}
