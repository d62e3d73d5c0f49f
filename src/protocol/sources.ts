import { z } from "zod";
import type { Localized } from "./language.ts";

/** The name of the sheet that a page of a spreadsheet is of. */
export const sheetSchema = z.string().nullish();

/** Where in a document something stands: its page, or of a spreadsheet the sheet, whose pages are no pages to its reader. */
export function placeWord({ page, sheet }: { page: number; sheet?: string | null | undefined }): Localized {
  return sheet == null ? { ko: `${page}쪽`, en: `page ${page}` } : { ko: `‘${sheet}’ 시트`, en: `sheet “${sheet}”` };
}

/** Words of a document, and where they stand. */
export const passageSchema = z.object({
  documentId: z.string(),
  name: z.string(),
  /** The web address that the document was brought from. */
  url: z.string().nullish(),
  page: z.number().int(),
  sheet: sheetSchema,
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
});

/** Where a fact came from. `text` is the stored words; a citation quotes from it and from nothing else. */
export const sourceSchema = z.discriminatedUnion("kind", [
  passageSchema.extend({ kind: z.literal("document"), id: z.string() }),
  z.object({ kind: z.literal("web"), id: z.string(), url: z.string(), title: z.string(), text: z.string() }),
  z.object({
    kind: z.literal("article"),
    id: z.string(),
    documentId: z.string(),
    label: z.string(),
    title: z.string(),
    page: z.number().int(),
    start: z.number().int(),
    end: z.number().int(),
    text: z.string(),
  }),
  z.object({
    kind: z.literal("paper"),
    id: z.string(),
    title: z.string(),
    year: z.number().int().nullable(),
    url: z.string().nullable(),
    text: z.string(),
  }),
  /** What a tool that was added said, under its title. */
  z.object({
    kind: z.literal("tool"),
    id: z.string(),
    tool: z.string(),
    title: z.string(),
    url: z.string().nullable(),
    text: z.string(),
  }),
]);
export type Source = z.infer<typeof sourceSchema>;

/** A pointer in an answer, after code has checked that it resolves. `mark` is what stands in the text, such as `[1]`. */
export const citationSchema = z.object({
  mark: z.string(),
  sourceId: z.string(),
  documentId: z.string().nullable(),
  name: z.string(),
  page: z.number().int().nullable(),
  sheet: sheetSchema,
  start: z.number().int().nullable(),
  end: z.number().int().nullable(),
  quote: z.string(),
  url: z.string().nullable(),
  /** Where its mark stands in the answer. Several citations may have one mark; none for answers that were kept without. */
  places: z.array(z.number().int()).default([]),
});
export type Citation = z.infer<typeof citationSchema>;
