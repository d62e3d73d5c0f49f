import { hash } from "node:crypto";
import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import type { JihwiApp } from "#app";
import { type JihwiError, readTraceparent } from "#protocol";
import { newId } from "#store";
import { languageOfRequest } from "../errors.ts";
import { serverFailure } from "../failure.ts";
import type { GivenConversation } from "./read-messages.ts";
import type { ChatRequest } from "./schemas.ts";

export interface TurnOfClient {
  readonly id: string;
  readonly sessionId: string;
  readonly stream: ReturnType<Awaited<ReturnType<JihwiApp["conductor"]["start"]>>["live"]["stream"]>;
  /** Tells what was answered, so that the client's next request, which repeats it, goes on with the same session. */
  answered(text: string): void;
  /** The client is gone: nobody can come back to an answer that is not whole. */
  leave(): void;
}

type StartTurn = (
  context: Context,
  request: Pick<ChatRequest, "model" | "session_id" | "file_ids" | "options" | "n" | "tools">,
  conversation: GivenConversation,
) => Promise<TurnOfClient>;

const modelPrefix = "jihwi-";

/** A client repeats the whole conversation each time; so many of them are known by what was said. */
const rememberedConversations = 10_000;

/** Where a conversation ended: the turn that answered last in its session. */
interface ConversationEnd {
  readonly sessionId: string;
  readonly turnId: string;
}

/** Starts turns for clients that keep no session: a conversation is recognised by what has been said in it. */
export function createTurnStarter(jihwi: JihwiApp): StartTurn {
  const ends = new LRUCache<string, ConversationEnd>({ max: rememberedConversations });

  /** One that was removed or went on elsewhere is no longer what the client knows. */
  async function isLatest({ sessionId, turnId }: ConversationEnd): Promise<boolean> {
    return (await jihwi.store.messages.last(sessionId))?.turnId === turnId;
  }

  return async (context, request, conversation) => {
    refuseUnknown(request);
    const { session_id: named, options } = request;
    const agent = agentOf(jihwi, request.model);
    const { question, fileIds } = conversation;
    const documents = [...new Set([...(request.file_ids ?? []), ...fileIds])];
    // What was said in a session that the client names is the store's to know.
    const history = named === undefined ? conversation.history : [];
    // One request goes on with a session. Another one with the same beginning is another conversation: a question that
    // was taken back, or somebody else who began alike.
    const key = keyOf(agent, history);
    const end = ends.get(key);
    ends.delete(key);
    try {
      const left = end !== undefined && (await isLatest(end)) ? end.sessionId : undefined;
      const running = await jihwi.conductor.start({
        agent,
        sessionId: named ?? left ?? newId("session"),
        text: question,
        history,
        options: { ...optionsFor(agent, documents, options), ...options },
        language: languageOfRequest(context),
        trace: readTraceparent(context.req.header("traceparent")),
      });
      const { id, sessionId, traceId, live } = running;
      // A client finds the turn by these headers, and its spans.
      context.header("x-jihwi-turn-id", id);
      if (traceId !== null) context.header("x-jihwi-trace-id", traceId);
      let isAnswered = false;
      const answered = (text: string) => {
        isAnswered = true;
        const said = [...history, { role: "user", text: question }, { role: "assistant", text }] as const;
        if (named === undefined) ends.set(keyOf(agent, said), { sessionId, turnId: id });
      };
      const leave = () => {
        if (!isAnswered) void jihwi.conductor.cancel(id).catch(() => {});
      };
      return { id, sessionId, stream: live.stream(), answered, leave };
    } catch (thrown) {
      if (end !== undefined) ends.set(key, end);
      throw thrown;
    }
  };
}

export function modelIds(jihwi: JihwiApp): string[] {
  return [...jihwi.agents.keys()].map((name) => `${modelPrefix}${name}`);
}

function agentOf(jihwi: JihwiApp, model: string): string {
  const name = model.startsWith(modelPrefix) ? model.slice(modelPrefix.length) : "";
  if (jihwi.agents.has(name)) return name;
  throw serverFailure("unknown-model", { model, modelIds: modelIds(jihwi).join(", ") });
}

/** Each agent has its own word for what it reads. */
function optionsFor(
  agent: string,
  documents: readonly string[],
  given: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const [first, ...others] = documents;
  if (first === undefined && agent === "contract" && given.contract === undefined) throw readsNone();
  if (first === undefined) return {};
  if (agent !== "contract" && agent !== "inspect") return { documents };
  const isNamed = given.contract !== undefined || given.document !== undefined;
  if (others.length > 0 && !isNamed) throw readsOne(agent);
  return agent === "contract" ? { contract: first } : { document: first };
}

function readsNone(): JihwiError {
  return serverFailure("reads-none");
}

function readsOne(agent: string): JihwiError {
  const model = `${modelPrefix}${agent}`;
  return serverFailure("one-document-only", { model });
}

function keyOf(agent: string, history: GivenConversation["history"]): string {
  return history.length === 0 ? newId() : hash("sha256", JSON.stringify([agent, history]));
}

/** What would change the answer and cannot be given is refused; what only tunes a model is left to the configuration. */
function refuseUnknown({ n, tools }: { n?: number | null; tools?: readonly unknown[] | null }): void {
  if (n != null && n !== 1) throw refused("n", "n은 1만 됩니다.", "n must be 1.");
  if (tools != null && tools.length > 0)
    throw refused("tools", "에이전트는 자기 도구만 씁니다.", "An agent runs its own tools; none can be brought.");
}

function refused(field: string, ko: string, en: string): JihwiError {
  return serverFailure("refused", { field, why: { ko, en } });
}
