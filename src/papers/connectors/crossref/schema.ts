import { z } from "zod";

const dateSchema = z.looseObject({ "date-parts": z.array(z.array(z.number().nullable())).nullish() });

const relatedSchema = z.array(z.looseObject({ id: z.string().nullish(), "id-type": z.string().nullish() })).nullish();

/** What we read of a Crossref item: CSL-like, but titles are lists and dates may hold a null. */
export const crossrefItemSchema = z.looseObject({
  DOI: z.string(),
  type: z.string().nullish(),
  title: z.array(z.string()).nullish(),
  "container-title": z.array(z.string()).nullish(),
  author: z
    .array(z.looseObject({ given: z.string().nullish(), family: z.string().nullish(), name: z.string().nullish() }))
    .nullish(),
  published: dateSchema.nullish(),
  issued: dateSchema.nullish(),
  abstract: z.string().nullish(),
  volume: z.string().nullish(),
  issue: z.string().nullish(),
  page: z.string().nullish(),
  publisher: z.string().nullish(),
  URL: z.string().nullish(),
  "is-referenced-by-count": z.number().int().nullish(),
  /** Notices of the publisher: retractions, concerns, corrections. */
  "updated-by": z.array(z.looseObject({ type: z.string().nullish() })).nullish(),
  /** What a notice is about. */
  "update-to": z.array(z.looseObject({ type: z.string().nullish(), DOI: z.string().nullish() })).nullish(),
  relation: z.looseObject({ "is-preprint-of": relatedSchema, "has-preprint": relatedSchema }).nullish(),
  link: z.array(z.looseObject({ URL: z.string(), "content-type": z.string().nullish() })).nullish(),
  license: z.array(z.looseObject({ URL: z.string() })).nullish(),
  reference: z.array(z.looseObject({ DOI: z.string().nullish() })).nullish(),
});
export type CrossrefItem = z.infer<typeof crossrefItemSchema>;

export const crossrefListSchema = z.looseObject({
  message: z.looseObject({
    "total-results": z.number().int().nullish(),
    "next-cursor": z.string().nullish(),
    items: z.array(crossrefItemSchema),
  }),
});
