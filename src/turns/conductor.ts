import { hostname } from "node:os";
import { type Agent, type AgentResult, chunksFromMessage } from "#kernel";
import {
  cancelled,
  describeIssues,
  type JihwiChunk,
  JihwiError,
  type JihwiMessage,
  type Language,
  languageOf,
  messageMetadataSchema,
} from "#protocol";
import { type NewMessage, newId, type Session, type StoredTurn } from "#store";
import { createLiveTurn, type LiveTurn, streamOf } from "./live-turn.ts";
import { runTurn, type TurnServices } from "./run-turn.ts";
import { type TurnInput, turnInputSchema } from "./turn-input.ts";

export interface TurnOrder {
  readonly agent: string;
  readonly sessionId: string;
  readonly text: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The interface's language; the answer follows the question and takes this one only when the question tells none. */
  readonly language?: Language;
  readonly timeZone?: string;
  readonly userMessageId?: string;
  /** Edit or regenerate: this message and everything after it are replaced. */
  readonly replaceFrom?: string;
}

export interface RunningTurn {
  readonly id: string;
  readonly sessionId: string;
  readonly live: LiveTurn;
  /** What the agent returned; null when the turn failed or was cancelled. */
  readonly result: Promise<AgentResult | null>;
}

/** Starts turns, keeps them running, lets readers follow and people stop them. */
export interface Conductor {
  start(order: TurnOrder): Promise<RunningTurn>;
  /** A turn from its beginning, whether it is running here or has ended; null when there is no such turn. */
  stream(turnId: string): Promise<ReadableStream<JihwiChunk> | null>;
  runningIn(sessionId: string): string | null;
  cancel(turnId: string): Promise<boolean>;
  /** Goes on with turns that a crash cut off. */
  resumeInterrupted(): Promise<number>;
  /** Stops taking turns and interrupts the running ones: the next start resumes them. */
  stop(): Promise<void>;
}

/** A turn whose owner has said nothing for this long has lost its process. */
const silenceMs = 20_000;
const titleLength = 60;
/** The newest messages that no rolling summary holds yet. */
const unsummarised = 10;

export function createConductor(agents: ReadonlyMap<string, Agent>, services: Omit<TurnServices, "owner">): Conductor {
  const { store } = services;
  const owner = `${hostname()}:${process.pid}:${newId()}`;
  const running = new Map<string, RunningTurn>();

  function agentNamed(name: string): Agent {
    const agent = agents.get(name);
    if (agent !== undefined) return agent;
    throw new JihwiError("not-found", {
      message: { ko: `${name} 에이전트가 없습니다.`, en: `There is no agent ${name}.` },
      hint: {
        ko: `있는 에이전트: ${[...agents.keys()].join(", ")}`,
        en: `The agents are ${[...agents.keys()].join(", ")}.`,
      },
    });
  }

  function run(agent: Agent, stored: StoredTurn): RunningTurn {
    const live = createLiveTurn(stored.id);
    const result = runTurn(agent, stored, live, { ...services, owner }).finally(() => running.delete(stored.id));
    const turn = { id: stored.id, sessionId: stored.sessionId, live, result };
    running.set(stored.id, turn);
    return turn;
  }

  /** Takes a conversation back to a message. A summary that may hold what came after it is forgotten with it. */
  async function replaceFrom(session: Session, position: number, message: NewMessage): Promise<void> {
    const last = await store.messages.last(session.id);
    await store.messages.replaceFrom(session.id, position, [message]);
    const isRecent = last !== null && position > last.position - unsummarised;
    if (session.summary !== null && !isRecent) await store.sessions.update(session.id, { summary: null });
  }

  const runningIn = (sessionId: string) =>
    [...running.values()].find((turn) => turn.sessionId === sessionId)?.id ?? null;

  return {
    runningIn,

    async start(order) {
      const agent = agentNamed(order.agent);
      const input = inputOf(order, agent);
      const session = await store.sessions.ensure({ id: order.sessionId, agent: agent.name });
      if (session.agent !== agent.name) throw otherAgent(session.agent, agent.name);
      if (runningIn(session.id) !== null) throw stillAnswering();
      const message = {
        id: input.userMessageId,
        role: "user" as const,
        parts: [{ type: "text", text: input.text }],
        text: input.text,
      };
      const replaced =
        order.replaceFrom === undefined ? null : await store.messages.find(session.id, order.replaceFrom);
      if (replaced === null) await store.messages.append(session.id, message);
      else await replaceFrom(session, userPosition(replaced), message);
      if (session.title === "") await store.sessions.update(session.id, { title: titleOf(input.text) });
      const id = newId("turn");
      await store.turns.start({
        id,
        sessionId: session.id,
        agent: agent.name,
        title: titleOf(input.text),
        input,
        owner,
      });
      return run(agent, await store.turns.get(id));
    },

    async stream(turnId) {
      const live = running.get(turnId)?.live;
      if (live !== undefined) return live.stream();
      const turn = await store.turns.find(turnId);
      if (turn === null || turn.status === "running") return null;
      const { assistantMessageId } = turnInputSchema.parse(turn.input);
      const kept = await store.messages.find(turn.sessionId, assistantMessageId);
      if (kept === null) return null;
      const metadata = messageMetadataSchema.safeParse(kept.metadata);
      const message = { id: kept.id, role: "assistant", parts: kept.parts, metadata: metadata.data } as JihwiMessage;
      return streamOf(chunksFromMessage(message));
    },

    async cancel(turnId) {
      const turn = running.get(turnId);
      if (turn === undefined) return false;
      turn.live.cancel(cancelled());
      await turn.live.finished;
      return true;
    },

    async resumeInterrupted() {
      for (const turn of (await store.turns.list({ status: "running" })).items) {
        if (!isDeadNeighbour(turn.owner)) continue;
        await store.turns.finish(turn.id, turn.owner, { ...turn, status: "interrupted", ended: null });
      }
      const cutOff = await store.turns.claimInterrupted(owner, Date.now() - silenceMs);
      for (const stored of cutOff) {
        const agent = agents.get(stored.agent);
        if (agent !== undefined) run(agent, stored);
      }
      return cutOff.length;
    },

    async stop() {
      const turns = [...running.values()];
      for (const turn of turns) turn.live.cancel(interrupted());
      await Promise.allSettled(turns.map((turn) => turn.live.finished));
    },
  };
}

