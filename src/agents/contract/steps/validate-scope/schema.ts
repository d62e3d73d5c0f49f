import { z } from "zod";

export const validateScopeInput = z.object({
  question: z.string(),
  contractTitle: z.string(),
  /** Labels and titles of the contract's parts. */
  contents: z.array(z.string()),
  hasPrevious: z.boolean(),
  /** What rules made of it. */
  byRule: z.object({ inScope: z.boolean(), referencesPrevious: z.boolean() }),
});
export type ValidateScopeInput = z.infer<typeof validateScopeInput>;

export const validateScopeOutput = z.object({
  in_scope: z.boolean().describe("the question can be answered from a contract, or is about this contract"),
  references_previous_context: z.boolean().describe("the question leans on the answer before it"),
  reasoning: z.string().max(600),
});
export type ValidateScopeOutput = z.infer<typeof validateScopeOutput>;
