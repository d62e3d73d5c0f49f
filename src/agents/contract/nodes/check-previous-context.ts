import { runStep, type Turn } from "#kernel";
import type { ContractState } from "../state.ts";
import { checkPreviousContext } from "../steps/check-previous-context/index.ts";

/** Skipped, without a step, when it is already known. */
export async function checkPreviousContextNode(state: ContractState, turn: Turn): Promise<Partial<ContractState>> {
  if (state.needPrevious !== null || state.previous === null) return { needPrevious: state.needPrevious ?? false };
  const { question, previous } = state;
  const output = await runStep(checkPreviousContext, { question, previous }, turn);
  return { needPrevious: output.need_previous_context };
}
