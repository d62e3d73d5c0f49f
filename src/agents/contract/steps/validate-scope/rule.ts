import type { PromptContext } from "#kernel";
import { asCorrected, explainDecision } from "#learning";
import { needsPrevious } from "../check-previous-context/learned.ts";
import { scopeKind } from "./learned.ts";
import { type ScopeKind, type ValidateScopeInput, type ValidateScopeOutput, validateScopeOutput } from "./schema.ts";

const correctedSchema = validateScopeOutput.pick({ kind: true });

/**
 * The probability from which a matter counts as foreign. Where no model can look again more is needed: a refusal is the
 * dearest error, above all of a short question that leans on the answer before it ("예외는 없어?") or is asked in another language.
 */
const foreignFrom = { asked: 0.35, alone: 0.5, unheld: 0.85 } as const;
/** A question that is taken for talk gets no answer: what says a word of a title is none, whatever greets before it. */
const talkFrom = 0.6;

/** What a message is, as code has learned, over the contract's own words. What names a part of the contract is never foreign. */
export function validateScopeRule(input: ValidateScopeInput, context: PromptContext): ValidateScopeOutput {
  const { language, weights, corrected, standsIn = false } = context;
  const { question, previous, relation } = input;
  const leans = previous !== null && needsPrevious.decide({ question, previous }, { weights }).label === "true";
  if (corrected !== undefined) return outputOf(correctedSchema.parse(corrected).kind, leans, asCorrected[language]);
  const decision = scopeKind.decide(input, { weights });
  const probabilityOf = (kind: ScopeKind) => decision.ranked.find(({ label }) => label === kind)?.probability ?? 0;
  const foreign = probabilityOf("foreign");
  const talk = (["greeting", "thanks", "ability"] as const).find((kind) => probabilityOf(kind) >= talkFrom);
  const reasoning = explainDecision(decision)[language];
  if (relation.label) return outputOf("own", leans, reasoning);
  if (talk !== undefined && relation.titled === 0) return outputOf(talk, leans, reasoning);
  const ofRule = leans || relation.otherScript ? foreignFrom.unheld : foreignFrom.alone;
  const least = standsIn ? ofRule : foreignFrom.asked;
  return outputOf(foreign >= least ? "foreign" : "own", leans, reasoning);
}

function outputOf(kind: ScopeKind, leans: boolean, reasoning: string): ValidateScopeOutput {
  return { kind, in_scope: kind !== "foreign", references_previous_context: leans && kind === "own", reasoning };
}
