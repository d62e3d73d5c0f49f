import {
  type Agent,
  type AgentRequest,
  type AgentResult,
  checkGuarantees,
  createTurn,
  executorsOf,
  type ModelChooser,
  messageFromChunks,
  type Turn,
  type TurnLimits,
  totalsOf,
} from "#kernel";
import { type Ended, type JihwiChunk, JihwiError, type MessageMetadata, textOf, toJihwiError } from "#protocol";
import type { Store, StoredTurn } from "#store";
import type { LiveTurn } from "./live-turn.ts";
import { type TurnInput, turnInputSchema } from "./turn-input.ts";

export interface TurnServices {
  readonly store: Store;
  readonly models: ModelChooser;
  readonly limits: Partial<TurnLimits>;
  /** This process, as turns name their owner. */
  readonly owner: string;
  readonly log: (error: JihwiError, about: string) => void;
}

/** How many messages of the conversation an agent sees in full; the rolling summary holds what came before. */
const historyLength = 20;

interface Outcome {
  readonly status: "finished" | "failed" | "cancelled";
  readonly ended: Ended;
  readonly error: JihwiError | null;
  readonly result: AgentResult | null;
}

/**
 * Runs a turn to its end, from the start or from where a crash left it: the agent, its guarantees, one persisted
 * message. Whatever happens, the turn ends with something a person can read, and it is stored before the client is told.
 */
export async function runTurn(
  agent: Agent,
  stored: StoredTurn,
  live: LiveTurn,
  services: TurnServices,
): Promise<AgentResult | null> {
  const { store, owner } = services;
  const input = turnInputSchema.parse(stored.input);
  const metadata: MessageMetadata = { turnId: stored.id, agent: agent.name, createdAt: stored.startedAt };
  const beat = () =>
    store.turns.beat(stored.id, owner).catch((thrown) => services.log(toJihwiError(thrown), `turn ${stored.id}`));
  const alive = setInterval(beat, 5_000);
  alive.unref();
  try {
    live.emit({ type: "start", messageId: input.assistantMessageId, messageMetadata: metadata });
    const turn = await createTurn({
      id: stored.id,
      sessionId: stored.sessionId,
      agent: agent.name,
      language: input.language,
      timeZone: input.timeZone,
      startedAt: stored.startedAt,
      models: services.models,
      limits: services.limits,
      journal: store.journal,
      signal: live.signal,
      emit: live.emit,
    });
    const request = await requestFor(agent, stored, input, store);
    const outcome = await outcomeOf(agent, turn, request, services);
    if (outcome === "interrupted") {
      const nothing = { ended: null, error: null, ...totalsOf(turn.journal.entries()), executors: [] };
      await store.turns.finish(stored.id, owner, { status: "interrupted", ...nothing });
      return null;
    }
    const whole = await finish(turn, stored, input, metadata, outcome, live, services);
    live.emit({ type: "finish", messageMetadata: whole });
    if (outcome.result !== null) await afterwards(agent, turn, request, outcome.result, services);
    return outcome.result;
  } finally {
    clearInterval(alive);
    live.end();
  }
}

async function outcomeOf(
  agent: Agent,
  turn: Turn,
  request: AgentRequest<unknown>,
  services: TurnServices,
): Promise<Outcome | "interrupted"> {
  try {
    const result = await agent.run(turn, request);
    for (const { name, broken } of await checkGuarantees(agent.guarantees, turn)) {
      if (broken === null) continue;
      const message = `guarantee ${name} was broken: ${broken}`;
      services.log(new JihwiError("internal", { message: { ko: message, en: message } }), `turn ${turn.id}`);
    }
    return { status: "finished", ended: result.ended, error: null, result };
  } catch (thrown) {
    const error = turn.signal.aborted ? toJihwiError(turn.signal.reason) : toJihwiError(thrown);
    if (error.code === "turn-interrupted") return "interrupted";
    if (error.code === "cancelled") return { status: "cancelled", ended: "cancelled", error, result: null };
    services.log(error, `turn ${turn.id}`);
    await tell(turn, error);
    return { status: "failed", ended: "error", error, result: null };
  }
}

/** An error is part of the answer: what happened, and what to do. */
async function tell(turn: Turn, error: JihwiError): Promise<void> {
  const { ko, en } = error.says;
  const text = {
    ko: [ko, error.hint?.ko].filter(Boolean).join(" "),
    en: [en, error.hint?.en].filter(Boolean).join(" "),
  };
  await turn.notice("error", text);
}

async function finish(
  turn: Turn,
  stored: StoredTurn,
  input: TurnInput,
  metadata: MessageMetadata,
  outcome: Outcome,
  live: LiveTurn,
  { store, owner }: TurnServices,
): Promise<MessageMetadata> {
  const entries = turn.journal.entries();
  const { usage, cost } = totalsOf(entries);
  const executors = executorsOf(entries);
  const whole = { ...metadata, ended: outcome.ended, usage, cost, executors };
  const message = await messageFromChunks(input.assistantMessageId, withoutOpenText(live.chunks()));
  if ((await store.messages.find(stored.sessionId, message.id)) === null) {
    await store.messages.append(stored.sessionId, {
      id: message.id,
      role: "assistant",
      parts: message.parts,
      text: textOf(message),
      metadata: whole,
      turnId: stored.id,
    });
  }
  await store.turns.finish(stored.id, owner, {
    status: outcome.status,
    ended: outcome.ended,
    error: outcome.error?.toRecord() ?? null,
    usage,
    cost,
    executors: [...new Set(Object.values(executors))],
  });
  return whole;
}

/** A cancelled turn may stop in the middle of a text: close it, so that what was read is kept. */
function withoutOpenText(chunks: readonly JihwiChunk[]): JihwiChunk[] {
  const open = new Set<string>();
  for (const chunk of chunks) {
    if (chunk.type === "text-start") open.add(chunk.id);
    if (chunk.type === "text-end") open.delete(chunk.id);
  }
  return [...chunks, ...[...open].map((id): JihwiChunk => ({ type: "text-end", id }))];
}

async function requestFor(
  agent: Agent,
  stored: StoredTurn,
  input: TurnInput,
  store: Store,
): Promise<AgentRequest<unknown>> {
  const session = await store.sessions.get(stored.sessionId);
  const messages = await store.messages.list(stored.sessionId, { last: historyLength + 2 });
  const until = messages.findIndex((message) => message.id === input.userMessageId);
  const before = until === -1 ? messages : messages.slice(0, until);
  return {
    text: input.text,
    options: agent.options.parse(input.options),
    history: before.map(({ role, text }) => ({ role, text })),
    summary: session.summary ?? "",
  };
}

/** A title or a memory that fails does not undo an answer; the log has it. */
async function afterwards(
  agent: Agent,
  turn: Turn,
  request: AgentRequest<unknown>,
  result: AgentResult,
  services: TurnServices,
): Promise<void> {
  try {
    await agent.afterwards?.(turn, request, result);
  } catch (thrown) {
    services.log(toJihwiError(thrown), `after turn ${turn.id}`);
  }
}
