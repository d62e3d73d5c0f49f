import { type CallStep, runStep, type Turn } from "#kernel";
import { subjectOf } from "../contract-of-turn.ts";
import { type ContractState, callSignature, exploredUnits } from "../state.ts";
import { suggestCalls } from "../steps/plan/index.ts";
import type { PlanInput } from "../steps/plan/schema.ts";
import type { ContractTool } from "../tools/index.ts";

/** Chooses the calls of the next round. A call that was made before is not made again, whoever chooses it. */
export function createPlanNode(step: CallStep<PlanInput>, tools: readonly ContractTool[]) {
  return async (state: ContractState, turn: Turn): Promise<Partial<ContractState>> => {
    const { contract, standard } = subjectOf(turn);
    const names = tools.map(({ name }) => name).filter((name) => name !== "compare_with_standard" || standard !== null);
    const round = state.rounds + 1;
    const question = fullQuestion(state);
    const { calls } = await runStep(
      step,
      {
        question: state.question,
        round,
        suggestions:
          round === 1
            ? suggestCalls(question, contract, names).map(({ tool, arguments: given }) => ({ tool, arguments: given }))
            : [],
        missingInfo: state.missingInfo,
        previous: state.needPrevious ? state.previous : null,
        toolHistory: state.toolHistory.map(({ tool, arguments: given }) => ({ tool, arguments: given })),
        contents: contract.units.map(({ label, title }) => `${label} ${title}`.trim()),
        explored: exploredUnits(state, contract.units),
        tools: names,
      },
      turn,
    );
    const made = new Set(state.toolHistory.map(callSignature));
    const fresh = calls.filter((call) => {
      const signature = callSignature(call);
      if (made.has(signature)) return false;
      made.add(signature);
      return true;
    });
    return { calls: fresh };
  };
}

/** "그럼 위약금은?" is looked for together with what it leans on. */
function fullQuestion({ question, previous, needPrevious }: ContractState): string {
  return needPrevious && previous !== null && question.length < 12 ? `${previous.question} ${question}` : question;
}
