import { z } from "zod";
import { type Agent, type AgentRequest, conversationTokens, type ModelChooser } from "#kernel";
import type { ResolvedModel } from "#models";
import type { Store, StoredTurn } from "#store";
import { fitConversation } from "./fit-conversation.ts";
import { spoken } from "./spoken.ts";
import type { TurnInput } from "./turn-input.ts";

/** So far back a branch is looked at for what fits into a prompt. */
const farthest = 200;

/** What an agent is asked in a turn: the question, and what its model has room for of the branch that leads to it. */
export async function requestFor(
  agent: Agent,
  stored: StoredTurn,
  input: TurnInput,
  { store, models }: { readonly store: Store; readonly models: SessionModels },
): Promise<AgentRequest<unknown>> {
  const session = await store.sessions.get(stored.sessionId);
  const range = { upTo: input.userMessageId, last: farthest + 1 };
  const before = (await store.messages.list(stored.sessionId, range)).slice(0, -1);
  const { summary, settings } = session;
  const conversation = {
    messages: before.map(spoken),
    summary: summary ?? "",
    summarised: before.findIndex(({ id }) => id === settings.summaryUpTo) + 1,
  };
  const writer = modelsOf(models, input.model).forRole("respond");
  return {
    text: input.text,
    options: z.parse(agent.options, input.options),
    ...fitConversation(conversation, conversationTokens(writer)),
  };
}

/** Models by role, and any model by its written name where a session has one of its own. */
export interface SessionModels extends ModelChooser {
  /** Null for `rules`. */
  named?(written: string): ResolvedModel | null;
}

/** The models of a turn: the session's own for every role, else those of the settings. */
export function modelsOf(models: SessionModels, own: string | null): ModelChooser {
  const { named } = models;
  if (own === null || named === undefined) return models;
  return { forRole: () => named(own) };
}
