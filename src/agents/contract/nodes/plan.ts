import { type CallStep, type ChosenCall, runStep, type Turn } from "#kernel";
import { createMarkReader } from "../answer/marks.ts";
import { asksAgain, beyondReading, lookUps } from "../look-ups.ts";
import { type ContractState, callSignature, contentsOf, exploredUnits } from "../state.ts";
import type { PlanInput } from "../steps/plan.ts";
import { contractText } from "../text.ts";
import type { ContractTool } from "../tools/index.ts";

/** Parts that a planner is shown the titles of. */
const maxParts = 200;

const readAll: readonly ChosenCall[] = [{ tool: "read_contract", arguments: {} }];

const readsWhole = contractText("reads-whole");

/** Chooses the calls of the next round. A call that was made before is not made again, whoever chooses it. */
export function createPlanNode(step: CallStep<PlanInput>, tools: readonly ContractTool[]) {
  return async (state: ContractState, turn: Turn): Promise<Partial<ContractState>> => {
    const input = planInputOf(state, tools);
    // A standard to compare with may be what is asked about in any words: then a model chooses.
    const isKnown = state.whole && state.subject.standard === null;
    const chosen = await runStep(step, input, turn, isKnown ? { byRule: true, reason: readsWhole } : {});
    // What fits is read whole, whatever else is chosen: part of it would be taken for all.
    const calls = state.whole ? [...readAll, ...chosen.calls] : chosen.calls;
    const made = new Set(state.toolHistory.map(callSignature));
    const isFresh = (call: ChosenCall) => {
      const signature = callSignature(call);
      if (made.has(signature)) return false;
      made.add(signature);
      return true;
    };
    const fresh = calls.filter(isFresh);
    // None is a choice, once something was read: before that, code reads what the question names.
    if (hasSomethingToAnswerFrom(state) || (fresh.length > 0 && input.round < state.maxRounds)) return { calls: fresh };
    return { calls: [...fresh, ...input.suggested.filter(isFresh)] };
  };
}

function planInputOf(state: ContractState, tools: readonly ContractTool[]): PlanInput {
  const { subject, question, rounds, previous, missingInfo, toolHistory } = state;
  const contents = contentsOf(subject.contract);
  return {
    question,
    contractTitle: subject.contract.outline.title,
    round: rounds + 1,
    suggested: suggestedCalls(state),
    missingInfo,
    previous,
    toolHistory: toolHistory.map(({ tool, arguments: given }) => ({ tool, arguments: given })),
    contents: contents.slice(0, maxParts),
    contentsLeft: Math.max(0, contents.length - maxParts),
    explored: exploredUnits(state),
    tools: tools.map(({ name }) => name).filter((name) => isOffered(name, state)),
  };
}

/** Tools that bring more than the contract's own text, which is there where it was read whole. */
const beyondText = new Set(["compare_with_standard", "review_contract", "review_checklist"]);

/** A tool is offered where it can do something: comparing needs a standard, and code reads whole what fits. */
function isOffered(name: string, { subject, whole }: ContractState): boolean {
  if (name === "compare_with_standard" && subject.standard === null) return false;
  return whole ? beyondText.has(name) : name !== "read_contract";
}

function suggestedCalls({ whole, question, subject, needPrevious, previous }: ContractState): ChosenCall[] {
  const asked = { question, previous: needPrevious ? previous : null };
  if (whole) return [...readAll, ...beyondReading(question, subject.standard !== null)];
  return asksAgain(asked, subject) ? [] : lookUps(asked, subject);
}

/** Something was read or listed, or the answer before cites parts to answer from: only then may a planner choose nothing. */
function hasSomethingToAnswerFrom({ subject, evidence, notes, needPrevious, previous }: ContractState): boolean {
  if (evidence.length > 0 || notes.some(({ isList }) => isList)) return true;
  if (!needPrevious || previous === null) return false;
  return createMarkReader(subject.contract)
    .marksIn(previous.answer)
    .some(({ node }) => node !== null);
}
