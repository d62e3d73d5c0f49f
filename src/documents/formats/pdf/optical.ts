import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { z } from "zod";
import type { ParsedPage } from "../format.ts";

/** Reads the text of scanned pages. */
export interface Recogniser {
  read(proxy: PDFPageProxy, page: ParsedPage): Promise<ParsedPage>;
  end(): Promise<void>;
}

// tesseract.js is no dependency of ours: what we use of it is checked when it is there.
const tesseractWorkerSchema = z.object({
  recognize: z.custom<(image: Uint8Array) => Promise<{ data: { text: string } }>>(
    (value) => typeof value === "function",
  ),
  terminate: z.custom<() => Promise<unknown>>((value) => typeof value === "function"),
});
type CreateTesseract = (languages: string[], engine: number, options: Record<string, unknown>) => Promise<unknown>;
const tesseractSchema = z.object({
  createWorker: z.custom<CreateTesseract>((value) => typeof value === "function"),
});

/** Points an inch are 72; recognition wants about 200 dots. */
const scale = 200 / 72;

/** A recogniser, when tesseract.js is installed and `dataFolder` holds language data; null otherwise. */
export async function createRecogniser(dataFolder: string | null): Promise<Recogniser | null> {
  if (dataFolder === null || !existsSync(dataFolder)) return null;
  const files = (await readdir(dataFolder)).filter((file) => /\.traineddata(\.gz)?$/.test(file));
  const languages = files.map((file) => file.replace(/\.traineddata(\.gz)?$/, ""));
  const module: unknown = await import(["tesseract", "js"].join(".")).catch(() => null);
  const found = tesseractSchema.safeParse(module);
  if (!found.success || languages.length === 0) return null;
  const options = { langPath: dataFolder, gzip: files.some((file) => file.endsWith(".gz")), cacheMethod: "none" };
  const worker = tesseractWorkerSchema.parse(await found.data.createWorker(languages, 1, options));
  return {
    async read(proxy, page) {
      const { data } = await worker.recognize(await toPng(proxy));
      return { ...page, text: data.text.trim(), layout: null };
    },
    async end() {
      await worker.terminate();
    },
  };
}

async function toPng(proxy: PDFPageProxy): Promise<Uint8Array> {
  const { createCanvas } = await import("@napi-rs/canvas");
  const viewport = proxy.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await proxy.render({ canvas, viewport }).promise;
  return canvas.toBuffer("image/png");
}
