import type { Canvas } from "@napi-rs/canvas";
import type { ParseContext, ParsedPage } from "../formats/format.ts";
import { composePages } from "../formats/pdf/compose-pages.ts";
import { recognisePage } from "./recognise-page.ts";

/** The longer side of a picture, in points: that of a sheet of paper, which most pictures of words are of. */
const paperSide = 842;

/** Pages that are pictures. */
export function recogniseFrames(
  pages: number,
  context: ParseContext,
  draw: (page: number) => Canvas | Promise<Canvas>,
): AsyncIterable<ParsedPage> {
  return composePages(pages, context, async (page) => {
    const canvas = await draw(page);
    const scale = paperSide / Math.max(canvas.width, canvas.height);
    const recognised = await recognisePage(canvas, {
      page,
      width: canvas.width * scale,
      height: canvas.height * scale,
    });
    context.onRecognised(page);
    return recognised;
  });
}
