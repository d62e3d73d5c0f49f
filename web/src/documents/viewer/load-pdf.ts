import type { PDFDocumentProxy } from "pdfjs-dist";
import { documentFileUrl } from "../../api/documents.ts";
import { requestHeaders } from "../../api/request.ts";

export type Pdfjs = typeof import("pdfjs-dist");

/** pdfjs is large, so it comes only when a PDF is opened. */
async function loadPdfjs(): Promise<Pdfjs> {
  const [pdfjs, worker] = await Promise.all([import("pdfjs-dist"), import("pdfjs-dist/build/pdf.worker.min.mjs?url")]);
  pdfjs.GlobalWorkerOptions.workerSrc = worker.default;
  return pdfjs;
}

export interface LoadedPdf {
  readonly pdfjs: Pdfjs;
  readonly document: PDFDocumentProxy;
  close(): Promise<void>;
}

export async function loadPdf(documentId: string): Promise<LoadedPdf> {
  const pdfjs = await loadPdfjs();
  const task = pdfjs.getDocument({
    url: documentFileUrl(documentId),
    httpHeaders: requestHeaders(),
    cMapUrl: "/pdfjs/cmaps/",
    cMapPacked: true,
    standardFontDataUrl: "/pdfjs/standard_fonts/",
    wasmUrl: "/pdfjs/wasm/",
    iccUrl: "/pdfjs/iccs/",
  });
  return { pdfjs, document: await task.promise, close: () => task.destroy() };
}
