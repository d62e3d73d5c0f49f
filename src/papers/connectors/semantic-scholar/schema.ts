import { z } from "zod";

/** What we read of a Semantic Scholar paper. A reference it could not resolve has a null id. */
export const s2PaperSchema = z.looseObject({
  paperId: z.string().nullable(),
  title: z.string().nullish(),
  abstract: z.string().nullish(),
  venue: z.string().nullish(),
  year: z.number().int().nullish(),
  publicationDate: z.string().nullish(),
  publicationTypes: z.array(z.string()).nullish(),
  journal: z
    .looseObject({ name: z.string().nullish(), volume: z.string().nullish(), pages: z.string().nullish() })
    .nullish(),
  authors: z.array(z.looseObject({ name: z.string().nullish() })).nullish(),
  citationCount: z.number().int().nullish(),
  externalIds: z.record(z.string(), z.union([z.string(), z.number()])).nullish(),
  openAccessPdf: z.looseObject({ url: z.string().nullish(), license: z.string().nullish() }).nullish(),
  url: z.string().nullish(),
});
export type S2Paper = z.infer<typeof s2PaperSchema>;

/** An empty result has no `data` at all. */
export const s2PageSchema = z.looseObject({
  total: z.number().int().nullish(),
  next: z.number().int().nullish(),
  data: z.array(s2PaperSchema).optional(),
});

export const s2RecommendationsSchema = z.looseObject({ recommendedPapers: z.array(s2PaperSchema) });
export const s2CitationsSchema = z.looseObject({
  data: z.array(z.looseObject({ citingPaper: s2PaperSchema.nullish(), citedPaper: s2PaperSchema.nullish() })).nullish(),
});
