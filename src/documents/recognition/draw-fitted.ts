import { type Canvas, createCanvas, type Image } from "@napi-rs/canvas";
import { tooLargeDocument } from "../formats/failures.ts";

/** More than any camera in a pocket takes; drawn they are 400 MB. */
const mostPixels = 100_000_000;

/** A picture says how large it is before it is unpacked: a few bytes may say that they are a wall of black. */
export function refuseHuge(name: string, size: { readonly width: number; readonly height: number } | null): void {
  if (size === null || size.width * size.height <= mostPixels) return;
  const [sides, millions] = [`${size.width} × ${size.height}`, mostPixels / 1_000_000];
  throw tooLargeDocument(name, {
    ko: `${sides} 화소 (한도 ${millions}00만 화소)`,
    en: `${sides} pixels (limit ${millions} million)`,
  });
}

/** A picture whose longer side is at most so long; it is not made larger. What is transparent is paper. */
export function drawFitted(image: Image | Canvas, longestSide: number): Canvas {
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  const context = canvas.getContext("2d");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}
