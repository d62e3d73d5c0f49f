import type { PDFDocumentProxy } from "pdfjs-dist";
import { documentFileUrl } from "../../api/documents.ts";
import { requestHeaders } from "../../api/request.ts";
import { loadPart } from "../../shell/lazily.ts";

export type Pdfjs = typeof import("pdfjs-dist");

/** pdfjs is large, so it comes only when a PDF is opened. */
async function loadPdfjs(): Promise<Pdfjs> {
  const [pdfjs, worker] = await loadPart(() =>
    Promise.all([import("pdfjs-dist"), import("pdfjs-dist/build/pdf.worker.min.mjs?url")]),
  );
  pdfjs.GlobalWorkerOptions.workerSrc = worker.default;
  return pdfjs;
}

/** A page far into a large file is asked for in parts of this size: each is a request, and a line of the record. */
const rangeChunkSize = 1 << 20;

export interface LoadedPdf {
  readonly pdfjs: Pdfjs;
  readonly document: PDFDocumentProxy;
}

/** Opens a PDF. Its signal closes it, or ends its download. */
export async function loadPdf(documentId: string, signal: AbortSignal): Promise<LoadedPdf> {
  const pdfjs = await loadPdfjs();
  signal.throwIfAborted();
  const task = pdfjs.getDocument({
    url: documentFileUrl(documentId),
    httpHeaders: requestHeaders(),
    rangeChunkSize,
    cMapUrl: "/pdfjs/cmaps/",
    cMapPacked: true,
    standardFontDataUrl: "/pdfjs/standard_fonts/",
    wasmUrl: "/pdfjs/wasm/",
    iccUrl: "/pdfjs/iccs/",
  });
  signal.addEventListener("abort", () => void task.destroy());
  return { pdfjs, document: await task.promise };
}
