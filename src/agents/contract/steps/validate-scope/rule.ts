import type { PromptContext } from "#kernel";
import { asCorrected, explainDecision } from "#learning";
import { needsPrevious } from "../check-previous-context/learned.ts";
import { foreignFrom, scopeKind, talkOf } from "./learned.ts";
import { type ScopeKind, type ValidateScopeInput, type ValidateScopeOutput, validateScopeOutput } from "./schema.ts";

const correctedSchema = validateScopeOutput.pick({ kind: true });

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
  { language, weights, corrected }: PromptContext,
): { readonly output: ValidateScopeOutput; readonly sure: boolean } {
  const { relation, previous } = input;
  const leans =
    previous !== null && needsPrevious.decide({ question: input.question, previous }, { weights }).label === "true";
  if (corrected !== undefined) {
    const { kind } = correctedSchema.parse(corrected);
    return { output: outputOf(kind, leans, asCorrected[language]), sure: true };
  }
  const decision = scopeKind.decide(input, {
    weights,
    among: (label) => label !== "foreign" || !(relation.label || relation.own || leans),
  });
  const foreign = decision.ranked.find(({ label }) => label === "foreign")?.probability ?? 0;
  const matter = foreign >= foreignFrom(relation) ? "foreign" : "own";
  const talk = relation.label ? null : talkOf(input, foreign, { weights });
  const output = outputOf(talk ?? matter, leans, explainDecision(decision)[language]);
  return { output, sure: talk !== null || foreign < surelyOwnBelow || foreign >= surelyForeignFrom };
}

function outputOf(kind: ScopeKind, leans: boolean, reasoning: string): ValidateScopeOutput {
  return { kind, in_scope: kind !== "foreign", references_previous_context: leans && kind === "own", reasoning };
}
