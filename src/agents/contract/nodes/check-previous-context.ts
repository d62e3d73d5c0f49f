import { runStep, type Turn } from "#kernel";
import type { ContractState } from "../state.ts";
import { checkPreviousContext } from "../steps/check-previous-context/index.ts";

const isShown = {
  ko: "계약서를 통째로 읽으므로 앞의 대화도 함께 보입니다.",
  en: "The contract is read whole, and the turn before is shown with it.",
};

/** Skipped, without a step, when it is already known; by rule where it decides nothing but how the turn is told of. */
export async function checkPreviousContextNode(state: ContractState, turn: Turn): Promise<Partial<ContractState>> {
  if (state.needPrevious !== null || state.previous === null) return { needPrevious: state.needPrevious ?? false };
  const { question, previous, whole } = state;
  const options = whole ? { byRule: true, reason: isShown } : {};
  const output = await runStep(checkPreviousContext, { question, previous }, turn, options);
  return { needPrevious: output.need_previous_context };
}
