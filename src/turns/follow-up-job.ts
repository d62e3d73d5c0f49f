import { z } from "zod";
import { defineJob, type JobDefinition } from "#jobs";
import { type Agent, createTurn, executorsOf, type RunLimits, type Turn, totalsOf } from "#kernel";
import { textOf } from "#protocol";
import type { Message, Store, StoredTurn } from "#store";
import { askSampled, type SampledRules } from "./ask-sampled.ts";
import { type ConversationServices, modelsOf, requestFor } from "./conversation/request-for.ts";
import { bringUpTo, foldingBy, goesAfterAnswer } from "./conversation/rolling-summary.ts";
import { summarise } from "./conversation/summarise.ts";
import type { TurnListener } from "./ended-turn.ts";
import { type LiveTurns, storedMetadata } from "./live-turn.ts";
import { messageOf } from "./message-of.ts";
import { patientJournal } from "./store-faults.ts";
import { turnInputSchema } from "./turn-input.ts";

const followUpInputSchema = z.object({ turnId: z.string() });
export type FollowUpJob = JobDefinition<typeof followUpInputSchema>;

export interface FollowUpServices extends ConversationServices {
  readonly limits: Partial<RunLimits>;
  /** Who is still read in this process: what follows an answer is told to its readers. */
  readonly live: LiveTurns;
  /** Which of the rules' decisions a model is asked about too; none where it is left out. */
  readonly rules?: SampledRules;
  readonly listener?: TurnListener;
  agentNamed(name: string): Agent | undefined;
}

/**
 * What follows an answer and delays nobody: a second look at it, a title, a summary, memory, and what the model would have
 * decided where a rule did. It is stored with the answer and writes into the turn's journal, so that a crash loses none of
 * it and repeats no step of it. What it shows becomes part of the message, and what it spends is added to the turn's.
 */
export function createFollowUpJob(services: FollowUpServices): FollowUpJob {
  const { store, models, limits, agentNamed, listener, rules, live } = services;
  /** An agent that has the step has what it no longer sees whole told in short. */
  const summariseOlder = async ({ steps }: Agent, turn: Turn, leafId: string) => {
    if (!steps.includes(summarise)) return;
    await bringUpTo(store, turn.sessionId, { leafId, mostGoes: goesAfterAnswer, ...foldingBy(turn) });
  };
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
      const open = (options: Pick<Parameters<typeof createTurn>[0], "phase" | "emit">) =>
        createTurn({
          ...{ id, sessionId, agent: agent.name, language, timeZone, startedAt, limits },
          models: modelsOf(models, input.model),
          journal: patientJournal(store.journal, () => !job.signal.aborted),
          signal: job.signal,
          ...options,
        });
      const account = async (turn: Turn) => {
        const entries = turn.journal.added();
        const { usage, cost } = totalsOf(turn.journal.entries());
        await store.turns.setSpent(id, usage, cost);
        if (entries.length > 0) listener?.followedUp({ id, sessionId, agent: agent.name, trace, entries });
      };
      if (agent.afterwards !== undefined) {
        const reader = live.get(id);
        const turn = await open({ phase: "afterwards", emit: reader?.emit });
        const request = await requestFor(agent, stored, input, services);
        const said = { answer: textOf({ parts: answer.parts as Parameters<typeof textOf>[0]["parts"] }) };
        try {
          await Promise.all([agent.afterwards(turn, request, said), summariseOlder(agent, turn, answer.id)]);
        } finally {
          const messageMetadata = await reviseMessage(turn, stored, answer, store);
          await account(turn);
          reader?.emit({ type: "finish", messageMetadata });
          reader?.end();
        }
      }
      if (rules !== undefined) {
        const turn = await open({});
        await askSampled(agent, turn, rules);
        await account(turn);
      }
      return null;
    },
  });
}

/** Stores the message as the journal tells it now. Where it stands is not touched: the conversation may have gone on. */
async function reviseMessage(turn: Turn, { sessionId }: StoredTurn, message: Message, store: Store) {
  await turn.journal.flush();
  const entries = turn.journal.entries();
  const { usage, cost } = totalsOf(entries);
  const metadata = { ...message.metadata, usage, cost, executors: executorsOf(entries) };
  await store.messages.revise(sessionId, { ...messageOf(entries), id: message.id, metadata });
  return storedMetadata({ metadata });
}
