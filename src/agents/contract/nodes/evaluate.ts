import { labelsInText } from "#contracts";
import { runStep, type Turn } from "#kernel";
import { type ContractState, exploredUnits } from "../state.ts";
import type { EvaluateInput } from "../steps/evaluate.ts";
import { evaluate } from "../steps/evaluate.ts";

/** Unread parts that an evaluator is shown the titles of. */
const maxUnread = 120;

const outcomes = {
  whole: { ko: "계약서를 모두 읽었습니다.", en: "All of the contract was read." },
  nothing: { ko: "읽은 것이 없어 평가할 것이 없습니다.", en: "Nothing was read: there is nothing to judge." },
} as const;

/** Counts the round. Where there is nothing to judge the rule decides, and in the last round what was found before stands. */
export async function evaluateNode(state: ContractState, turn: Turn): Promise<Partial<ContractState>> {
  const rounds = state.rounds + 1;
  if (rounds >= state.maxRounds && state.sufficient !== null) return { rounds };
  const isRead = state.evidence.length > 0 || state.notes.some(({ isList }) => isList);
  const known = state.whole ? outcomes.whole : isRead ? null : outcomes.nothing;
  const options = known === null ? {} : { byRule: true, reason: known };
  const output = await runStep(evaluate, evaluateInputOf(state), turn, options);
  const { is_sufficient, absent, near, missing_info } = output;
  return {
    rounds,
    sufficient: is_sufficient,
    missingInfo: missing_info,
    absent: absent === true && !is_sufficient ? { matter: missing_info, near: near ?? [] } : null,
  };
}

function evaluateInputOf(state: ContractState): EvaluateInput {
  const { contract } = state.subject;
  const asked = labelsInText(state.question, contract);
  const explored = exploredUnits(state);
  const read = new Set(explored);
  const unread = contract.units.filter(({ label }) => !read.has(label));
  return {
    question: state.question,
    contractTitle: contract.outline.title,
    previous: state.previous,
    explored,
    unexplored: unread.slice(0, maxUnread).map(({ label, title }) => `${label} ${title}`.trim()),
    unexploredLeft: Math.max(0, unread.length - maxUnread),
    evidence: [...state.evidence],
    notes: [...state.notes],
    absentLabels: asked.filter(({ unit }) => unit === null).map(({ label }) => label),
  };
}
