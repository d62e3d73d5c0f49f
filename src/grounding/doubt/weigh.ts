import { doubtWeights } from "./doubt-weights.ts";
import type { Signal } from "./signal.ts";
import type { Signals } from "./signals.ts";
import type { DoubtWeights } from "./weights.ts";

export interface Doubt {
  /** How probable it is that the claim does not hold. */
  readonly probability: number;
  /** The signals that speak against it, the heaviest first. */
  readonly against: readonly Signal[];
}

/** A claim that is more probably false than this is marked. Chosen so that few true ones are. */
export const markedFrom = 0.65;

export function weigh({ signals, closeness }: Signals, weights: DoubtWeights = doubtWeights): Doubt {
  const parts = signals.map((signal) => {
    const { plain, close } = weights.signals[signal.name] ?? { plain: 0, close: 0 };
    return { signal, part: signal.value * (plain + close * closeness) };
  });
  const score = parts.reduce((sum, { part }) => sum + part, weights.bias);
  return {
    probability: 1 / (1 + Math.exp(-score)),
    against: parts
      .filter(({ part }) => part > 0)
      .sort((a, b) => b.part - a.part)
      .map(({ signal }) => signal),
  };
}
