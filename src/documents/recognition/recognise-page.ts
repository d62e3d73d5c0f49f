import type { Canvas } from "@napi-rs/canvas";
import { type ScannedWord, sureConfidence } from "#protocol";
import type { GlyphRun, PageRuns, RunFrame } from "../formats/pdf/glyph-run.ts";
import { openEngine, type ReadLines, type RecognisedLine, type RecognisedWord } from "./engine.ts";
import { evenLight, type GrayImage, liesOnItsSide, toGray, turnClockwise } from "./gray-image.ts";

/** How a page was read whose words are a picture. */
export interface PageScan {
  /** How sure its words are, from 0 to 100. */
  readonly confidence: number;
  readonly words: readonly ScannedWord[];
}

export interface RecognisedPage {
  readonly runs: PageRuns;
  readonly scan: PageScan;
}

/** What is less sure is a speck, a line of a form or a drawing. */
const leastConfidence = 30;
/** A row's height beside the size of its type. */
const rowBySize = 1.25;

/** Reads the words of a page that is a picture, as runs of text in points; the page may lie on its side or stand on its head. */
export async function recognisePage(
  canvas: Canvas,
  page: { readonly page: number; readonly width: number; readonly height: number },
): Promise<RecognisedPage> {
  const readLines = await openEngine();
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const image = evenLight(toGray(data, canvas.width, canvas.height));
  const { turns, lines } = readTurned(image, readLines);
  const scale = page.width / canvas.width;
  const frame: RunFrame = { turns: turns === 1 ? 3 : turns === 3 ? 1 : turns, runs: runsOf(lines, scale) };
  return {
    runs: { ...page, frames: [frame] },
    scan: { confidence: Math.round(confidenceOf(lines)), words: wordsOf(lines, turns, canvas) },
  };
}

type Turns = 0 | 1 | 2 | 3;

/** Its lines, and the quarters by which it was turned to be read. What stands on its head is read, too, and with little certainty. */
function readTurned(image: GrayImage, readLines: ReadLines): { turns: Turns; lines: RecognisedLine[] } {
  const read = (turns: Turns) => ({ turns, lines: soundLines(readLines(turnClockwise(image, turns))) });
  const [likely, opposite] = liesOnItsSide(image) ? ([3, 1] as const) : ([0, 2] as const);
  const first = read(likely);
  if (first.lines.length === 0 || confidenceOf(first.lines) >= sureConfidence) return first;
  const second = read(opposite);
  return confidenceOf(second.lines) > confidenceOf(first.lines) ? second : first;
}

function soundLines(lines: readonly RecognisedLine[]): RecognisedLine[] {
  return lines
    .map((line) => ({ ...line, words: line.words.filter(({ confidence }) => confidence >= leastConfidence) }))
    .filter(({ words }) => words.length > 0);
}

/** By letters: a long word says more than a short one. */
function confidenceOf(lines: readonly RecognisedLine[]): number {
  let [sum, letters] = [0, 0];
  for (const { text, confidence } of lines.flatMap(({ words }) => words)) {
    sum += confidence * text.length;
    letters += text.length;
  }
  return letters === 0 ? 0 : sum / letters;
}

function runsOf(lines: readonly RecognisedLine[], scale: number): GlyphRun[] {
  return lines.flatMap(({ words, baseline, height }) =>
    words.map(({ text, left, right }, at) => ({
      text,
      x: left * scale,
      y: baseline * scale,
      width: (right - left) * scale,
      size: (height * scale) / rowBySize,
      rightToLeft: false,
      spaceAfter: at < words.length - 1,
    })),
  );
}

/** Where words stand on the page as it came, in ten thousandths of its width and height. */
function wordsOf(
  lines: readonly RecognisedLine[],
  turns: Turns,
  { width, height }: { readonly width: number; readonly height: number },
): ScannedWord[] {
  return lines.flatMap(({ words }) =>
    words.map((word): ScannedWord => {
      const { left, top, right, bottom } = turnedBack(word, turns, width, height);
      const across = (pixels: number) => Math.round((pixels / width) * 10_000);
      const down = (pixels: number) => Math.round((pixels / height) * 10_000);
      return [word.text, across(left), down(top), across(right - left), down(bottom - top)];
    }),
  );
}

type Box = Pick<RecognisedWord, "left" | "top" | "right" | "bottom">;

function turnedBack({ left, top, right, bottom }: Box, turns: Turns, width: number, height: number): Box {
  if (turns === 1) return { left: top, top: height - right, right: bottom, bottom: height - left };
  if (turns === 2) return { left: width - right, top: height - bottom, right: width - left, bottom: height - top };
  if (turns === 3) return { left: width - bottom, top: left, right: width - top, bottom: right };
  return { left, top, right, bottom };
}
