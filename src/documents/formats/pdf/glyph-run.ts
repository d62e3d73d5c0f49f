import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A run of glyphs as the PDF places it: its words, its baseline and its extent, in points from the top left corner. */
export interface GlyphRun {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly width: number;
  /** Height of the font. */
  readonly size: number;
  readonly rightToLeft: boolean;
  /** The PDF itself has a space after this run: decisive at the end of a Korean line. */
  readonly spaceAfter: boolean;
}

/** Runs that are read in one direction. Turned text is laid out in its own upright frame. */
export interface RunFrame {
  readonly runs: readonly GlyphRun[];
  /** Quarter turns clockwise from upright. */
  readonly turns: 0 | 1 | 2 | 3;
}

export interface PageRuns {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  /** Upright text first. */
  readonly frames: readonly RunFrame[];
}

const unmapped = /[\p{Cc}\p{Co}\ufffd]/gu;

/** The page's text runs. Glyphs that the font maps to no character are dropped: they are no text. */
export async function readPageRuns(proxy: PDFPageProxy): Promise<PageRuns> {
  const viewport = proxy.getViewport({ scale: 1 });
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = viewport.transform as number[];
  const content = await proxy.getTextContent();
  const frames = new Map<number, GlyphRun[]>();
  let last: { list: GlyphRun[]; run: GlyphRun } | null = null;
  for (const item of content.items) {
    if (!("str" in item)) continue;
    const text = item.str.replace(unmapped, "");
    if (text.trim() === "") {
      if (last !== null && item.str !== "") last.list[last.list.length - 1] = { ...last.run, spaceAfter: true };
      continue;
    }
    const [ta = 1, tb = 0, tc = 0, td = 1, te = 0, tf = 0] = item.transform as number[];
    const px = a * te + c * tf + e;
    const py = b * te + d * tf + f;
    const angle = Math.atan2(b * ta + d * tb, a * ta + c * tb);
    const up = b * tc + d * td;
    const size = Math.hypot(a * tc + c * td, up) || item.height || 1;
    // A mirrored glyph points to the left but stands upright, in a line that goes to the right.
    const mirrored = Math.abs(angle) > 3 && up < 0;
    const turns = mirrored ? 0 : ((Math.round(angle / (Math.PI / 2)) % 4) + 4) % 4;
    const [x, y] = toUpright(turns, px, py, viewport.width, viewport.height);
    const run = {
      text,
      x,
      y,
      width: item.width,
      size,
      rightToLeft: item.dir === "rtl",
      spaceAfter: / $/.test(item.str),
    };
    const list = frames.get(turns) ?? [];
    frames.set(turns, list);
    list.push(run);
    last = { list, run };
  }
  return {
    page: proxy.pageNumber,
    width: viewport.width,
    height: viewport.height,
    frames: [...frames].sort(([m], [n]) => m - n).map(([turns, runs]) => ({ turns: asTurns(turns), runs: once(runs) })),
  };
}

function asTurns(turns: number): RunFrame["turns"] {
  return turns === 1 || turns === 2 || turns === 3 ? turns : 0;
}

/** A point of the page in a frame that is turned so that its text runs to the right. */
function toUpright(turns: number, x: number, y: number, width: number, height: number): [number, number] {
  if (turns === 1) return [y, width - x];
  if (turns === 2) return [width - x, height - y];
  if (turns === 3) return [height - y, x];
  return [x, y];
}

/** Bold print is often the same text struck twice, a hair apart. */
function once(runs: readonly GlyphRun[]): GlyphRun[] {
  const seen = new Map<string, GlyphRun[]>();
  return runs.filter((run) => {
    const twins = seen.get(run.text) ?? [];
    const near = run.size * 0.12;
    if (twins.some((twin) => Math.abs(twin.x - run.x) < near && Math.abs(twin.y - run.y) < near)) return false;
    twins.push(run);
    seen.set(run.text, twins);
    return true;
  });
}
