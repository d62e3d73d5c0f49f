import { csv } from "./csv/index.ts";
import { docx } from "./docx/index.ts";
import { eml } from "./eml/index.ts";
import { epub } from "./epub/index.ts";
import type { DocumentFormat } from "./format.ts";
import { html } from "./html/index.ts";
import { hwp } from "./hwp/index.ts";
import { hwpx } from "./hwpx/index.ts";
import { markdown } from "./markdown/index.ts";
import { pdf } from "./pdf/index.ts";
import { picture } from "./picture/index.ts";
import { pptx } from "./pptx/index.ts";
import { text } from "./text/index.ts";
import { tiff } from "./tiff/index.ts";
import { xlsx } from "./xlsx/index.ts";

/** Every format, asked in this order what a file is: those with an unmistakable sign first, plain text last. */
export const formats: readonly DocumentFormat[] = [
  pdf,
  picture,
  tiff,
  docx,
  hwpx,
  hwp,
  xlsx,
  pptx,
  epub,
  eml,
  csv,
  html,
  markdown,
  text,
];

const named = (format: string) => formats.find(({ name }) => name === format);
/** Whether a format is one of pictures, which may hold no words. */
export const isPicture = (format: string) => named(format)?.isPicture === true;
/** Whether pages of a format can be drawn. */
export const isDrawn = (format: string) => named(format)?.loadDrawing !== undefined;
