import { runStep, type Turn } from "#kernel";
import { type ContractState, contentsOf } from "../state.ts";
import { checkPreviousContext } from "../steps/check-previous-context.ts";
import { relationOf, type ValidateScopeInput, validateScope } from "../steps/validate-scope.ts";
import { contractText } from "../text.ts";

const maxParts = 120;

const rulesFirst = contractText("rules-first");

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

const isShown = contractText("previous-is-shown");

/** Skipped, without a step, when it is already known; by rule, since it settles only where rules look and how the turn is told of. */
export async function checkPreviousContextNode(state: ContractState, turn: Turn): Promise<Partial<ContractState>> {
  if (state.needPrevious !== null || state.previous === null) return { needPrevious: state.needPrevious ?? false };
  const { question, previous } = state;
  const hasModel = turn.models.forRole(checkPreviousContext.role) !== null;
  const options = hasModel ? { byRule: true, reason: isShown } : {};
  const output = await runStep(checkPreviousContext, { question, previous }, turn, options);
  return { needPrevious: output.need_previous_context };
}
