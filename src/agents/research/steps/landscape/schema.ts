import { z } from "zod";

const year = z.number().int().nullable();

/** The counted facts of a map (see `surveyLandscape`), and the papers that stand for each cluster. */
export const landscapeInput = z.object({
  total: z.number().int(),
  years: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  terms: z.array(z.string()),
  clusters: z.array(
    z.object({
      label: z.string(),
      size: z.number().int(),
      medianYear: year,
      newest: year,
      /** Some of its papers, with their numbers. */
      papers: z.array(z.object({ number: z.number().int(), title: z.string(), abstract: z.string() })),
    }),
  ),
  links: z.array(z.object({ between: z.tuple([z.string(), z.string()]), citations: z.number().int() })),
  withoutAbstract: z.number().int(),
  withoutYear: z.number().int(),
});
export type LandscapeInput = z.infer<typeof landscapeInput>;

export const landscapeOutput = z.object({
  names: z.array(z.string().min(1).max(80)).describe("One name for each cluster, in their order: two to five words"),
  overview: z.string().min(1).max(6_000),
});
export type LandscapeOutput = z.infer<typeof landscapeOutput>;
