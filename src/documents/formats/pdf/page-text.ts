import type { PageLayout, TextBox } from "../format.ts";
import { toBlocks } from "./columns.ts";
import { type PageRuns, type RunFrame, toPageBox } from "./glyph-run.ts";
import { type PdfLine, toLine } from "./line.ts";
import { joinLines, type Surroundings } from "./line-join.ts";
import { breaksOf, hadRoomBefore } from "./paragraphs.ts";
import type { PdfRow } from "./rows.ts";

export interface FrameRows {
  readonly frame: RunFrame;
  readonly rows: readonly PdfRow[];
}

/** The page as readable text, and where each word of it stands. */
export function toPageText(
  page: PageRuns,
  frames: readonly FrameRows[],
  around: Surroundings,
): { text: string; layout: PageLayout } {
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

interface Writer {
  line(line: PdfLine, frame: RunFrame): void;
  white(text: string): void;
  /** Takes characters back, as the hyphen of a word that is whole again. */
  drop(characters: number): void;
  /** The end of what is written so far. */
  tail(): string;
  end(): { text: string; layout: PageLayout };
}

function createWriter(page: PageRuns): Writer {
  let text = "";
  const boxes: TextBox[] = [];
  return {
    line(line, frame) {
      let glued = false;
      for (const { text: words, place } of line.pieces) {
        const start = text.length;
        text += words;
        if (place === null) {
          glued = false;
          continue;
        }
        const [x, y, width, height] = toPageBox(frame, page, place.x, place.y, place.width, place.size).map(round);
        const box: TextBox = [start, text.length, x ?? 0, y ?? 0, width ?? 0, height ?? 0];
        const before = boxes.at(-1);
        // Many PDFs place each glyph by itself: one box a word is enough.
        if (glued && before !== undefined && frame.turns === 0) boxes[boxes.length - 1] = around(before, box);
        else boxes.push(box);
        glued = true;
      }
    },
    white(glue) {
      if (text !== "") text += glue;
    },
    drop(characters) {
      if (characters === 0) return;
      text = text.slice(0, -characters);
      const last = boxes.at(-1);
      if (last !== undefined) boxes[boxes.length - 1] = [last[0], text.length, last[2], last[3], last[4], last[5]];
    },
    tail: () => text.slice(-60),
    end: () => ({ text, layout: { width: round(page.width), height: round(page.height), boxes } }),
  };
}

function around(a: TextBox, b: TextBox): TextBox {
  const left = Math.min(a[2], b[2]);
  const top = Math.min(a[3], b[3]);
  const right = Math.max(a[2] + a[4], b[2] + b[4]);
  const bottom = Math.max(a[3] + a[5], b[3] + b[5]);
  return [a[0], b[1], left, top, round(right - left), round(bottom - top)];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
