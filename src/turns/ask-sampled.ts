import { isDeepStrictEqual } from "node:util";
import { type Agent, runStep, type Turn } from "#kernel";
import type { JournalEntry } from "#protocol";

/** Which decisions of a rule a model is asked about too, once the reader has the answer. */
export interface SampledRules {
  isSampled(step: string, input: unknown, output: unknown): boolean;
}

/** The sampled decisions among a turn's rows: those that the rule took although a model is there. */
export function sampledDecisions(entries: readonly JournalEntry[], rules: SampledRules): JournalEntry[] {
  return entries.filter(
    ({ kind, status, executor, fallbackFrom, reason, name, input, output }) =>
      kind === "step" &&
      status === "finished" &&
      executor === "rule" &&
      fallbackFrom === null &&
      reason === null &&
      rules.isSampled(name, input, output),
  );
}

/** Asks the model what it would have decided, and leaves its decision in the journal beside the rule's. */
export async function askSampled(agent: Agent, turn: Turn, rules: SampledRules): Promise<void> {
  const asked: JournalEntry[] = [];
  const decisions = sampledDecisions(turn.journal.entries(), rules);
  for (const decision of decisions) {
    const step = agent.steps.find(({ name }) => name === decision.name);
    const isAsked = asked.some((one) => isSame(one, decision));
    if (step === undefined || turn.models.forRole(step.role) === null || isAsked) continue;
    asked.push(decision);
    // The same work has a place for each time: those that the rule filled are recalled, the next one is the model's.
    for (const _ of decisions.filter((one) => isSame(one, decision))) await runStep(step, decision.input, turn);
    await runStep(step, decision.input, turn);
  }
}

function isSame(one: JournalEntry, other: JournalEntry): boolean {
  return one.name === other.name && isDeepStrictEqual(one.input, other.input);
}
