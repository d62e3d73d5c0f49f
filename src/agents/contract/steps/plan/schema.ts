import { z } from "zod";

export const callSchema = z.object({ tool: z.string(), arguments: z.unknown() });

const planSubjectSchema = z.object({
  parts: z.array(
    z.object({
      kind: z.enum(["preamble", "article", "supplementary", "annex", "signature", "page"]),
      label: z.string(),
      /** Labels inside it: 제5조 제2항. */
      within: z.array(z.string()).default([]),
    }),
  ),
  terms: z.array(z.string()),
  /** What it calls its parties. */
  parties: z.array(z.string()).default([]),
  /** Somewhere it says who its parties are. */
  namesParties: z.boolean().default(false),
});
export type PlanSubject = z.infer<typeof planSubjectSchema>;

export const planInput = z.object({
  question: z.string(),
  round: z.number().int(),
  /** The contract, as far as its parts are labelled and its terms defined: what is read in the words of a question. */
  subject: planSubjectSchema.default({ parts: [], terms: [], parties: [], namesParties: false }),
  /** What the evaluator found lacking. */
  missingInfo: z.string().nullable(),
  previous: z.object({ question: z.string(), answer: z.string() }).nullable(),
  toolHistory: z.array(callSchema),
  contents: z.array(z.string()),
  explored: z.array(z.string()),
  tools: z.array(z.string()),
});
export type PlanInput = z.infer<typeof planInput>;
