import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { z } from "zod";
import { assetPath } from "#kernel";
import { type GrayImage, toPgm } from "./gray-image.ts";

/** A word, in the pixels of the picture that was read. */
export interface RecognisedWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** From 0 to 100. */
  readonly confidence: number;
}

export interface RecognisedLine {
  readonly words: readonly RecognisedWord[];
  readonly baseline: number;
  /** From the foot of its lowest letters to the head of its highest. */
  readonly height: number;
}

/** Reads the lines of an upright picture, from the top to the bottom. */
export type ReadLines = (image: GrayImage) => readonly RecognisedLine[];

const unzip = promisify(gunzip);

/** Neural recognition only, and one block of lines: its own search for columns loses lines of Korean; ours comes afterwards. */
const [neuralOnly, oneBlock] = [1, "6"];
const languages = ["kor", "eng"];

const boxSchema = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() });
const lineSchema = z.object({
  text: z.string(),
  baseline: boxSchema,
  rowAttributes: z.object({ rowHeight: z.number() }),
  words: z.array(z.object({ text: z.string(), confidence: z.number(), bbox: boxSchema })),
});
type Line = z.infer<typeof lineSchema>;
const pageSchema = z.object({
  blocks: z.array(z.object({ paragraphs: z.array(z.object({ lines: z.array(lineSchema) })) })),
});

let opened: Promise<ReadLines> | null = null;

/** The engine of this process: opened with the first page that needs it, and used by one page after the other. */
export function openEngine(): Promise<ReadLines> {
  opened ??= open();
  return opened;
}

async function open(): Promise<ReadLines> {
  const { default: createCore } = await import("tesseract.js-core/tesseract-core-simd-lstm.js");
  const wasmBinary = await readFile(wasmPath());
  const { FS, TessBaseAPI } = await createCore({ wasmBinary, print() {}, printErr() {} });
  const { resolve } = createRequire(import.meta.url);
  for (const language of languages) {
    const packed = await readFile(resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`));
    FS.writeFile(`/${language}.traineddata`, await unzip(packed));
  }
  const api = new TessBaseAPI();
  if (api.Init(null, languages.join("+"), neuralOnly) !== 0) throw new Error("tesseract did not take its data");
  api.SetVariable("tessedit_pageseg_mode", oneBlock);
  return (image) => {
    FS.writeFile("/input", toPgm(image));
    if (api.SetImageFile(1, 0) === 1) throw new Error("tesseract did not take the picture");
    const { blocks } = pageSchema.parse(JSON.parse(api.GetJSONText(0)));
    return blocks.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines.map(toRecognisedLine)));
  };
}

/** The build copies it beside the bundle, which holds the rest of its package. */
function wasmPath(): string {
  const copied = assetPath("tesseract-core-simd-lstm.wasm");
  return existsSync(copied)
    ? copied
    : createRequire(import.meta.url).resolve("tesseract.js-core/tesseract-core-simd-lstm.wasm");
}

/** Of Korean the engine boxes each syllable; the words are those that the spaces of the line part. */
function toRecognisedLine({ text, baseline, rowAttributes, words: pieces }: Line): RecognisedLine {
  const words: RecognisedWord[] = [];
  let next = 0;
  for (const word of text.trim().split(" ")) {
    const first = next;
    for (let rest = word; next < pieces.length && rest.startsWith(pieces[next]?.text ?? " "); next++)
      rest = rest.slice(pieces[next]?.text.length);
    const own = pieces.slice(first, next);
    if (own.length === 0) continue;
    words.push({
      text: word,
      left: Math.min(...own.map(({ bbox }) => bbox.x0)),
      top: Math.min(...own.map(({ bbox }) => bbox.y0)),
      right: Math.max(...own.map(({ bbox }) => bbox.x1)),
      bottom: Math.max(...own.map(({ bbox }) => bbox.y1)),
      confidence: own.reduce((sum, { confidence }) => sum + confidence, 0) / own.length,
    });
  }
  return { words, baseline: (baseline.y0 + baseline.y1) / 2, height: rowAttributes.rowHeight };
}
