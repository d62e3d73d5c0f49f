import { labelsInText } from "#contracts";
import { runStep, type Turn } from "#kernel";
import { subjectOf } from "../contract-of-turn.ts";
import { type ContractState, exploredUnits } from "../state.ts";
import { evaluate } from "../steps/evaluate/index.ts";

const mostEvidence = 24;

/** Counts the round; in the last one there is nothing left to decide. */
export async function evaluateNode(state: ContractState, turn: Turn): Promise<Partial<ContractState>> {
  const { contract } = subjectOf(turn);
  const rounds = state.rounds + 1;
  const explored = exploredUnits(state, contract.units);
  const asked = labelsInText(state.question, contract);
  const output = await runStep(
    evaluate,
    {
      question: state.question,
      explored,
      unexplored: contract.units
        .filter(({ label }) => !explored.includes(label))
        .map(({ label, title }) => `${label} ${title}`.trim()),
      evidence: state.evidence.slice(0, mostEvidence),
      notes: [...state.notes],
      askedUnits: asked.flatMap(({ unit }) => (unit === null ? [] : [unit.label])),
      absentLabels: asked.filter(({ unit }) => unit === null).map(({ label }) => label),
    },
    turn,
  );
  return { rounds, sufficient: output.is_sufficient, missingInfo: output.missing_info };
}
