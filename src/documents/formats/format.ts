import type { Canvas } from "@napi-rs/canvas";
import { z } from "zod";
import { type Localized, scannedWordSchema } from "#protocol";
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
  /** A picture, which may hold no words: a model that sees is shown it. */
  readonly isPicture?: true;
  /** Whether a file is of this format by what it holds. Formats are asked in the order of the list. */
  readonly recognise: (file: FileSample) => boolean;
  /** Loads the parser when a file needs it: some are heavy. */
  readonly load: () => Promise<ParsePages>;
  /** Where its pages can be drawn. */
  readonly loadDrawing?: () => Promise<DrawPage>;
}

/** One page as people read it. Formats without pages are cut into pages of sensible size (`paginate.ts`). */
export const parsedPageSchema = z
  .object({
    /** From 1. */
    page: z.number().int(),
    text: z.string(),
    /** What is set largest in its upper part, as the title of a paper is; only where the format tells sizes. */
    largest: z.string().exactOptional(),
    /** The rows of a sheet that its lines stand for, as spreadsheets count them; null for a line that is no row. */
    table: z.object({ sheet: z.string(), rows: z.array(z.number().nullable()).readonly() }).exactOptional(),
    /** Running headers, footers and page numbers that were recognised and left out of `text`. */
    leftOut: z.array(z.string()).readonly(),
    /** How a page was read that is a picture: how sure its words are, and where they stand. */
    scan: z
      .object({ confidence: z.number(), words: z.array(scannedWordSchema).readonly() })
      .readonly()
      .optional(),
  })
  .readonly();
export type ParsedPage = z.infer<typeof parsedPageSchema>;

/** What a parser is told about the file. */
export const parseContextSchema = z.object({
  name: z.string(),
  limits: parseLimitsSchema,
  /** Parsing goes on from this page after an interruption; earlier pages need not be produced again. */
  fromPage: z.number().int().positive(),
  /** What opens a locked file, or null. */
  password: z.string().nullable(),
});
export interface ParseContext extends Readonly<z.infer<typeof parseContextSchema>> {
  /** Called as soon as the number of pages is known. */
  readonly onPages: (pages: number) => void;
  /** Called when the words of a page that is a picture have been recognised, which takes long. */
  readonly onRecognised: (page: number) => void;
}

/** Draws a page, its longer side at most so many pixels long. */
export type DrawPage = (
  bytes: Uint8Array,
  page: Pick<ParseContext, "name" | "password"> & { readonly page: number; readonly longestSide: number },
) => Promise<Canvas>;

/** Every format's parser has this shape. */
export type ParsePages = (bytes: Uint8Array, context: ParseContext) => AsyncIterable<ParsedPage>;
