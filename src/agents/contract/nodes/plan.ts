import type { Contract } from "#contracts";
import { type CallStep, type ChosenCall, runStep, type Turn } from "#kernel";
import { createMarkReader } from "../answer/marks.ts";
import { onlyRestates } from "../asking/only-restates.ts";
import { subjectOf } from "../contract-of-turn.ts";
import { isAskedFor } from "../listing.ts";
import { type ContractState, callSignature, exploredUnits } from "../state.ts";
import { planSubject, suggestCalls } from "../steps/plan/index.ts";
import type { PlanInput } from "../steps/plan/schema.ts";
import type { ContractTool } from "../tools/index.ts";

/** Chooses the calls of the next round. A call that was made before is not made again, whoever chooses it. */
export function createPlanNode(step: CallStep<PlanInput>, tools: readonly ContractTool[]) {
  return async (state: ContractState, turn: Turn): Promise<Partial<ContractState>> => {
    const { contract, standard } = subjectOf(turn);
    const names = tools.map(({ name }) => name).filter((name) => name !== "compare_with_standard" || standard !== null);
    const round = state.rounds + 1;
    const input = {
      question: state.question,
      round,
      subject: planSubject(contract),
      missingInfo: state.missingInfo,
      previous: state.needPrevious ? state.previous : null,
      toolHistory: state.toolHistory.map(({ tool, arguments: given }) => ({ tool, arguments: given })),
      contents: contract.units.map(({ label, title }) => `${label} ${title}`.trim()),
      explored: exploredUnits(state, contract.units),
      tools: names,
    };
    const { calls } = await runStep(step, input, turn);
    const made = new Set(state.toolHistory.map(callSignature));
    const isFresh = (call: ChosenCall) => {
      const signature = callSignature(call);
      if (made.has(signature)) return false;
      made.add(signature);
      return true;
    };
    const fresh = calls.filter(isFresh);
    if (hasSomethingToAnswerFrom(state, contract) || (fresh.length > 0 && round < state.maxRounds))
      return { calls: fresh };
    return { calls: [...fresh, ...suggestCalls(input).filter(isFresh)] };
  };
}

/** Something was read or listed, or the answer before cites parts to answer from: only then may a planner choose nothing. */
function hasSomethingToAnswerFrom(
  { question, evidence, notes, needPrevious, previous }: ContractState,
  contract: Contract,
): boolean {
  if (evidence.length > 0 || notes.some(({ listing }) => isAskedFor(listing))) return true;
  if (!needPrevious || previous === null) return false;
  if (onlyRestates(question, needPrevious)) return true;
  return createMarkReader(contract)
    .marksIn(previous.answer)
    .some(({ node }) => node !== null);
}
