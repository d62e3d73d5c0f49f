import { runStep, type Turn } from "#kernel";
import { type ContractState, contentsOf } from "../state.ts";
import type { ValidateScopeInput } from "../steps/validate-scope.ts";
import { relationOf, validateScope } from "../steps/validate-scope.ts";

const maxParts = 120;

const rulesFirst = {
  ko: "규칙이 거절하려 할 때만 모델에 묻습니다.",
  en: "A model is asked only where the rule would refuse.",
};

/** By rule first. What it would refuse, a model is asked about: a refusal is the dearest error. */
export async function validateScopeNode(state: ContractState, turn: Turn): Promise<Partial<ContractState>> {
  const { contract } = state.subject;
  const input: ValidateScopeInput = {
    question: state.question,
    contractTitle: contract.outline.title,
    contents: contentsOf(contract).slice(0, maxParts),
    previous: state.previous,
    relation: relationOf(state.question, contract),
  };
  const hasModel = turn.models.forRole(validateScope.role) !== null;
  const ruled = await runStep(validateScope, input, turn, hasModel ? { byRule: true, reason: rulesFirst } : {});
  const isChecked = hasModel && !ruled.in_scope;
  const { kind, in_scope, references_previous_context } = isChecked ? await runStep(validateScope, input, turn) : ruled;
  // A model that was asked has said whether the question leans; a rule that sees that it does is not asked again.
  const isKnown = isChecked || references_previous_context;
  const needPrevious = state.previous === null ? false : isKnown ? references_previous_context : state.needPrevious;
  return { kind, inScope: in_scope, needPrevious };
}
