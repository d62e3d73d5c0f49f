import { z } from "zod";

const locationSchema = z.looseObject({
  pdf_url: z.string().nullish(),
  landing_page_url: z.string().nullish(),
  license: z.string().nullish(),
  source: z.looseObject({ display_name: z.string().nullish() }).nullish(),
});

/** What we read of an OpenAlex work. Everything may be missing: `select` and old records leave fields out. */
export const openAlexWorkSchema = z.looseObject({
  id: z.string(),
  doi: z.string().nullish(),
  title: z.string().nullish(),
  display_name: z.string().nullish(),
  publication_year: z.number().int().nullish(),
  publication_date: z.string().nullish(),
  type: z.string().nullish(),
  cited_by_count: z.number().int().nullish(),
  authorships: z
    .array(
      z.looseObject({
        author: z.looseObject({ display_name: z.string().nullish() }).nullish(),
        raw_author_name: z.string().nullish(),
      }),
    )
    .nullish(),
  primary_location: locationSchema.nullish(),
  best_oa_location: locationSchema.nullish(),
  open_access: z.looseObject({ oa_url: z.string().nullish() }).nullish(),
  biblio: z
    .looseObject({
      volume: z.string().nullish(),
      issue: z.string().nullish(),
      first_page: z.string().nullish(),
      last_page: z.string().nullish(),
    })
    .nullish(),
  ids: z.looseObject({ pmid: z.string().nullish() }).nullish(),
  abstract_inverted_index: z.record(z.string(), z.array(z.number().int())).nullish(),
  referenced_works: z.array(z.string()).nullish(),
  is_retracted: z.boolean().nullish(),
});
export type OpenAlexWork = z.infer<typeof openAlexWorkSchema>;

export const openAlexPageSchema = z.looseObject({
  meta: z.looseObject({ count: z.number().int().nullish(), next_cursor: z.string().nullish() }),
  results: z.array(openAlexWorkSchema),
});
