import { setTimeout as sleep } from "node:timers/promises";
import {
  createOwner,
  createSilenceWatch,
  defaultTimings,
  isOwnerGone,
  type JobTimings,
  retireOwner,
  waitWithin,
} from "#jobs";
import { type Agent, type AgentResult, defaultLimits } from "#kernel";
import { cancelled, type JihwiChunk, toJihwiError } from "#protocol";
import type { HeldLease, StoredTurn } from "#store";
import { beginTurn } from "./begin-turn.ts";
import { turnFailures } from "./failures.ts";
import { createFollower, storedChunks } from "./follow-turn.ts";
import { createLiveTurn, type LiveTurn, type LiveTurns } from "./live-turn.ts";
import { createPacer } from "./pacer.ts";
import { runTurn, type TurnServices } from "./run-turn.ts";
import { settledResult } from "./settled-result.ts";
import { type ApprovalMode, inputOf, type TurnCorrection, type TurnOrder, turnInputSchema } from "./turn-input.ts";
import { createTurnSlots } from "./turn-slots.ts";
import { withinTurn } from "./within-turn.ts";

export interface RunningTurn {
  readonly id: string;
  readonly sessionId: string;
  /** The W3C trace that its spans belong to; null for turns of former versions. */
  readonly traceId: string | null;
  readonly live: LiveTurn;
  /** What the agent returned; null when the turn failed or was cancelled. It never rejects. */
  readonly result: Promise<AgentResult | null>;
  /** Settles when what follows the answer is done too, or left to another process. It never rejects. */
  readonly followedUp: Promise<void>;
  /** The result with what followed it, for whoever cannot be told later; what it is by then when that takes too long. */
  settled(limitMs: number): Promise<AgentResult | null>;
}

/** Starts turns, keeps them running, lets readers follow and people stop them, in whichever process they run. */
export interface Conductor {
  start(order: TurnOrder): Promise<RunningTurn>;
  /**
   * Asks a turn's question once more as it was asked, with decisions put right; its answer stands beside the first one. Leave
   * for tools is that of whoever asks now.
   */
  again(turnId: string, corrections: readonly TurnCorrection[], approval: ApprovalMode): Promise<RunningTurn>;
  /** A turn from its beginning, while it runs and after; null when there is no such turn. */
  stream(turnId: string): Promise<ReadableStream<JihwiChunk> | null>;
  /** The turn of a session that has not ended. */
  runningIn(sessionId: string): Promise<string | null>;
  /** Asks for a turn's end and waits for it; what follows its answer is given up too. */
  cancel(turnId: string): Promise<void>;
  /** Shows another version of a message, with what followed it; not while the session answers. */
  showBranch(sessionId: string, messageId: string): Promise<void>;
  /** Stops what runs in sessions, then removes them with everything of them, and their words from the store's files. */
  removeSessions(sessionIds: readonly string[], onRemoved?: (sessionId: string) => void): Promise<void>;
  /**
   * Finishes what a crash left unanswered in a session; for programs that nobody watches over. `begun` hears of each turn that
   * is taken up; the signal cancels it, as its own question's would have, and throws.
   */
  finishInterrupted(sessionId: string, options?: FinishingOptions): Promise<void>;
  /** Goes on with turns that a crash, a shutdown or a failing store cut off. */
  resumeInterrupted(): Promise<number>;
  /** Waits, not longer than that or the time of a turn, for what follows the answers given here. */
  followedUp(limitMs?: number): Promise<void>;
  /** Stops taking turns and interrupts the running ones: the next start resumes them. */
  stop(): Promise<void>;
}

export interface FinishingOptions {
  readonly signal?: AbortSignal;
  readonly begun?: (turn: Pick<StoredTurn, "id" | "title">) => void;
}

export interface ConductorServices extends Omit<TurnServices, "owner" | "timings"> {
  /** How many turns this process works on at once. */
  readonly maxTurns: number;
  readonly timings?: Partial<JobTimings>;
  readonly live: LiveTurns;
  /** Hears which documents a session held that is removed. */
  readonly sessionRemoved?: (documentIds: readonly string[]) => Promise<void>;
}

/** How often a turn may take its process down with it before it is given up. */
const mostCrashes = 5;
/** How often others are asked whether their turn has ended. */
const pollMs = 200;
/** What follows an answer has the time of a turn, and this much more for what rules finish. */
const graceMs = 15_000;
/** How long another process may take to stop a turn. */
const stopMs = 10_000;

