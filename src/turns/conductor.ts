import { setTimeout } from "node:timers/promises";
import { createOwner, createSilenceWatch, defaultTimings, isOwnerGone, type JobTimings, retireOwner } from "#jobs";
import type { Agent, AgentResult } from "#kernel";
import { cancelled, type JihwiChunk, toJihwiError } from "#protocol";
import type { HeldLease, StoredTurn } from "#store";
import { beginTurn, forgetSummary } from "./begin-turn.ts";
import { turnFailures } from "./failures.ts";
import { followTurn } from "./follow-turn.ts";
import { createLiveTurn, type LiveTurn, streamOf } from "./live-turn.ts";
import { createPacer } from "./pacer.ts";
import { runTurn, type TurnServices } from "./run-turn.ts";
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
  /** Asks for a turn's end and waits for it. */
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
  /** Waits, not longer than that or ten seconds, for what follows the answers given here. */
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
}

/** How often a turn may take its process down with it before it is given up. */
const mostCrashes = 5;
/** How often others are asked whether their turn has ended. */
const pollMs = 200;
/** How long another process may take to stop a turn. */
const stopMs = 10_000;
/** How long whoever has its answer waits for the title or the memory that follows it. */
const followUpMs = 10_000;

export function createConductor(agents: ReadonlyMap<string, Agent>, given: ConductorServices): Conductor {
  const timings = { ...defaultTimings, ...given.timings };
  const owner = createOwner();
  const { store } = given;
  const pacer = createPacer();
  const paced = { ...store, journal: pacer.journal(store.journal) };
  const services: TurnServices = { ...given, store: paced, owner, timings };
  const slots = createTurnSlots(given.maxTurns);
  let starting = 0;
  const running = new Map<string, RunningTurn>();
  const followUps = new Set<Promise<void>>();
  let stopping = false;
  const watch = createSilenceWatch(timings.silence);

  function agentNamed(name: string): Agent {
    const agent = agents.get(name);
    if (agent === undefined) throw turnFailures.unknownAgent(name, [...agents.keys()]);
    return agent;
  }

  function run(agent: Agent, stored: StoredTurn): RunningTurn {
    const live = createLiveTurn(stored.id);
    if (stored.cancelling === 1) live.cancel(cancelled());
    else if (stored.attempts > mostCrashes) live.cancel(turnFailures.crashedRepeatedly());
    const result = runTurn(slots.limit(withinTurn(agent)), stored, live, services)
      .catch((thrown) => {
        services.log(toJihwiError(thrown), `turn ${stored.id}`);
        return null;
      })
      .finally(() => running.delete(stored.id));
    const followedUp = result.then(() => followUp(stored.id));
    followUps.add(followedUp);
    void followedUp.then(() => followUps.delete(followedUp));
    const traceId = turnInputSchema.safeParse(stored.input).data?.trace?.traceId ?? null;
    const turn = { id: stored.id, sessionId: stored.sessionId, traceId, live, result, followedUp };
    running.set(stored.id, turn);
    return turn;
  }

  /** Does what follows an answer at once: the worker's places may be taken by long jobs. */
  async function followUp(turnId: string): Promise<void> {
    try {
      const job = await store.jobs.latest(services.followUp.name, turnId);
      if (job?.status === "queued" && !stopping) await services.jobs.runNow(job.id);
    } catch (thrown) {
      // It is stored with the answer: a worker does it later.
      services.log(toJihwiError(thrown), `after turn ${turnId}`);
    }
  }

  /** Takes a turn that nobody works on; one of an agent that is not here waits for a process that has it. A turn of our own that does not run is one that the store could not finish. */
  async function resume(lease: HeldLease, crashed: boolean): Promise<RunningTurn | null> {
    const options = { crashed: crashed && lease.owner !== owner, agents: [...agents.keys()] };
    const stored = await store.turns.takeOver(lease, owner, options);
    return stored === null ? null : run(agentNamed(stored.agent), stored);
  }

  /** Waits until a turn has ended, or until nobody is left who could end it. */
  async function ended(turnId: string): Promise<void> {
    for (const giveUpAt = performance.now() + stopMs; performance.now() < giveUpAt; await setTimeout(pollMs)) {
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
    await store.sessions.remove(sessionId);
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

  return {
    start,

    async again(turnId, corrections, approval) {
      const { agent, sessionId, input } = await store.turns.get(turnId);
      const asked = turnInputSchema.safeParse(input).data;
      if (asked === undefined) throw turnFailures.noQuestion();
      const { text, options, language, timeZone, userMessageId } = asked;
      return start({
        agent,
        sessionId,
        text,
        options,
        language,
        timeZone,
        approval,
        replaceFrom: userMessageId,
        corrections,
      });
    },

    async stream(turnId) {
      const live = running.get(turnId)?.live;
      if (live !== undefined) return live.stream();
      if ((await store.turns.find(turnId)) === null) return null;
      return streamOf(followTurn(turnId, { store, pollMs, liveHere: () => running.get(turnId)?.live }));
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
        const fork = await inside.messages.find(sessionId, messageId);
        if (fork !== null) await forgetSummary(inside, sessionId, fork);
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
        if (turn.status === "running" && !isOwnerGone(turn.owner)) continue;
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

    async followedUp(limitMs = followUpMs) {
      const limit = AbortSignal.timeout(limitMs);
      const late = new Promise<void>((resolve) => limit.addEventListener("abort", () => resolve(), { once: true }));
      await Promise.race([Promise.all(followUps), late]);
    },

    async stop() {
      stopping = true;
      const turns = [...running.values()];
      for (const turn of turns) turn.live.cancel(turnFailures.interrupted());
      await Promise.allSettled(turns.map((turn) => turn.live.finished));
      retireOwner(owner);
    },
  };
}
