import { z } from "zod";

/** Words worth saying, with the mark of the source they stand in. */
export const factSchema = z.object({
  mark: z.string(),
  text: z.string(),
  /** The heading they stand below. */
  heading: z.string().nullable(),
  /** Words, the row of a table, what was worked out over the rows of one, or why it was not. */
  kind: z.enum(["words", "row", "worked-out", "not-worked-out"]).default("words"),
  /** They are the source's very words; a table's row is told in ours. */
  quoted: z.boolean(),
  /** The document or page, and the place in it for people. */
  document: z.string(),
  where: z.string(),
  /** The sentence that announces them, when they are a point of a list. */
  lead: z.string().nullable().default(null),
  /** The rows of the table that they announce, each with a mark of its own where it stands elsewhere. */
  rows: z.array(z.object({ text: z.string(), quoted: z.boolean(), mark: z.string().optional() })).default([]),
  /** What was looked for when they were found. */
  about: z.string(),
  /** How likely they answer the question, 0 to 1. */
  fit: z.number(),
});
export type Fact = z.infer<typeof factSchema>;
