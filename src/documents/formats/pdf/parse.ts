import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { recognisePage } from "../../recognition/recognise-page.ts";
import { textlessDocument } from "../failures.ts";
import type { ParseContext, ParsedPage } from "../format.ts";
import { recognisedSide } from "../limits.ts";
import { composePages, type PlacedPage } from "./compose-pages.ts";
import { drawPdfPage } from "./draw.ts";
import { readPageRuns } from "./glyph-run.ts";
import { openPdf } from "./open-pdf.ts";

/** PDF: page by page. A page that has no text but something to see is drawn, and its words are recognised. */
export async function* parsePdf(bytes: Uint8Array, context: ParseContext): AsyncIterable<ParsedPage> {
  const pdf = await openPdf(bytes, context);
  let broken: unknown = null;
  /** A page that is broken is blank; the document fails only when no page has text. */
  const read = (number: number) =>
    readPage(pdf, number, context).catch((error: unknown): PlacedPage => {
      broken ??= error;
      return { runs: { page: number, width: 0, height: 0, frames: [] }, scan: null };
    });
  try {
    let anyText = context.fromPage > 1;
    for await (const page of composePages(pdf.numPages, context, read)) {
      anyText ||= page.text !== "";
      yield page;
    }
    if (!anyText) throw broken ?? textlessDocument(context.name, pdf.numPages);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function readPage(pdf: PDFDocumentProxy, number: number, context: ParseContext): Promise<PlacedPage> {
  const proxy = await pdf.getPage(number);
  try {
    const runs = await readPageRuns(proxy);
    if (runs.frames.length > 0 || (await proxy.getOperatorList()).fnArray.length === 0) return { runs, scan: null };
    const canvas = await drawPdfPage(proxy, recognisedSide);
    const recognised = await recognisePage(canvas, runs);
    context.onRecognised(number);
    return recognised;
  } finally {
    proxy.cleanup();
  }
}
