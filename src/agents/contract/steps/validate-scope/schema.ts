import { z } from "zod";
import { relationSchema } from "./relation.ts";

export const validateScopeInput = z.object({
  question: z.string(),
  contractTitle: z.string(),
  /** Labels and titles of the contract's parts. */
  contents: z.array(z.string()).default([]),
  previous: z.object({ question: z.string(), answer: z.string() }).nullable().default(null),
  /** How the question's words stand to the contract's. */
  relation: relationSchema,
});
export type ValidateScopeInput = z.infer<typeof validateScopeInput>;

export const scopeKinds = ["own", "foreign", "greeting", "thanks", "ability"] as const;

export type ScopeKind = (typeof scopeKinds)[number];

export const validateScopeOutput = z.object({
  kind: z
    .enum(scopeKinds)
    .describe(
      "own: about this contract or a matter that a contract settles; foreign: something else; greeting; thanks; ability: what the assistant can do",
    ),
  in_scope: z.boolean().describe("false only for a foreign matter"),
  references_previous_context: z.boolean().describe("the question leans on the answer before it"),
  reasoning: z.string().max(600),
});
export type ValidateScopeOutput = z.infer<typeof validateScopeOutput>;