export function createConductor(agents: ReadonlyMap<string, Agent>, given: ConductorServices): Conductor {
  const timings = { ...defaultTimings, ...given.timings };
  const owner = createOwner();
  const { store } = given;
  const pacer = createPacer();
  const paced = { ...store, journal: pacer.journal(store.journal) };
  const services: TurnServices = { ...given, store: paced, owner, timings };
  const slots = createTurnSlots(given.maxTurns);
  let starting = 0;
  const { live: liveTurns } = given;
  const turnMs = given.limits.turnMs ?? defaultLimits.turnMs;
  const running = new Map<string, RunningTurn>();
  const followed = new Map<string, RunningTurn>();
  const stopping = new AbortController();
  const watch = createSilenceWatch(timings.silence);

  const follow = createFollower({ store, pollMs, liveHere: (turnId) => liveTurns.get(turnId), isFollowed });

  function agentNamed(name: string): Agent {
    const agent = agents.get(name);
    if (agent === undefined) throw turnFailures.unknownAgent(name, [...agents.keys()]);
    return agent;
  }

  function run(agent: Agent, stored: StoredTurn): RunningTurn {
    const live = createLiveTurn(stored.id);
    if (stored.cancelling === 1) live.cancel(cancelled());
    else if (stored.attempts > mostCrashes) live.cancel(turnFailures.crashedRepeatedly());
    liveTurns.set(stored.id, live);
    const result = runTurn(slots.limit(withinTurn(agent)), stored, live, services)
      .catch((thrown) => {
        services.log(toJihwiError(thrown), `turn ${stored.id}`);
        return null;
      })
      .finally(() => running.delete(stored.id));
    const { id, sessionId } = stored;
    const followedUp = result
      .then(() => followUp(stored, live))
      .finally(() => {
        live.end();
        followed.delete(id);
        if (liveTurns.get(id) === live) liveTurns.delete(id);
      });
    const input = turnInputSchema.safeParse(stored.input).data;
    const turn: RunningTurn = {
      ...{ id, sessionId, live, result, followedUp },
      traceId: input?.trace?.traceId ?? null,
      async settled(limitMs) {
        const answered = await result;
        await waitWithin(live.ended, limitMs);
        const message = answered && input && (await store.messages.find(sessionId, input.assistantMessageId));
        return answered && message ? settledResult(answered, message) : answered;
      },
    };
    running.set(id, turn);
    followed.set(id, turn);
    return turn;
  }

  /** Does what follows an answer at once: the worker's places may be taken by long jobs. */
  async function followUp(stored: StoredTurn, live: LiveTurn): Promise<void> {
    const over = new AbortController();
    const leave = () => over.abort();
    const left = new Promise<void>((resolve) => over.signal.addEventListener("abort", () => resolve(), { once: true }));
    stopping.signal.addEventListener("abort", leave, { once: true });
    const timer = setTimeout(leave, turnMs + graceMs);
    try {
      const job = await store.jobs.latest(services.followUp.name, stored.id);
      if (job === null || stopping.signal.aborted) return;
      await Promise.race([services.jobs.runNow(job.id, stopping.signal), left]);
      if (!live.isOpen) return;
      // Another process has it, or it takes too long: its readers are told what came of it by then.
      for await (const _ of services.jobs.subscribe(job.id, over.signal));
      for (const chunk of await storedChunks(stored, store))
        if (chunk.type === "finish" || chunk.type.startsWith("data-")) live.emit(chunk);
      if (over.signal.aborted && !stopping.signal.aborted) await services.jobs.cancel(job.id);
    } catch (thrown) {
      // It is stored with the answer: a worker does it later.
      services.log(toJihwiError(thrown), `after turn ${stored.id}`);
    } finally {
      clearTimeout(timer);
      stopping.signal.removeEventListener("abort", leave);
    }
  }

  /** Whether what follows a turn's answer is under way, or about to be. */
  async function isFollowed(turnId: string): Promise<boolean> {
    const job = await store.jobs.latest(services.followUp.name, turnId);
    return job?.status === "running" || (job?.status === "queued" && job.failures === 0);
  }

  async function cancelFollowUp(turnId: string): Promise<void> {
    const job = await store.jobs.latest(services.followUp.name, turnId);
    if (job !== null && job.endedAt === null) await services.jobs.cancel(job.id);
  }

  /** Takes a turn that nobody works on; one of an agent that is not here waits for a process that has it. A turn of our own that does not run is one that the store could not finish. */
  async function resume(lease: HeldLease, crashed: boolean): Promise<RunningTurn | null> {
    const options = { crashed: crashed && lease.owner !== owner, agents: [...agents.keys()] };
    const stored = await store.turns.takeOver(lease, owner, options);
    return stored === null ? null : run(agentNamed(stored.agent), stored);
  }

  /** Waits until a turn has ended, or until nobody is left who could end it. */
  async function ended(turnId: string): Promise<void> {
    for (const giveUpAt = performance.now() + stopMs; performance.now() < giveUpAt; await sleep(pollMs)) {
      const live = running.get(turnId)?.live;
      if (live !== undefined) return live.finished;
      const turn = await store.turns.find(turnId);
      if (turn?.status !== "running" || turn.owner === owner || isOwnerGone(turn.owner)) return;
    }
  }

  async function cancel(turnId: string): Promise<void> {
    running.get(turnId)?.live.cancel(cancelled());
    if (!running.has(turnId)) await store.turns.requestCancel(turnId);
    await ended(turnId);
    await cancelFollowUp(turnId);
  }

  /** Waits for a turn that runs here; the signal cancels it. */
  async function stoppable({ live, result }: RunningTurn, signal: AbortSignal | undefined): Promise<void> {
    const stop = () => live.cancel(cancelled());
    if (signal?.aborted) stop();
    signal?.addEventListener("abort", stop, { once: true });
    await result.finally(() => signal?.removeEventListener("abort", stop));
  }

  async function removeSession(sessionId: string): Promise<void> {
    await store.sessions.get(sessionId);
    for (const { id } of await store.turns.unfinishedIn(sessionId)) await cancel(id);
    for (const turn of followed.values()) if (turn.sessionId === sessionId) await cancelFollowUp(turn.id);
    const held = (await store.documents.attached(sessionId)).map(({ id }) => id);
    await store.makingRoom(() => store.sessions.remove(sessionId));
    await given.sessionRemoved?.(held);
    // One that began in between finds its session gone; it is not left to find that out.
    for (const turn of running.values())
      if (turn.sessionId === sessionId) turn.live.cancel(turnFailures.sessionRemoved());
  }

  async function start(order: TurnOrder): Promise<RunningTurn> {
    const agent = agentNamed(order.agent);
    const input = inputOf(order, agent);
    slots.admit(running.size + starting);
    starting += 1;
    try {
      await pacer.pause();
      const { sessionId, existing = false, replaceFrom, history = [] } = order;
      const titleFrom = agent.titleFrom?.(input.text) ?? input.text;
      const asked = { agent: agent.name, sessionId, existing, replaceFrom, history, input, titleFrom, owner };
      const stored = await beginTurn(store, asked);
      await pacer.pause();
      return run(agent, stored);
    } finally {
      starting -= 1;
    }
  }

  /** A program that ends at once cannot watch for a silence: twice as much by the clocks, which differ by less, is one. */
  const isLongSilent = ({ heartbeatAt }: StoredTurn) => Date.now() - heartbeatAt > 2 * timings.silence;

  return {
    start,

    async again(turnId, corrections, approval) {
      const { agent, sessionId, input } = await store.turns.get(turnId);
      const asked = turnInputSchema.safeParse(input).data;
      if (asked === undefined) throw turnFailures.noQuestion();
      const { text, options, language, timeZone, userMessageId: replaceFrom } = asked;
      const order = { agent, sessionId, text, options, language, timeZone, approval, replaceFrom, corrections };
      return start(order);
    },

    async stream(turnId) {
      const live = liveTurns.get(turnId);
      if (live !== undefined) return live.stream();
      if ((await store.turns.find(turnId)) === null) return null;
      return follow(turnId);
    },

    async runningIn(sessionId) {
      const [turn] = await store.turns.unfinishedIn(sessionId);
      return turn?.id ?? null;
    },

    cancel,

    async showBranch(sessionId, messageId) {
      await store.transaction(async (inside) => {
        await inside.sessions.get(sessionId);
        if ((await inside.turns.unfinishedIn(sessionId)).length > 0) throw turnFailures.stillAnswering();
        await inside.messages.showThrough(sessionId, messageId);
      });
    },

    async removeSessions(sessionIds, onRemoved) {
      try {
        for (const id of sessionIds) {
          await removeSession(id);
          onRemoved?.(id);
        }
      } finally {
        await store.erase();
      }
    },

    async finishInterrupted(sessionId, { signal, begun } = {}) {
      for (const turn of await store.turns.unfinishedIn(sessionId)) {
        if (turn.status === "running" && !isOwnerGone(turn.owner) && !isLongSilent(turn)) continue;
        signal?.throwIfAborted();
        const resumed = await resume(turn, turn.status === "running");
        if (resumed === null) continue;
        begun?.(turn);
        await stoppable(resumed, signal);
        signal?.throwIfAborted();
      }
    },

    async resumeInterrupted() {
      const held = (await store.turns.held()).filter(({ id }) => !running.has(id));
      const silent = new Set(watch.silent(held));
      const resumed: (RunningTurn | null)[] = [];
      // A turn of our own that is stored and not yet running may be one that is just being started.
      const isLeft = (lease: HeldLease) => !running.has(lease.id) && lease.owner === owner && starting === 0;
      for (const lease of held) if (silent.has(lease) || isLeft(lease)) resumed.push(await resume(lease, true));
      for (const lease of await store.turns.interrupted()) resumed.push(await resume(lease, false));
      return resumed.filter((turn) => turn !== null).length;
    },

    followedUp: (limitMs = turnMs) =>
      waitWithin(Promise.all([...followed.values()].map((turn) => turn.followedUp)), limitMs),

    async stop() {
      stopping.abort();
      const turns = [...running.values()];
      for (const turn of turns) turn.live.cancel(turnFailures.interrupted());
      await Promise.allSettled(turns.map((turn) => turn.live.finished));
      await waitWithin(Promise.all([...followed.values()].map((turn) => turn.followedUp)), timings.grace);
      retireOwner(owner);
    },
  };
}
