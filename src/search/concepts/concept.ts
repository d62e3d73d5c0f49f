import { z } from "zod";

/** A subject that contracts, policies, manuals and notices settle: how such texts word it, and how people ask about it. */
export const conceptSchema = z.object({
  id: z.string().min(1),
  ko: z.string().min(1),
  formal: z.array(z.string().min(1)).min(1),
  everyday: z.array(z.string().min(1)).min(1),
});
export type Concept = z.infer<typeof conceptSchema>;

/** A question as people ask it, and the concepts it is about. */
export const conceptQuestionSchema = z.object({
  question: z.string().min(1),
  concepts: z.array(z.string().min(1)).min(1),
  batch: z.string().min(1),
});
export type ConceptQuestion = z.infer<typeof conceptQuestionSchema>;

/** A concept and how much of a question or passage is about it; shares of a question add up to 1. */
export interface ConceptShare {
  readonly id: string;
  readonly share: number;
}
