import { z } from "zod";

/** What is known of a document without reading all of it. */
export const describeInputSchema = z.object({
  name: z.string(),
  pages: z.number().int(),
  title: z.string().nullable(),
  headings: z.array(z.string()),
  opening: z.string(),
});
export const describeOutputSchema = z.object({ description: z.string().min(1).max(1000) });
export type DescribeInput = z.infer<typeof describeInputSchema>;
export type DescribeOutput = z.infer<typeof describeOutputSchema>;
