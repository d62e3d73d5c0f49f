import type { Signal } from "./signal.ts";
import type { Signals } from "./signals.ts";
import type { DoubtWeights } from "./weights.ts";

export interface Doubt {
  /** How probable it is that the claim does not hold. */
  readonly probability: number;
  /** The signals that speak against it, the heaviest first. */
  readonly against: readonly Signal[];
  /** The name of the heaviest check among them; null where the wording alone speaks against it. */
  readonly check: string | null;
}

/**
 * A claim that is more probably false than this is marked, sooner where a check objects than by its wording alone: authors
 * differ most in how closely they word what is true. What is told of a paper is worded most freely, often in another
 * language. Chosen from batches left out, so that few true ones are.
 */
const markedFrom = {
  provisions: { check: 0.62, wording: 0.78 },
  documents: { check: 0.59, wording: 0.59 },
  references: { check: 0.57, wording: 0.7 },
} as const;

export function isMarked({ probability, check }: Doubt, source: keyof typeof markedFrom): boolean {
  return probability >= markedFrom[source][check === null ? "wording" : "check"];
}

const checkPrefix = "check:";

export function weigh({ signals, closeness }: Signals, weights: DoubtWeights): Doubt {
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
  const heaviest = against.sort((a, b) => b.part - a.part).map(({ signal }) => signal);
  const check = heaviest.find(({ name }) => name.startsWith(checkPrefix));
  return {
    probability: 1 / (1 + Math.exp(-score)),
    against: heaviest,
    check: check?.name.slice(checkPrefix.length) ?? null,
  };
}
