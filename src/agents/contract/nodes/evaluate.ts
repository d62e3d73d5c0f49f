import { labelsInText } from "#contracts";
import { runStep, type Turn } from "#kernel";
import { subjectOf } from "../contract-of-turn.ts";
import { isAskedFor } from "../listing.ts";
import { type ContractState, exploredUnits } from "../state.ts";
import { evaluate } from "../steps/evaluate/index.ts";
import { evaluateRule } from "../steps/evaluate/rule.ts";
import type { EvaluateInput } from "../steps/evaluate/schema.ts";
import { givenEvidence } from "./given-evidence.ts";

/** Counts the round. In the last one there is nothing left to decide, and before anything was read nothing to judge: no model is asked. */
export async function evaluateNode(state: ContractState, turn: Turn): Promise<Partial<ContractState>> {
  const { contract } = subjectOf(turn);
  const rounds = state.rounds + 1;
  const explored = exploredUnits(state, contract.units);
  const asked = labelsInText(state.question, contract);
  const input: EvaluateInput = {
    question: state.question,
    explored,
    unexplored: contract.units
      .filter(({ label }) => !explored.includes(label))
      .map(({ label, title }) => `${label} ${title}`.trim()),
    ...givenEvidence(state.evidence, asked),
    notes: [...state.notes],
    askedUnits: asked.flatMap(({ unit }) => (unit === null ? [] : [unit.label])),
    absentLabels: asked.filter(({ unit }) => unit === null).map(({ label }) => label),
  };
  if (rounds >= state.maxRounds && state.sufficient !== null)
    return { rounds, sufficient: state.sufficient, missingInfo: state.missingInfo };
  const readAnything = state.evidence.length > 0 || state.notes.some(({ listing }) => isAskedFor(listing));
  const isDecision = readAnything && rounds < state.maxRounds;
  const output = isDecision ? await runStep(evaluate, input, turn) : evaluateRule(input);
  return { rounds, sufficient: output.is_sufficient, missingInfo: output.missing_info };
}
