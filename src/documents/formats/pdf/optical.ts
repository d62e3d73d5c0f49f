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

const trained = /\.traineddata(\.gz)?$/;

// Neither package is a dependency of ours: what is used of them is checked when they are there.
const callable = <Call>() => z.custom<Call>((value) => typeof value === "function");
const tesseractSchema = z.object({
  createWorker: callable<(languages: string[], engine: number, options: object) => Promise<unknown>>(),
});
const tesseractWorkerSchema = z.object({
  recognize: callable<(image: Uint8Array) => Promise<{ data: { text: string } }>>(),
  terminate: callable<() => Promise<unknown>>(),
});
type Canvas = NonNullable<Parameters<PDFPageProxy["render"]>[0]["canvas"]> & {
  toBuffer(type: "image/png"): Uint8Array;
};
const canvasSchema = z.object({ createCanvas: callable<(width: number, height: number) => Canvas>() });

/** A page's points are a 72nd of an inch; recognition wants about 200 dots. */
const scale = 200 / 72;

/** A recogniser, when tesseract.js is installed and `dataFolder` holds its language data; null otherwise. */
export async function createRecogniser(dataFolder: string | null): Promise<Recogniser | null> {
  if (dataFolder === null || !existsSync(dataFolder)) return null;
  const files = (await readdir(dataFolder)).filter((file) => trained.test(file));
  const tesseract = tesseractSchema.safeParse(await importOptional("tesseract.js"));
  const canvas = canvasSchema.safeParse(await importOptional("@napi-rs/canvas"));
  if (!tesseract.success || !canvas.success || files.length === 0) return null;
  const languages = [...new Set(files.map((file) => file.replace(trained, "")))];
  const options = { langPath: dataFolder, gzip: files.some((file) => file.endsWith(".gz")), cacheMethod: "none" };
  const worker = tesseractWorkerSchema.parse(await tesseract.data.createWorker(languages, 1, options));
  return {
    async read(proxy, page) {
      const viewport = proxy.getViewport({ scale });
      const sheet = canvas.data.createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      await proxy.render({ canvas: sheet, viewport }).promise;
      const { data } = await worker.recognize(sheet.toBuffer("image/png"));
      return { ...page, text: data.text.trim() };
    },
    async end() {
      await worker.terminate();
    },
  };
}

/** A variable name keeps bundlers from looking for a package that may be absent. */
async function importOptional(name: string): Promise<unknown> {
  return await import(name).catch(() => null);
}
