import { type Canvas, createCanvas } from "@napi-rs/canvas";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { z } from "zod";
import type { DrawPage } from "../format.ts";
import { openPdf } from "./open-pdf.ts";

type PdfCanvas = NonNullable<Parameters<PDFPageProxy["render"]>[0]["canvas"]>;
/** pdfjs names the browser's canvas, and draws on this one. */
const asPdfCanvas = z.custom<PdfCanvas>((value) => typeof value === "object");

export const drawPdf: DrawPage = async (bytes, { page, longestSide, ...context }) => {
  const pdf = await openPdf(bytes, context);
  try {
    return await drawPdfPage(await pdf.getPage(page), longestSide);
  } finally {
    await pdf.loadingTask.destroy();
  }
};

/** A page as it looks, turned as the PDF says. */
export async function drawPdfPage(proxy: PDFPageProxy, longestSide: number): Promise<Canvas> {
  const { width, height } = proxy.getViewport({ scale: 1 });
  const viewport = proxy.getViewport({ scale: longestSide / Math.max(width, height) });
  const canvas = createCanvas(Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height)));
  await proxy.render({ canvas: asPdfCanvas.parse(canvas), viewport }).promise;
  return canvas;
}
