import { z } from "zod";
import { defineJob, type JobDefinition } from "#jobs";
import { type Agent, createTurn, type ModelChooser, type RunLimits } from "#kernel";
import type { Store } from "#store";
import type { TurnListener } from "./ended-turn.ts";
import { requestFor } from "./request-for.ts";
import { turnInputSchema } from "./turn-input.ts";

const followUpInputSchema = z.object({ turnId: z.string() });
export type FollowUpJob = JobDefinition<typeof followUpInputSchema>;

export interface FollowUpServices {
  readonly store: Store;
  readonly models: ModelChooser;
  readonly limits: Partial<RunLimits>;
  readonly listener?: TurnListener;
  agentNamed(name: string): Agent | undefined;
}

/**
 * What follows an answer and delays nobody: a title, a summary, memory. It is stored with the answer and writes into the
 * turn's journal, so that a crash loses none of it and repeats no step of it.
 */
export function createFollowUpJob(services: FollowUpServices): FollowUpJob {
  const { store, models, limits, agentNamed, listener } = services;
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
      const before = new Set(turn.journal.entries().map(({ key }) => key));
      await agent.afterwards(turn, await requestFor(agent, stored, input, store), { answer: answer.text });
      const entries = turn.journal.entries().filter(({ key }) => !before.has(key));
      listener?.followedUp({ id, sessionId, agent: agent.name, trace: input.trace, entries });
      return null;
    },
  });
}
