import type { ValidateScopeInput, ValidateScopeOutput } from "./schema.ts";

/** The words of the question decide; see `asking/scope.ts`. */
export function validateScopeRule({ byRule }: ValidateScopeInput): ValidateScopeOutput {
  return {
    in_scope: byRule.inScope,
    references_previous_context: byRule.referencesPrevious,
    reasoning: byRule.inScope
      ? "the question shares words with the contract or its subjects"
      : "no word of it concerns a contract",
  };
}
