import type { HistoryMessage } from "#kernel";
import { oneLine } from "#language";
import { JihwiError } from "#protocol";
import {
  type Message,
  type NewMessage,
  newId,
  type Repositories,
  type SessionRow,
  type Store,
  type StoredTurn,
} from "#store";
import { turnFailures } from "./failures.ts";
import type { TurnInput } from "./turn-input.ts";

const titleLength = 60;

export interface NewTurnOrder {
  readonly agent: string;
  readonly sessionId: string;
  readonly existing: boolean;
  readonly replaceFrom: string | undefined;
  readonly history: readonly HistoryMessage[];
  readonly input: TurnInput;
  /** The question as lists may show it. */
  readonly titleFrom: string;
  readonly owner: string;
}

/** Stores a turn with its session and its question, all or nothing: the answer to two at once is one turn and one conflict. */
export async function beginTurn(store: Store, order: NewTurnOrder): Promise<StoredTurn> {
  const { agent, sessionId, input, owner } = order;
  try {
    return await store.transaction(async (inside) => {
      const { sessions } = inside;
      const session = order.existing ? await sessions.get(sessionId) : await sessions.ensure({ id: sessionId, agent });
      if (session.agent !== agent) throw turnFailures.otherAgent(session.agent, agent);
      if ((await inside.turns.unfinishedIn(session.id)).length > 0) throw turnFailures.stillAnswering();
      if (session.leafId === null) await inside.messages.appendAll(session.id, order.history.map(messageOf));
      const userMessageId = await storeQuestion(inside, session, order);
      const title = titleOf(order.titleFrom);
      if (session.title === "") await sessions.suggestTitle(session.id, title);
      const id = newId("turn");
      const asked = { ...input, userMessageId, model: modelOf(session) };
      await inside.turns.start({ id, sessionId: session.id, agent, title, input: asked, owner });
      return await inside.turns.get(id);
    });
  } catch (thrown) {
    const running = await runningTurnBehind(store, sessionId, thrown);
    throw running ? turnFailures.stillAnswering(thrown) : thrown;
  }
}

/** The index refused a second running turn, which another process started in the same moment. */
async function runningTurnBehind(store: Store, sessionId: string, thrown: unknown): Promise<boolean> {
  if (!(thrown instanceof JihwiError) || thrown.code !== "conflict") return false;
  return (await store.turns.unfinishedIn(sessionId)).length > 0;
}

function messageOf({ role, text }: HistoryMessage): NewMessage {
  const part = { type: "text", text };
  return { id: newId("msg"), role, parts: [part], text };
}

/**
 * Stores the question, unless it is there already, and gives the id it is stored by. An edited question stands beside the
 * one it replaces; an answer that is made again will stand beside the first, under the same question.
 */
async function storeQuestion(inside: Repositories, session: SessionRow, { input, replaceFrom }: NewTurnOrder) {
  const question = { ...messageOf({ role: "user", text: input.text }), id: input.userMessageId };
  const replaced = replaceFrom === undefined ? null : await questionOf(inside, session.id, replaceFrom);
  if (replaced === null) return (await inside.messages.append(session.id, question)).id;
  if (replaced.text === input.text) {
    await inside.messages.showUpTo(session.id, replaced.id);
    return replaced.id;
  }
  // Clients name an edited message as the one it replaces.
  const isTaken = (await inside.messages.find(session.id, question.id)) !== null;
  const edited = isTaken ? { ...question, id: newId("msg") } : question;
  return (await inside.messages.append(session.id, edited, { after: replaced.parentId })).id;
}

/** The question that a message is or answers. */
async function questionOf(inside: Repositories, sessionId: string, messageId: string): Promise<Message | null> {
  const message = await inside.messages.find(sessionId, messageId);
  if (message === null || message.role === "user") return message;
  return message.parentId === null ? null : inside.messages.find(sessionId, message.parentId);
}

/** A session may have a model of its own. */
function modelOf({ settings }: SessionRow): string | null {
  return typeof settings.model === "string" ? settings.model : null;
}

function titleOf(text: string): string {
  const line = oneLine(text);
  return line.length <= titleLength ? line : `${line.slice(0, titleLength - 1)}…`;
}
