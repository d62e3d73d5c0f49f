import { loadImage } from "@napi-rs/canvas";
import { drawFitted, refuseHuge } from "../../recognition/draw-fitted.ts";
import { damagedDocument } from "../failures.ts";
import type { DrawPage } from "../format.ts";
import { pictureSize } from "./size.ts";

/** The picture as its camera was held: its orientation is heeded by whoever decodes it. */
export const drawPicture: DrawPage = async (bytes, { name, longestSide }) => {
  refuseHuge(name, pictureSize(bytes));
  const image = await loadImage(bytes).catch((thrown: unknown) => {
    throw damagedDocument(
      name,
      { ko: "그림이 깨졌거나 끝까지 있지 않습니다.", en: "the picture is broken or not all there." },
      thrown,
    );
  });
  return drawFitted(image, longestSide);
};
