import type { PageScan } from "../../recognition/recognise-page.ts";
import { tooLargeDocument } from "../failures.ts";
import type { ParseContext, ParsedPage } from "../format.ts";
import type { PageRuns } from "./glyph-run.ts";
import { countSpacing } from "./korean-spacing.ts";
import { toLine } from "./line.ts";
import { lineWordsOf } from "./line-join.ts";
import { type Learnt, lookAround } from "./look-around.ts";
import { toPageText } from "./page-text.ts";
import { type PdfRow, rowText, toRows } from "./rows.ts";
import { findRunningRows, windowPages } from "./running-lines.ts";

/** A page's runs, and how they were recognised where the page is a picture. */
export interface PlacedPage {
  readonly runs: PageRuns;
  readonly scan: PageScan | null;
}

interface ReadPage extends PageRuns, Learnt {
  readonly scan: PageScan | null;
  /** Of the upright text. */
  readonly rows: readonly PdfRow[];
}

/** Pages of runs that stand somewhere, as text: one by one, with a few pages of view ahead and back to tell running headers from text. */
export async function* composePages(
  pages: number,
  { name, limits, fromPage, onPages }: Pick<ParseContext, "name" | "limits" | "fromPage" | "onPages">,
  read: (page: number) => Promise<PlacedPage>,
): AsyncIterable<ParsedPage> {
  if (pages > limits.pages) {
    throw tooLargeDocument(name, {
      ko: `${pages}쪽 (한도 ${limits.pages}쪽)`,
      en: `${pages} pages (limit ${limits.pages})`,
    });
  }
  onPages(pages);
  let window: ReadPage[] = [];
  let next = Math.max(1, fromPage - windowPages);
  for (let number = fromPage; number <= pages; number++) {
    for (; next <= Math.min(pages, number + windowPages); next++) window.push(asRead(await read(next)));
    window = window.filter((each) => each.page >= number - windowPages);
    const current = window.find((each) => each.page === number);
    if (current !== undefined) yield composePage(current, window, pages);
  }
}

function asRead({ runs, scan }: PlacedPage): ReadPage {
  const upright = runs.frames.find((frame) => frame.turns === 0);
  const rows = toRows(upright?.runs ?? []);
  const lines = rows.map((row) => toLine(row).text);
  const words = new Set(lines.flatMap((line) => lineWordsOf(line).slice(1, -1)));
  return { ...runs, scan, rows, lines, words, spacing: countSpacing(lines) };
}

function composePage(current: ReadPage, window: readonly ReadPage[], pages: number): ParsedPage {
  const running = findRunningRows(current, window, pages);
  const around = lookAround(current, window);
  const compose = (rows: readonly PdfRow[]): ReturnType<typeof toPageText> =>
    toPageText(
      current,
      current.frames.map((frame) => ({ frame, rows: frame.turns === 0 ? rows : toRows(frame.runs) })),
      around,
    );
  const rest = current.rows.filter((row) => !running.has(row));
  const page = { page: current.page, scan: current.scan ?? undefined };
  // A page of nothing but repeated rows, as in a form, keeps them.
  if (rest.length === 0 && running.size > 0) return { ...page, ...compose(current.rows), leftOut: [] };
  return { ...page, ...compose(rest), leftOut: [...running].map(rowText) };
}
