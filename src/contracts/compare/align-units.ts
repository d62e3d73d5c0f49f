import { createYield } from "#kernel";
import { conceptTermsOf, indexTexts } from "#search";
import type { Unit } from "../contract.ts";
import { withoutNumber } from "./without-number.ts";

/** Below this two articles are not the same one. */
const likeness = 0.34;

/**
 * Pairs the units of two contracts, each at most once: the most alike first, by title, wording and number. What stays alone
 * on the left is missing on the right, and the other way round. In the order of the right side, with missing ones in place.
 */
export async function alignUnits(left: readonly Unit[], right: readonly Unit[]): Promise<[Unit | null, Unit | null][]> {
  const yieldNow = createYield();
  const [ours, theirs] = [left.map(termsOf), right.map(termsOf)];
  const scored: ScoredPair[] = [];
  for (const [at, a] of ours.entries()) {
    for (const [other, b] of theirs.entries()) {
      const score = alike(a, b);
      if (score >= likeness) scored.push({ at, other, score });
    }
    await yieldNow();
  }
  const partner = new Map<number, number>();
  const taken = new Set<number>();
  pairBest(scored, partner, taken);
  await pairByContent(left, right, partner, taken);
  return inOrder(left, right, partner);
}

interface ScoredPair {
  readonly at: number;
  readonly other: number;
  readonly score: number;
}

function pairBest(scored: ScoredPair[], partner: Map<number, number>, taken: Set<number>): void {
  for (const { at, other } of scored.sort((a, b) => b.score - a.score)) {
    if (partner.has(at) || taken.has(other)) continue;
    partner.set(at, other);
    taken.add(other);
  }
}

/** The share of rare terms below which two articles do not settle the same. */
const sameMatter = 0.4;

/** What is left is paired by content: an article may have got another number, another title and other words at once. */
async function pairByContent(
  left: readonly Unit[],
  right: readonly Unit[],
  partner: Map<number, number>,
  taken: Set<number>,
): Promise<void> {
  const yieldNow = createYield();
  const index = indexTexts([...left, ...right].map(({ title, text }) => `${title} ${text}`));
  const weighed = (unit: Unit): WeighedUnit => {
    const worths = new Map(
      [...new Set(conceptTermsOf(`${unit.title} ${bodyText(unit)}`))].map((term) => [term, index.rarity(term) ** 2]),
    );
    return { kind: unit.kind, worths, sum: worths.values().reduce((total, worth) => total + worth, 0) };
  };
  const theirs = right.map((unit, other) => (taken.has(other) ? null : weighed(unit)));
  const scored: ScoredPair[] = [];
  for (const [at, unit] of left.entries()) {
    if (partner.has(at)) continue;
    const ours = weighed(unit);
    for (const [other, candidate] of theirs.entries()) {
      if (candidate === null || candidate.kind !== ours.kind) continue;
      const score = likenessOf(ours, candidate);
      if (score >= sameMatter) scored.push({ at, other, score });
    }
    await yieldNow();
  }
  pairBest(scored, partner, taken);
}

interface WeighedUnit {
  readonly kind: Unit["kind"];
  readonly worths: ReadonlyMap<string, number>;
  readonly sum: number;
}

/** The shared worth over that of the poorer one, so that a short article finds the long one that took it up. */
function likenessOf(a: WeighedUnit, b: WeighedUnit): number {
  let shared = 0;
  for (const [term, worth] of a.worths) if (b.worths.has(term)) shared += worth;
  return shared / Math.max(1, Math.min(a.sum, b.sum));
}

const bodyText = (unit: Unit) => withoutNumber({ ...unit, text: unit.text.slice(0, 4_000) });

interface UnitTerms {
  readonly unit: Unit;
  readonly title: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

const termsOf = (unit: Unit): UnitTerms => ({
  unit,
  title: new Set(conceptTermsOf(unit.title)),
  words: new Set(conceptTermsOf(unit.text.slice(0, 4000))),
});

function alike(a: UnitTerms, b: UnitTerms): number {
  if (a.unit.kind !== b.unit.kind) return 0;
  const sameNumber = a.unit.label === b.unit.label ? 0.08 : 0;
  return 0.45 * overlap(a.title, b.title) + 0.55 * overlap(a.words, b.words) + sameNumber;
}

/** Shared terms over all terms of the two. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = a.intersection(b).size;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}

function inOrder(
  left: readonly Unit[],
  right: readonly Unit[],
  partner: ReadonlyMap<number, number>,
): [Unit | null, Unit | null][] {
  const back = new Map([...partner].map(([at, other]) => [other, at]));
  const pairs: { place: number; pair: [Unit | null, Unit | null] }[] = right.map((unit, at) => {
    const other = back.get(at);
    return { place: at, pair: [other === undefined ? null : (left[other] ?? null), unit] };
  });
  let place = -0.5;
  for (const [at, unit] of left.entries()) {
    const found = partner.get(at);
    if (found === undefined) pairs.push({ place, pair: [unit, null] });
    else place = found + 0.5;
  }
  return pairs.sort((a, b) => a.place - b.place).map(({ pair }) => pair);
}