/** An owner on this machine whose process is gone need not be waited for. */
function isDeadNeighbour(owner: string): boolean {
  const [host, pid] = owner.split(":");
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (thrown) {
    return thrown instanceof Error && "code" in thrown && thrown.code === "ESRCH";
  }
}

function inputOf(order: TurnOrder, agent: Agent): TurnInput {
  const text = order.text.trim();
  if (text === "") {
    throw new JihwiError("bad-input", {
      message: { ko: "빈 메시지에는 답할 수 없습니다.", en: "An empty message cannot be answered." },
      hint: { ko: "질문을 적어 보내 주세요.", en: "Write a question and send it again." },
    });
  }
  const options = agent.options.safeParse(order.options ?? {});
  if (!options.success) {
    const why = describeIssues(options.error);
    throw new JihwiError("bad-input", {
      message: { ko: `옵션이 잘못되었습니다: ${why}`, en: `The options are wrong: ${why}` },
    });
  }
  return {
    text,
    options: { ...order.options },
    language: languageOf(text, order.language),
    timeZone: order.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    userMessageId: order.userMessageId ?? newId("msg"),
    assistantMessageId: newId("msg"),
  };
}

/** Replacing an answer replaces the question before it too, since the question is asked again. */
function userPosition(message: { role: string; position: number }): number {
  return message.role === "user" ? message.position : message.position - 1;
}

function titleOf(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= titleLength ? line : `${line.slice(0, titleLength - 1)}…`;
}

function otherAgent(theirs: string, ours: string): JihwiError {
  return new JihwiError("conflict", {
    message: {
      ko: `이 대화는 ${theirs} 에이전트의 것입니다.`,
      en: `This session belongs to the agent ${theirs}, not ${ours}.`,
    },
    hint: { ko: "새 대화를 시작해 주세요.", en: "Start a new session." },
  });
}

/** The process is going down: what is finished stays in the journal, and the next start goes on from there. */
function interrupted(): JihwiError {
  return new JihwiError("turn-interrupted", {
    message: { ko: "서버가 내려가 잠시 멈췄습니다.", en: "The server went down in the middle of this turn." },
  });
}

function stillAnswering(): JihwiError {
  return new JihwiError("conflict", {
    message: { ko: "앞선 질문에 아직 답하고 있습니다.", en: "The last question is still being answered." },
    hint: { ko: "답이 끝나기를 기다리거나 멈춘 뒤에 보내 주세요.", en: "Wait for the answer, or stop it first." },
  });
}
