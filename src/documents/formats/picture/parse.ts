import { recogniseFrames } from "../../recognition/recognise-frames.ts";
import type { ParsePages } from "../format.ts";
import { recognisedSide } from "../limits.ts";
import { drawPicture } from "./draw.ts";

/** JPEG, PNG and WebP: one page, whose words are recognised. */
export const parsePicture: ParsePages = (bytes, context) =>
  recogniseFrames(1, context, () => drawPicture(bytes, { ...context, page: 1, longestSide: recognisedSide }));
