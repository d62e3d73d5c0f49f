import { setImmediate as nextRound } from "node:timers/promises";
import { prepareFacts } from "#contracts";
import { type Agent, createYield } from "#kernel";
import { prepareRules } from "#learning";
import { type JihwiError, toJihwiError } from "#protocol";
import type { InspectRoom } from "./inspect.ts";
import type { OwnRules } from "./own-rules.ts";

export interface WarmUpOptions {
  readonly agents: ReadonlyMap<string, Agent>;
  readonly rules: OwnRules;
  readonly inspect: InspectRoom;
  /** When the app closes, what is not read yet stays unread. */
  readonly signal: AbortSignal;
  readonly log: (error: JihwiError, about: string) => void;
}

/**
 * Reads what first questions need (tables of words, weights, patterns, graphs), one after another with pauses between: the first who
 * asks does not wait for it, and nobody waits for his question.
 */
export async function warmUp({ agents, rules, inspect, signal, log }: WarmUpOptions): Promise<void> {
  const pause = createYield();
  const pieces: readonly (() => Promise<unknown>)[] = [
    () => prepareRules(rules.weights),
    () => prepareFacts(pause),
    // A graph is built when it is first drawn or run.
    ...[...agents.values()].map((agent) => async () => agent.draw?.()),
    async () => inspect.plan({}, "ko"),
    async () => inspect.plan({}, "en"),
  ];
  // An agent of somebody else may take for ever.
  const closed = new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  for (const read of pieces) {
    if (signal.aborted) return;
    // What cannot be read now is read with the first question, which then tells what is wrong.
    const done = read().catch((thrown: unknown) => log(toJihwiError(thrown), "warming up"));
    await Promise.race([done, closed]);
    await nextRound();
  }
}
