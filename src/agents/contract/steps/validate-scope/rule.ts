import type { PromptContext } from "#kernel";
import { explainDecision } from "#learning";
import { needsPrevious } from "../check-previous-context/learned.ts";
import { foreignFrom, scopeKind, talkOf } from "./learned.ts";
import type { ValidateScopeInput, ValidateScopeOutput } from "./schema.ts";

/** What a message is, as code has learned, over the contract's own words. A label of the contract is never foreign. */
export function validateScopeRule(input: ValidateScopeInput, context: PromptContext): ValidateScopeOutput {
  return judgeScope(input, context).output;
}

/** Outside these a message is surely not foreign or surely foreign, and no model need be asked. */
const surelyOwnBelow = 0.1;
const surelyForeignFrom = 0.9;

/** The rule's judgement, and whether it is sure that nothing is refused wrongly or let in wrongly. */
export function judgeScope(
  input: ValidateScopeInput,
  { language, weights }: PromptContext,
): { readonly output: ValidateScopeOutput; readonly sure: boolean } {
  const { relation, previous } = input;
  const leans =
    previous !== null && needsPrevious.decide({ question: input.question, previous }, { weights }).label === "true";
  const decision = scopeKind.decide(input, {
    weights,
    among: (label) => label !== "foreign" || !(relation.label || leans),
  });
  const foreign = decision.ranked.find(({ label }) => label === "foreign")?.probability ?? 0;
  const matter = foreign >= foreignFrom(relation) ? "foreign" : "own";
  const talk = relation.label ? null : talkOf(input.question, { weights });
  const kind = talk ?? matter;
  const output = {
    kind,
    in_scope: kind !== "foreign",
    references_previous_context: leans && kind === "own",
    reasoning: explainDecision(decision)[language],
  };
  return { output, sure: talk !== null || foreign < surelyOwnBelow || foreign >= surelyForeignFrom };
}
