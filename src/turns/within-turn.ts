import type { Agent, Turn } from "#kernel";
import { toJihwiError } from "#protocol";
import { turnFailures } from "./failures.ts";

export interface AgentPatience {
  /** How long an agent that is stopped may take to come to its end. */
  readonly stopMs: number;
  /** How often its time is looked at. */
  readonly lookMs: number;
  /** How long a turn whose time is up may take at least: each rule and tool that finishes it is still given some seconds. */
  readonly overtimeMs: number;
}

const patience: AgentPatience = { stopMs: 5_000, lookMs: 1_000, overtimeMs: 60_000 };

/**
 * The same agent, left behind where it goes on though it was stopped, or has taken twice the time of a turn, and a
 * minute more than it: one of somebody's own may wait for what never comes, and must hold neither its slot nor its session
 * nor the process.
 */
export function withinTurn(agent: Agent, { stopMs, lookMs, overtimeMs } = patience): Agent {
  return {
    ...agent,
    async run(turn, request) {
      const { turnMs } = turn.limits;
      const mostMs = turnMs + Math.max(turnMs, overtimeMs);
      // Not `AbortSignal.any`: Node holds a joined signal that is listened to, and with it the turn, until it fires.
      const stopping = new AbortController();
      const { signal } = stopping;
      /** How the agent is left behind: whatever it says from then on is heard by nobody. */
      const leave = new AbortController();
      const { promise: left, reject } = Promise.withResolvers<never>();
      leave.signal.addEventListener("abort", () => reject(leave.signal.reason), { once: true });
      // Nobody waits for it where the agent has ended, or thrown at once, before its last word.
      left.catch(() => {});
      let leaving: NodeJS.Timeout | undefined;
      const stop = (reason: unknown) => {
        if (signal.aborted) return;
        stopping.abort(reason);
        leaving = setTimeout(() => leave.abort(reason), stopMs);
      };
      const cancel = () => stop(turn.signal.reason);
      turn.signal.addEventListener("abort", cancel, { once: true });
      if (turn.signal.aborted) cancel();
      const look = setInterval(() => {
        if (turnMs - turn.budget.timeLeft() > mostMs) stop(turnFailures.tookTooLong(agent.name, mostMs / 1000));
      }, lookMs);
      try {
        const result = await Promise.race([agent.run({ ...heeding(turn, leave), signal }, request), left]);
        if (isStopped(turn)) throw turn.signal.reason;
        return result;
      } finally {
        turn.signal.removeEventListener("abort", cancel);
        clearInterval(look);
        clearTimeout(leaving);
      }
    },
  };
}

/** Whether nobody wants the answer any more. What only its process interrupts may still come to its end. */
function isStopped({ signal }: Turn): boolean {
  return signal.aborted && toJihwiError(signal.reason).code !== "turn-interrupted";
}

/**
 * The same turn, in which nothing more is said once it is stopped: an agent that does not listen is left behind at its next
 * word. It is not thrown at: it may speak from a timer or a stream, where nothing catches and the process would die.
 */
function heeding(turn: Turn, leave: AbortController): Turn {
  const unlessStopped =
    <Words extends unknown[]>(tell: (...words: Words) => void) =>
    (...words: Words) => {
      if (leave.signal.aborted) return;
      if (isStopped(turn)) leave.abort(turn.signal.reason);
      else tell(...words);
    };
  return {
    ...turn,
    say: unlessStopped(turn.say),
    show: unlessStopped(turn.show),
    notice: unlessStopped(turn.notice),
  };
}
