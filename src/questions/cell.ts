import { z } from "zod";
import type { ObjectStep } from "#kernel";
import type { Span } from "#language";
import { languageSchema } from "#protocol";

export const cellInputSchema = z.object({
  question: z.string(),
  title: z.string(),
  text: z.string(),
  language: languageSchema.default("en"),
});
export type CellInput = z.infer<typeof cellInputSchema>;

export const cellOutputSchema = z.object({
  answer: z.string().max(600).nullable().describe("The answer in one sentence; null when the text does not say"),
  quote: z
    .string()
    .max(1000)
    .nullable()
    .describe("The sentence of the text that the answer stands on, copied letter by letter; null when there is none"),
});
export type CellOutput = z.infer<typeof cellOutputSchema>;

/** The step that reads one subject for one question. How a model is asked, and whether a rule can, is its owner's. */
export type CellStep = ObjectStep<CellInput, CellOutput>;

/** What one of many subjects says to one question. */
export interface Cell {
  /** A model's words; null where a rule chose a sentence. */
  readonly answer: string | null;
  /** The subject's words, as they stand there, and where. */
  readonly quote: string | null;
  readonly place: Span | null;
  readonly why: "said" | "not-said" | "not-in-part" | "no-text" | "not-found" | "differs";
  readonly readShare?: number;
}
