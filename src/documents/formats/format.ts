import { z } from "zod";
import type { Localized } from "#protocol";
import type { FileSample } from "./file-sample.ts";
import { parseLimitsSchema } from "./limits.ts";

/**
 * A format that a document can have. Adding one is a folder that declares it in `index.ts`, with its parser in a file
 * beside it, and a line in `formats.ts`.
 */
export interface DocumentFormat {
  readonly name: string;
  /** What people call it. */
  readonly title: Localized;
  /** Without the dot, the usual one first. */
  readonly extensions: readonly string[];
  /** The file is no text: a file of plain text under its extension is damaged. */
  readonly isBinary: boolean;
  /** A text whose words stand in it otherwise than people read them: those of a mail in base64. */
  readonly isEncoded?: true;
  /** Whether a file is of this format by what it holds. Formats are asked in the order of the list. */
  readonly recognise: (file: FileSample) => boolean;
  /** Loads the parser when a file needs it: some are heavy. */
  readonly load: () => Promise<ParsePages>;
}

/**
 * Where a run of characters stands on its page: `[start, end, x, y, width, height]`, the span in the page's text and the
 * rectangle in points from the top left corner. A tuple, because a page has hundreds of them.
 */
const textBoxSchema = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]).readonly();
export type TextBox = z.infer<typeof textBoxSchema>;

/** How text lies on a page that has a fixed layout, so that a viewer can highlight a span of characters. */
const pageLayoutSchema = z
  .object({ width: z.number(), height: z.number(), boxes: z.array(textBoxSchema).readonly() })
  .readonly();
export type PageLayout = z.infer<typeof pageLayoutSchema>;

/** One page as people read it. Formats without pages are cut into pages of sensible size (`paginate.ts`). */
export const parsedPageSchema = z
  .object({
    /** From 1. */
    page: z.number().int(),
    text: z.string(),
    /** Null for formats whose pages have no fixed layout. */
    layout: pageLayoutSchema.nullable(),
    /** The rows of a sheet that its lines stand for, as spreadsheets count them; null for a line that is no row. */
    table: z.object({ sheet: z.string(), rows: z.array(z.number().nullable()).readonly() }).exactOptional(),
    /** Running headers, footers and page numbers that were recognised and left out of `text`. */
    leftOut: z.array(z.string()).readonly(),
  })
  .readonly();
export type ParsedPage = z.infer<typeof parsedPageSchema>;

/** What a parser is told about the file. */
export const parseContextSchema = z.object({
  name: z.string(),
  limits: parseLimitsSchema,
  /** Parsing goes on from this page after an interruption; earlier pages need not be produced again. */
  fromPage: z.number().int().positive(),
  /** Folder with tesseract's language data, or null when pages without text stay without text. */
  ocrData: z.string().nullable(),
  /** What opens a locked file, or null. */
  password: z.string().nullable(),
});
export interface ParseContext extends Readonly<z.infer<typeof parseContextSchema>> {
  /** Called as soon as the number of pages is known. */
  readonly onPages: (pages: number) => void;
}

/** Every format's parser has this shape. */
export type ParsePages = (bytes: Uint8Array, context: ParseContext) => AsyncIterable<ParsedPage>;
