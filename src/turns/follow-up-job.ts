import { z } from "zod";
import { defineJob, type JobDefinition } from "#jobs";
import { type Agent, createTurn, type ModelChooser, type RunLimits } from "#kernel";
import type { Store } from "#store";
import { requestFor } from "./request-for.ts";
import { turnInputSchema } from "./turn-input.ts";

const followUpInputSchema = z.object({ turnId: z.string() });
export type FollowUpJob = JobDefinition<typeof followUpInputSchema>;

export interface FollowUpServices {
  readonly store: Store;
  readonly models: ModelChooser;
  readonly limits: Partial<RunLimits>;
  agentNamed(name: string): Agent | undefined;
}

/**
 * What follows an answer and delays nobody: a title, a summary, memory. It is stored with the answer and writes into the
 * turn's journal, so that a crash loses none of it and repeats no step of it.
 */
export function createFollowUpJob({ store, models, limits, agentNamed }: FollowUpServices): FollowUpJob {
  return defineJob({
    name: "turns.follow-up",
    input: followUpInputSchema,
    async run({ turnId }, job) {
      const stored = await store.turns.find(turnId);
      const agent = stored === null ? undefined : agentNamed(stored.agent);
      if (stored === null || agent?.afterwards === undefined) return null;
      const input = turnInputSchema.parse(stored.input);
      const answer = await store.messages.find(stored.sessionId, input.assistantMessageId);
      if (answer === null) return null;
      const { language, timeZone } = input;
      const { id, sessionId, startedAt } = stored;
      const turn = await createTurn({
        ...{ id, sessionId, agent: agent.name, language, timeZone, startedAt, models, limits },
        journal: store.journal,
        signal: job.signal,
      });
      await agent.afterwards(turn, await requestFor(agent, stored, input, store), { answer: answer.text });
      return null;
    },
  });
}
