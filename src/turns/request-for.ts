import { z } from "zod";
import type { Agent, AgentRequest } from "#kernel";
import type { Store, StoredTurn } from "#store";
import type { TurnInput } from "./turn-input.ts";
import { withoutFooter } from "./without-footer.ts";

/** How many messages of the conversation an agent sees in full; the rolling summary holds what came before. */
const historyLength = 20;

/** What an agent is asked in a turn: the question, and the branch of the conversation that leads to it. */
export async function requestFor(
  agent: Agent,
  stored: StoredTurn,
  input: TurnInput,
  store: Store,
): Promise<AgentRequest<unknown>> {
  const session = await store.sessions.get(stored.sessionId);
  const range = { upTo: input.userMessageId, last: historyLength + 1 };
  const before = (await store.messages.list(stored.sessionId, range)).slice(0, -1);
  return {
    text: input.text,
    options: z.parse(agent.options, input.options),
    history: before.map(({ role, text }) => ({ role, text: role === "user" ? text : withoutFooter(text) })),
    summary: session.summary ?? "",
  };
}
