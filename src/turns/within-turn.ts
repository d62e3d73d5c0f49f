import type { Agent } from "#kernel";
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
      const leave = Promise.withResolvers<never>();
      let leaving: NodeJS.Timeout | undefined;
      const stop = (reason: unknown) => {
        if (signal.aborted) return;
        stopping.abort(reason);
        leaving = setTimeout(() => leave.reject(reason), stopMs);
      };
      const cancel = () => stop(turn.signal.reason);
      turn.signal.addEventListener("abort", cancel, { once: true });
      if (turn.signal.aborted) cancel();
      const look = setInterval(() => {
        if (turnMs - turn.budget.timeLeft() > mostMs) stop(turnFailures.tookTooLong(agent.name, mostMs / 1000));
      }, lookMs);
      try {
        return await Promise.race([agent.run({ ...turn, signal }, request), leave.promise]);
      } finally {
        turn.signal.removeEventListener("abort", cancel);
        clearInterval(look);
        clearTimeout(leaving);
      }
    },
  };
}
