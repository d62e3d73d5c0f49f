import { JihwiError } from "#protocol";
import { type NewMessage, newId, type Repositories, type Session, type Store, type StoredTurn } from "#store";
import { turnFailures } from "./failures.ts";
import type { TurnInput } from "./turn-input.ts";

const titleLength = 60;
/** The newest messages that no rolling summary holds yet. */
const unsummarised = 10;

export interface NewTurnOrder {
  readonly agent: string;
  readonly sessionId: string;
  readonly replaceFrom: string | undefined;
  readonly input: TurnInput;
  readonly owner: string;
}

/** Stores a turn with its session and its question, all or nothing: the answer to two at once is one turn and one conflict. */
export async function beginTurn(store: Store, order: NewTurnOrder): Promise<StoredTurn> {
  const { agent, input, owner } = order;
  try {
    return await store.transaction(async (inside) => {
      const session = await inside.sessions.ensure({ id: order.sessionId, agent });
      if (session.agent !== agent) throw turnFailures.otherAgent(session.agent, agent);
      if ((await inside.turns.unfinishedIn(session.id)).length > 0) throw turnFailures.stillAnswering();
      await storeQuestion(inside, session, order);
      const title = titleOf(input.text);
      if (session.title === "") await inside.sessions.update(session.id, { title });
      const id = newId("turn");
      await inside.turns.start({ id, sessionId: session.id, agent, title, input, owner });
      return await inside.turns.get(id);
    });
  } catch (thrown) {
    const running = await runningTurnBehind(store, order.sessionId, thrown);
    throw running ? turnFailures.stillAnswering(thrown) : thrown;
  }
}

/** The index refused a second running turn, which another process started in the same moment. */
async function runningTurnBehind(store: Store, sessionId: string, thrown: unknown): Promise<boolean> {
  if (!(thrown instanceof JihwiError) || thrown.code !== "conflict") return false;
  return (await store.turns.unfinishedIn(sessionId)).length > 0;
}

async function storeQuestion(inside: Repositories, session: Session, { input, replaceFrom }: NewTurnOrder) {
  const part = { type: "text", text: input.text };
  const message: NewMessage = { id: input.userMessageId, role: "user", parts: [part], text: input.text };
  const replaced = replaceFrom === undefined ? null : await inside.messages.find(session.id, replaceFrom);
  if (replaced === null) await inside.messages.append(session.id, message);
  else await takeBack(inside, session, userPosition(replaced), message);
}

/** Takes a conversation back to a message. A summary that may hold what came after it is forgotten with it. */
async function takeBack(inside: Repositories, session: Session, position: number, message: NewMessage): Promise<void> {
  const last = await inside.messages.last(session.id);
  await inside.messages.replaceFrom(session.id, position, [message]);
  const isRecent = last !== null && position > last.position - unsummarised;
  if (session.summary !== null && !isRecent) await inside.sessions.update(session.id, { summary: null });
}

/** Replacing an answer replaces the question before it too, since the question is asked again. */
function userPosition(message: { role: string; position: number }): number {
  return message.role === "user" ? message.position : message.position - 1;
}

function titleOf(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= titleLength ? line : `${line.slice(0, titleLength - 1)}…`;
}
