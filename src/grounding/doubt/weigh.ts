import type { EvidenceUnit } from "../evidence.ts";
import { doubtWeights } from "./doubt-weights.ts";
import { isProvision } from "./provisions.ts";
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
 * A claim that is more probably false than this is marked. Chosen from batches left out, so that few true ones are: what holds
 * of a provision is mostly told in other words, what holds of a notice, a guide or a report often in nearly the same.
 */
const markedFrom = { provisions: 0.65, others: 0.7 } as const;

export function isMarked({ probability }: Doubt, units: readonly EvidenceUnit[]): boolean {
  return probability >= (units.some(isProvision) ? markedFrom.provisions : markedFrom.others);
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
