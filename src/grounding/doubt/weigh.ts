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
 * language. A page has most words somewhere, and who tells of it moves, joins and shortens more than who tells of three
 * sentences: of a long source far less is marked. Decision 0120 tells which authors were in sight when these were chosen.
 */
const markedFrom = {
  provisions: { short: { check: 0.72, wording: 0.86 }, long: { check: 0.86, wording: 0.93 } },
  documents: { short: { check: 0.59, wording: 0.59 }, long: { check: 0.75, wording: 0.9 } },
  references: { short: { check: 0.75, wording: 0.9 }, long: { check: 0.85, wording: 0.95 } },
} as const;

/** What is cited is short up to so many letters and long from so many on; between them it is partly so. */
const lengths = {
  provisions: { short: 300, long: 550 },
  documents: { short: 250, long: 400 },
  references: { short: 250, long: 400 },
} as const;

export function isMarked({ probability, check }: Doubt, source: keyof typeof markedFrom, length: number): boolean {
  const { short, long } = markedFrom[source];
  const by = check === null ? "wording" : "check";
  const share = Math.min(
    1,
    Math.max(0, (length - lengths[source].short) / (lengths[source].long - lengths[source].short)),
  );
  return probability >= short[by] + share * (long[by] - short[by]);
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
