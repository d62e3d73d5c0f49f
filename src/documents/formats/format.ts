import type { Localized } from "#protocol";
import type { FileSample } from "./file-sample.ts";
import type { ParseLimits } from "./limits.ts";

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
export type TextBox = readonly [start: number, end: number, x: number, y: number, width: number, height: number];

/** How text lies on a page that has a fixed layout, so that a viewer can highlight a span of characters. */
export interface PageLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly TextBox[];
}

/** The rows of a sheet that the lines of a page stand for, as spreadsheets count them. */
export interface TableLines {
  readonly sheet: string;
  /** By line; null for a line that is no row. */
  readonly rows: readonly (number | null)[];
}

/** One page as people read it. Formats without pages are cut into pages of sensible size (`paginate.ts`). */
export interface ParsedPage {
  /** From 1. */
  readonly page: number;
  readonly text: string;
  /** Null for formats whose pages have no fixed layout. */
  readonly layout: PageLayout | null;
  /** Where its lines stand in a spreadsheet; absent elsewhere. */
  readonly table?: TableLines;
  /** Running headers, footers and page numbers that were recognised and left out of `text`. */
  readonly leftOut: readonly string[];
}

/** What a parser is told about the file and what it may report. */
export interface ParseContext {
  readonly name: string;
  readonly limits: ParseLimits;
  /** Parsing goes on from this page after an interruption; earlier pages need not be produced again. */
  readonly fromPage: number;
  /** Folder with tesseract's language data, or null when pages without text stay without text. */
  readonly ocrData: string | null;
  /** What opens a locked file, or null. */
  readonly password: string | null;
  /** Called as soon as the number of pages is known. */
  readonly onPages: (pages: number) => void;
}

/** Every format's parser has this shape. */
export type ParsePages = (bytes: Uint8Array, context: ParseContext) => AsyncIterable<ParsedPage>;
