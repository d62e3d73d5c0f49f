import { z } from "zod";

/** Words worth saying, with the mark of the source they stand in. */
export const factSchema = z.object({
  mark: z.string(),
  text: z.string(),
  /** The heading they stand below. */
  heading: z.string().nullable(),
  /** They are the source's very words; a table's row is told in ours. */
  quoted: z.boolean(),
  /** The document or page, and the place in it for people. */
  document: z.string(),
  where: z.string(),
  /** What was looked for when they were found, and how much of it they say, 0 to 1. */
  about: z.string(),
  fit: z.number(),
  /** Whether they hold the kind of thing that was asked for (a date, an amount); null when no such kind was. */
  answers: z.boolean().nullable(),
});
export type Fact = z.infer<typeof factSchema>;
