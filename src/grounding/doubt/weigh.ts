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

/**
 * A claim that is more probably false than this is marked, sooner where a check objects than by its wording alone: authors
 * differ most in how closely they word what is true. Chosen from batches left out, so that few true ones are.
 */
const markedFrom = { check: 0.62, wording: 0.72 } as const;

export function isMarked({ probability, against }: Doubt): boolean {
  const isObjectedTo = against.some(({ name }) => name.startsWith("check:"));
  return probability >= markedFrom[isObjectedTo ? "check" : "wording"];
}

export function weigh({ signals, closeness }: Signals, weights: DoubtWeights = doubtWeights): Doubt {
  let score = weights.bias;
  const against: { readonly signal: Signal; readonly part: number }[] = [];
  for (const signal of signals) {
    if (signal.value === 0) continue;
    const weight = weights.signals[signal.name];
    if (weight === undefined) continue;
    const part = signal.value * (weight.plain + weight.close * closeness);
    score += part;
    if (part > 0) against.push({ signal, part });
  }
  return {
    probability: 1 / (1 + Math.exp(-score)),
    against: against.sort((a, b) => b.part - a.part).map(({ signal }) => signal),
  };
}
