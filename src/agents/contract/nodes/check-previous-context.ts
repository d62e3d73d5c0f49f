import { runStep, type Turn } from "#kernel";
import type { ContractState } from "../state.ts";
import { checkPreviousContext } from "../steps/check-previous-context.ts";

const isShown = {
  ko: "앞의 대화는 뒤의 모든 단계에 함께 보이므로 모델에 묻지 않습니다.",
  en: "Every later step is shown the turn before, so no model is asked.",
};

/** Skipped, without a step, when it is already known; by rule, since it settles only where rules look and how the turn is told of. */
export async function checkPreviousContextNode(state: ContractState, turn: Turn): Promise<Partial<ContractState>> {
  if (state.needPrevious !== null || state.previous === null) return { needPrevious: state.needPrevious ?? false };
  const { question, previous } = state;
  const hasModel = turn.models.forRole(checkPreviousContext.role) !== null;
  const options = hasModel ? { byRule: true, reason: isShown } : {};
  const output = await runStep(checkPreviousContext, { question, previous }, turn, options);
  return { needPrevious: output.need_previous_context };
}
