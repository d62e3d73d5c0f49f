import type { ProtocolName } from "../fakes/index.ts";
import { majorFaultsOf, rssOf } from "../load/system-figures.ts";
import { type HealthAnswer, type HealthFigures, healthFigures, watchHealth } from "../load/watch-health.ts";
import { openStage } from "./open-stage.ts";
import { type ChaosTurn, playTurn } from "./play-turn.ts";

export interface ChaosOptions {
  readonly turns: number;
  readonly seed: number;
  /** Whose wire protocol the model speaks, in turn: a server each. All where none is named. */
  readonly protocols?: readonly ProtocolName[];
  /** Only this turn, to look at it alone. */
  readonly only?: number;
  readonly onTurn?: (turn: ChaosTurn) => void;
  /** Whether `/health` is asked every 50 ms meanwhile. */
  readonly isWatched?: boolean;
}

export interface ChaosReport {
  readonly seed: number;
  readonly turns: number;
  readonly calls: number;
  readonly broken: readonly ChaosTurn[];
  /** What the server wrote of failures that nobody owned. */
  readonly unhandled: readonly string[];
  readonly byAgent: Readonly<Record<string, number>>;
  /** How long `/health` took while turns were played, asked every 50 ms, and a server that does nothing else. */
  readonly healthMs: HealthFigures;
  readonly bareMs: HealthFigures;
  /** The answers of `/health` that took longer than 250 ms, with what the bare server took then and the turn that was played. */
  readonly stalls: readonly Stall[];
  readonly peakRssMb: number;
}

interface Stall {
  readonly ms: number;
  readonly bareMs: number;
  readonly turn: number;
  readonly after: number;
  /** What the machine's host took of its processors meanwhile, of all of them together. */
  readonly stolenMs: number;
  /** How often the server waited for its own code or data to come back from the disk in that turn: the machine had dropped it. */
  readonly faults: number;
}

const allProtocols = ["compatible", "openai-chat", "openai-responses", "anthropic", "google"] as const;

/**
 * Turns with a hostile model behind the real wire protocols, one at a time, on a server in a process of its own. Any turn
 * can be run again by itself.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { turns, seed, protocols = allProtocols, only, onTurn, isWatched = true } = options;
  const played: PlayedTurn[] = [];
  const health: HealthAnswer[] = [];
  const unhandled: string[] = [];
  let peak = 0;
  for (const [at, protocol] of protocols.entries()) {
    const numbers = Array.from({ length: turns }, (_, number) => number).filter(
      (number) => number % protocols.length === at && (only === undefined || number === only),
    );
    if (numbers.length === 0) continue;
    await using stage = await openStage(protocol);
    const watch = isWatched ? await watchHealth(stage.server.url) : null;
    try {
      for (const number of numbers) {
        const pid = stage.server.child.pid ?? 0;
        const before = await majorFaultsOf(pid);
        const turn = await playTurn(stage, number, seed);
        played.push({ ...turn, faults: (await majorFaultsOf(pid)) - before });
        peak = Math.max(peak, await rssOf(pid));
        onTurn?.(turn);
      }
    } finally {
      health.push(...((await watch?.stop()) ?? []));
    }
    unhandled.push(...stage.server.log().split("\n").filter(isUnhandled));
  }
  return {
    seed,
    turns: played.length,
    calls: played.reduce((sum, { model }) => sum + model.length, 0),
    broken: played.filter(({ broken }) => broken.length > 0),
    unhandled,
    byAgent: Object.fromEntries(
      Map.groupBy(played, ({ agent }) => agent)
        .entries()
        .map(([agent, of]) => [agent, of.length]),
    ),
    healthMs: healthFigures(health.map(({ ms }) => ms)),
    bareMs: healthFigures(health.map(({ bareMs }) => bareMs)),
    stalls: health.filter(({ ms }) => ms > 250).map((answer) => stallOf(answer, played)),
    peakRssMb: peak,
  };
}

const isUnhandled = (line: string) => line.includes("unhandled rejection") || line.includes("uncaught exception");

interface PlayedTurn extends ChaosTurn {
  readonly faults: number;
}

function stallOf({ at, ms, bareMs, stolenMs }: HealthAnswer, played: readonly PlayedTurn[]): Stall {
  const during = played.findLast(({ startedAt }) => startedAt <= at);
  return {
    ms: Math.round(ms),
    bareMs: Math.round(bareMs),
    turn: during?.number ?? -1,
    after: at - (during?.startedAt ?? at),
    stolenMs,
    faults: during?.faults ?? 0,
  };
}
