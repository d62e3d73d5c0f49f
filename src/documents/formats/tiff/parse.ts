import { type Canvas, createCanvas, ImageData } from "@napi-rs/canvas";
import UTIF, { type IFD } from "utif2";
import { drawFitted, refuseHuge } from "../../recognition/draw-fitted.ts";
import { recogniseFrames } from "../../recognition/recognise-frames.ts";
import { brokenDocument, damagedDocument } from "../failures.ts";
import type { DrawPage, ParsePages } from "../format.ts";
import { recognisedSide } from "../limits.ts";

/** TIFF: each of its pictures is a page, as scanners and fax machines write them. */
export const parseTiff: ParsePages = async function* (bytes, context) {
  const frames = framesOf(bytes, context.name);
  if (frames.length === 0) throw pictureless(context.name);
  yield* recogniseFrames(frames.length, context, (page) =>
    drawFrame(bytes, frames[page - 1], context.name, recognisedSide),
  );
};

export const drawTiff: DrawPage = async (bytes, { name, page, longestSide }) =>
  drawFrame(bytes, framesOf(bytes, name)[page - 1], name, longestSide);

const broken = { ko: "TIFF 구조가 깨졌습니다", en: "its TIFF structure is broken" };

/** Its pictures, without what only belongs to one of them. */
function framesOf(bytes: Uint8Array, name: string): IFD[] {
  try {
    return UTIF.decode(bufferOf(bytes)).filter((frame) => sideOf(frame, "t256") > 0 && sideOf(frame, "t257") > 0);
  } catch (thrown) {
    throw brokenDocument(name, broken, thrown);
  }
}

function drawFrame(bytes: Uint8Array, frame: IFD | undefined, name: string, longestSide: number): Canvas {
  if (frame === undefined) throw pictureless(name);
  refuseHuge(name, { width: sideOf(frame, "t256"), height: sideOf(frame, "t257") });
  try {
    UTIF.decodeImage(bufferOf(bytes), frame);
    const { width, height } = frame;
    const canvas = createCanvas(width, height);
    const pixels = new Uint8ClampedArray(UTIF.toRGBA8(frame));
    canvas.getContext("2d").putImageData(new ImageData(pixels, width, height), 0, 0);
    // What was unpacked is not kept for the pages that follow.
    frame.data = new Uint8Array();
    return drawFitted(canvas, longestSide);
  } catch (thrown) {
    throw brokenDocument(name, broken, thrown);
  }
}

function sideOf(frame: IFD, tag: "t256" | "t257"): number {
  const value = frame[tag];
  return Array.isArray(value) ? Number(value[0]) : 0;
}

const pictureless = (name: string) =>
  damagedDocument(name, { ko: "그림이 들어 있지 않습니다.", en: "it holds no picture." });

const bufferOf = ({ buffer, byteOffset, length }: Uint8Array) => Buffer.from(buffer, byteOffset, length);
