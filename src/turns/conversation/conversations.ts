import { z } from "zod";
import { defineJob, type JobDefinition, type Jobs } from "#jobs";
import { countInFull, createRun, type RunLimits } from "#kernel";
import { type ConversationCompacted, type ConversationSeen, languageOf } from "#protocol";
import type { SessionRow } from "#store";
import type { TurnListener } from "../ended-turn.ts";
import { keepRun } from "../keep-run.ts";
import { fitConversation } from "./fit-conversation.ts";
import { readConversation, roomFor } from "./read-conversation.ts";
import { type ConversationServices, modelsOf } from "./request-for.ts";
import { bringUpTo, foldingBy } from "./rolling-summary.ts";

const compactInputSchema = z.object({ sessionId: z.string() });
export type CompactJob = JobDefinition<typeof compactInputSchema>;

export interface CompactServices extends ConversationServices {
  readonly limits: Partial<RunLimits>;
  readonly listener?: Pick<TurnListener, "kept">;
}

const ownModel = ({ settings }: Pick<SessionRow, "settings">) =>
  typeof settings.model === "string" ? settings.model : null;

/** What the next prompt tells of a conversation. */
async function seenNow({ store, models }: ConversationServices, session: SessionRow): Promise<ConversationSeen> {
  const kept = await readConversation(store, session.id);
  const writer = modelsOf(models, ownModel(session)).forRole("respond");
  return fitConversation(kept, roomFor(kept.messages, writer)).seen;
}

/** Has all of a conversation but its last turn told in short from now on. What it had folded before a crash stays folded. */
export function createCompactJob(services: CompactServices): CompactJob {
  const { store, models, limits, listener } = services;
  return defineJob({
    name: "conversations.compact",
    input: compactInputSchema,
    async run({ sessionId }, job): Promise<ConversationCompacted | null> {
      const session = await store.sessions.find(sessionId);
      if (session === null) return null;
      const before = await seenNow(services, session);
      const { messages, compacted } = await readConversation(store, sessionId);
      const run = await createRun({
        ...{ id: job.id, agent: session.agent, startedAt: Date.now(), limits, signal: job.signal },
        language: languageOf(messages.findLast(({ role }) => role === "user")?.text ?? ""),
        models: modelsOf(models, ownModel(session)),
      });
      try {
        await bringUpTo(store, sessionId, {
          ...foldingBy(run),
          countWhole: (conversation) => countInFull(conversation.messages, 0),
          mostGoes: Number.POSITIVE_INFINITY,
          folded: job.progress,
        });
      } finally {
        await keepRun(run, store, { title: session.title, input: { sessionId }, sessionId, listener });
      }
      const { branch, summarised } = await readConversation(store, sessionId);
      const upTo = branch[summarised - 1]?.id;
      await store.sessions.changeSettings(sessionId, (settings) => ({ ...settings, compactedUpTo: upTo }));
      const after = await seenNow(services, await store.sessions.get(sessionId));
      return { messages: Math.max(0, summarised - compacted), before, after };
    },
  });
}

/** How much of a conversation the next prompt holds, and how it is made less. */
export interface Conversations {
  contextOf(sessionId: string): Promise<ConversationSeen>;
  /** Begins to put together all but the last turn. Gives the job that does it. */
  compact(sessionId: string): Promise<string>;
}

export function createConversations(services: ConversationServices, jobs: Jobs, job: CompactJob): Conversations {
  const { sessions } = services.store;
  return {
    contextOf: async (sessionId) => seenNow(services, await sessions.get(sessionId)),
    async compact(sessionId) {
      await sessions.get(sessionId);
      return (await jobs.enqueue(job, { sessionId }, { key: sessionId })).id;
    },
  };
}
