import { z } from "zod";
import { defineJob, type JobDefinition } from "#jobs";
import { type Agent, createTurn, type RunLimits, type Turn, totalsOf } from "#kernel";
import type { Store } from "#store";
import { askSampled, type SampledRules } from "./ask-sampled.ts";
import type { TurnListener } from "./ended-turn.ts";
import { requestFor } from "./request-for.ts";
import { modelsOf, type SessionModels } from "./session-models.ts";
import { turnInputSchema } from "./turn-input.ts";

const followUpInputSchema = z.object({ turnId: z.string() });
export type FollowUpJob = JobDefinition<typeof followUpInputSchema>;

export interface FollowUpServices {
  readonly store: Store;
  readonly models: SessionModels;
  readonly limits: Partial<RunLimits>;
  /** Which of the rules' decisions a model is asked about too; none where it is left out. */
  readonly rules?: SampledRules;
  readonly listener?: TurnListener;
  agentNamed(name: string): Agent | undefined;
}

/**
 * What follows an answer and delays nobody: a title, a summary, memory, and what the model would have decided where a rule
 * did. It is stored with the answer and writes into the turn's journal, so that a crash loses none of it and repeats no
 * step of it. What it spends is added to the turn's.
 */
export function createFollowUpJob(services: FollowUpServices): FollowUpJob {
  const { store, models, limits, agentNamed, listener, rules } = services;
  return defineJob({
    name: "turns.follow-up",
    input: followUpInputSchema,
    async run({ turnId }, job) {
      const stored = await store.turns.find(turnId);
      const agent = stored === null ? undefined : agentNamed(stored.agent);
      if (stored === null || agent === undefined) return null;
      const input = turnInputSchema.parse(stored.input);
      const answer = await store.messages.find(stored.sessionId, input.assistantMessageId);
      if (answer === null) return null;
      const { language, timeZone, trace } = input;
      const { id, sessionId, startedAt } = stored;
      const goOn = async (work: (turn: Turn) => Promise<void>) => {
        const turn = await createTurn({
          ...{ id, sessionId, agent: agent.name, language, timeZone, startedAt, limits },
          models: modelsOf(models, input.model),
          journal: store.journal,
          signal: job.signal,
        });
        await work(turn);
        const entries = turn.journal.added();
        const { usage, cost } = totalsOf(turn.journal.entries());
        await store.turns.setSpent(id, usage, cost);
        if (entries.length > 0) listener?.followedUp({ id, sessionId, agent: agent.name, trace, entries });
      };
      if (agent.afterwards !== undefined) {
        const request = await requestFor(agent, stored, input, store);
        await goOn(async (turn) => agent.afterwards?.(turn, request, { answer: answer.text, messageId: answer.id }));
      }
      if (rules !== undefined) await goOn((turn) => askSampled(agent, turn, rules));
      return null;
    },
  });
}
