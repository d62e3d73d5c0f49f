import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { textlessDocument, tooLargeDocument } from "../failures.ts";
import type { ParseContext, ParsedPage } from "../format.ts";
import { type PageRuns, readPageRuns } from "./glyph-run.ts";
import { countSpacing } from "./korean-spacing.ts";
import { toLine } from "./line.ts";
import { lineWordsOf } from "./line-join.ts";
import { type Learnt, lookAround } from "./look-around.ts";
import { openPdf } from "./open-pdf.ts";
import { createRecogniser } from "./optical.ts";
import { toPageText } from "./page-text.ts";
import { type PdfRow, rowText, toRows } from "./rows.ts";
import { findRunningRows, windowPages } from "./running-lines.ts";

interface ReadPage extends PageRuns, Learnt {
  /** Of the upright text. */
  readonly rows: readonly PdfRow[];
}

/** PDF: page by page, with a few pages of view ahead and back to tell running headers from text. */
export async function* parsePdf(bytes: Uint8Array, context: ParseContext): AsyncIterable<ParsedPage> {
  const pdf = await openPdf(bytes, context);
  const recognise = await createRecogniser(context.ocrData);
  try {
    const pages = pdf.numPages;
    if (pages > context.limits.pages) {
      throw tooLargeDocument(context.name, {
        ko: `${pages}쪽 (한도 ${context.limits.pages}쪽)`,
        en: `${pages} pages (limit ${context.limits.pages})`,
      });
    }
    context.onPages(pages);
    let window: ReadPage[] = [];
    let next = Math.max(1, context.fromPage - windowPages);
    let anyText = context.fromPage > 1;
    let broken: unknown = null;
    for (let number = context.fromPage; number <= pages; number++) {
      for (; next <= Math.min(pages, number + windowPages); next++) {
        const runs = await readRuns(pdf, next).catch((error: unknown) => {
          broken ??= error;
          return null;
        });
        window.push(asRead(runs ?? { page: next, width: 0, height: 0, frames: [] }));
      }
      window = window.filter((each) => each.page >= number - windowPages);
      const current = window.find((each) => each.page === number);
      if (current === undefined) continue;
      let parsed = composePage(current, window, pages);
      if (parsed.text === "" && recognise !== null) parsed = await recognise.read(await pdf.getPage(number), parsed);
      anyText ||= parsed.text !== "";
      yield parsed;
    }
    if (!anyText) throw broken ?? textlessDocument(context.name, pages);
  } finally {
    await recognise?.end();
    await pdf.loadingTask.destroy();
  }
}

/** A page that is broken is blank; the document fails only when no page has text. */
async function readRuns(pdf: PDFDocumentProxy, number: number): Promise<PageRuns> {
  const proxy = await pdf.getPage(number);
  const runs = await readPageRuns(proxy);
  proxy.cleanup();
  return runs;
}

function asRead(runs: PageRuns): ReadPage {
  const upright = runs.frames.find((frame) => frame.turns === 0);
  const rows = toRows(upright?.runs ?? []);
  const lines = rows.map((row) => toLine(row).text);
  const words = new Set(lines.flatMap((line) => lineWordsOf(line).slice(1, -1)));
  return { ...runs, rows, lines, words, spacing: countSpacing(lines) };
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
  // A page of nothing but repeated rows, as in a form, keeps them.
  if (rest.length === 0 && running.size > 0) return { page: current.page, ...compose(current.rows), leftOut: [] };
  return { page: current.page, ...compose(rest), leftOut: [...running].map(rowText) };
}
