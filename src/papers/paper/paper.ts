import { z } from "zod";
import { openCopySchema, paperLinkSchema, paperSourceNameSchema } from "#protocol";

/** A name as CSL-JSON has it. Korean names often come whole, in `family` or `literal`. */
export const cslNameSchema = z.looseObject({
  family: z.string().optional(),
  given: z.string().optional(),
  literal: z.string().optional(),
  "non-dropping-particle": z.string().optional(),
  "dropping-particle": z.string().optional(),
  suffix: z.string().optional(),
});
export type CslName = z.infer<typeof cslNameSchema>;

const cslDateSchema = z.looseObject({
  "date-parts": z.array(z.array(z.union([z.number(), z.string()]))).optional(),
  raw: z.string().optional(),
  literal: z.string().optional(),
});

/** One item of CSL-JSON. Loose: what we do not know is carried, not dropped. */
export const cslItemSchema = z.looseObject({
  id: z.union([z.string(), z.number()]).optional(),
  type: z.string(),
  title: z.string().optional(),
  author: z.array(cslNameSchema).optional(),
  issued: cslDateSchema.optional(),
  "container-title": z.string().optional(),
  DOI: z.string().optional(),
  URL: z.string().optional(),
  abstract: z.string().optional(),
});
export type CslItem = z.infer<typeof cslItemSchema>;

/** The names other systems know a paper by, each in its normal form (see `identity.ts`). */
export const identifiersSchema = z.object({
  doi: z.string().optional(),
  arxiv: z.string().optional(),
  openalex: z.string().optional(),
  semanticScholar: z.string().optional(),
  pmid: z.string().optional(),
  acl: z.string().optional(),
});
export type Identifiers = z.infer<typeof identifiersSchema>;

/** The fields of an imported entry exactly as they stood in the file, so that an export gives them back. */
export const keptEntrySchema = z.object({
  format: z.enum(["bibtex", "ris"]),
  type: z.string(),
  key: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
});
export type KeptEntry = z.infer<typeof keptEntrySchema>;

/** A paper. The bibliographic record is CSL-JSON; around it is what search, maps and merging need. */
export const paperSchema = z.object({
  id: z.string(),
  csl: cslItemSchema,
  identifiers: identifiersSchema,
  citationCount: z.number().int().nonnegative().nullable(),
  /** Papers that this one cites, by whatever identifier the source gave (`doi:…`, `openalex:…`). */
  references: z.array(z.string()),
  /** Where a copy is that anybody may read, and under which licence, where a source told. */
  openAccessUrl: z.string().nullable(),
  openLicense: z.string().optional(),
  /** Other versions of it, and for a notice what it is about, as sources told. */
  links: z.array(paperLinkSchema).default([]),
  kept: keptEntrySchema.nullable(),
  sources: z.array(paperSourceNameSchema),
  /** The document with its whole text, where one is attached; and where it was fetched, unless the user brought it. */
  documentId: z.string().optional(),
  fullText: openCopySchema.optional(),
});
export type Paper = z.infer<typeof paperSchema>;
