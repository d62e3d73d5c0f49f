import type { Agent } from "#kernel";
import { turnFailures } from "./failures.ts";

export interface TurnSlots {
  /** Refuses a new turn while as many run and wait as may. */
  admit(unfinished: number): void;
  /** The same agent, working only while it has a slot. */
  limit(agent: Agent): Agent;
}

/** Turns that wait for a slot, for each that has one. */
const waitingPerSlot = 1;

/** So many turns work at once in this process, as many again wait in their order, and further ones are refused. */
export function createTurnSlots(maxTurns: number): TurnSlots {
  let free = maxTurns;
  const waiting: (() => void)[] = [];

  async function take(signal: AbortSignal): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    const turn = Promise.withResolvers<void>();
    const leave = () => {
      waiting.splice(waiting.indexOf(turn.resolve), 1);
      turn.reject(signal.reason);
    };
    waiting.push(turn.resolve);
    signal.addEventListener("abort", leave, { once: true });
    await turn.promise.finally(() => signal.removeEventListener("abort", leave));
  }

  /** A slot goes to the first that waits. */
  function release(): void {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  }

  return {
    admit(unfinished) {
      if (unfinished >= maxTurns * (1 + waitingPerSlot)) throw turnFailures.tooManyTurns(maxTurns);
    },
    limit: (agent) => ({
      ...agent,
      async run(turn, request) {
        await turn.budget.waitFor(take(turn.signal));
        try {
          return await agent.run(turn, request);
        } finally {
          release();
        }
      },
    }),
  };
}
