import { type Agent, createSlots } from "#kernel";
import { turnFailures } from "./failures.ts";

/** Turns that wait for a slot, for each that has one. */
const waitingPerSlot = 1;

/** So many turns work at once in this process, as many again wait in their order, and further ones are refused. */
export function createTurnSlots(maxTurns: number) {
  const slots = createSlots(maxTurns);
  return {
    /** Refuses a new turn while as many run and wait as may. */
    admit(unfinished: number): void {
      if (unfinished >= maxTurns * (1 + waitingPerSlot)) throw turnFailures.tooManyTurns(maxTurns);
    },
    /** The same agent, working only while it has a slot. */
    limit: (agent: Agent): Agent => ({
      ...agent,
      async run(turn, request) {
        await turn.budget.waitFor(slots.take(turn.signal));
        try {
          return await agent.run(turn, request);
        } finally {
          slots.release();
        }
      },
    }),
  };
}
