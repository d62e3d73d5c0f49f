import { pairsAndWords, withoutSpaces } from "#language";
import type { Unit } from "../contract.ts";
import { withoutNumber } from "./without-number.ts";

/** Parts of a contract's two versions, of which one may be absent: the standard's, then the contract's. */
export type UnitPair = readonly [Unit | null, Unit | null];

/** Beyond this product the parts that differ are not paired: finding partners would take minutes. */
export const maxPartProduct = 3_000 * 3_000;

/** Where more parts differ than can be paired. */
export interface TooManyParts {
  readonly standardParts: number;
  readonly contractParts: number;
}

/** Candidates that are weighed for one part, and rare terms by which they are found. */
const maxCandidates = 8;
const maxRareTerms = 16;
/** A term that more parts hold finds nobody a partner. */
const maxHolders = 40;
const maxComparedCharacters = 4_000;

/** Below these two parts are not the same one: by all terms they share, or by the share of the poorer one's rare terms. */
const leastLikeness = 0.34;
const leastSameMatter = 0.4;

/**
 * Pairs the parts of two contracts, each at most once: equal texts first, then the most alike of a few candidates that
 * share rare terms, a title or a number. What stays alone on the left is missing on the right, and the other way round.
 * In the order of the right side, with missing ones in place.
 */
export function pairUnits(left: readonly Unit[], right: readonly Unit[]): readonly UnitPair[] | TooManyParts {
  const partner = pairEqual(left, right);
  const taken = new Set(partner.values());
  const ours = left.flatMap((unit, at) => (partner.has(at) ? [] : [weighed(unit, at)]));
  const theirs = right.flatMap((unit, at) => (taken.has(at) ? [] : [weighed(unit, at)]));
  if (ours.length * theirs.length > maxPartProduct) return { standardParts: ours.length, contractParts: theirs.length };
  const rarity = rarityAmong([...ours, ...theirs]);
  const candidatesOf = createCandidateFinder(theirs, rarity);
  const scored = ours.flatMap((one) =>
    candidatesOf(one).map((other) => ({
      one,
      other,
      score: likeness(one, other),
      matter: sameMatter(one, other, rarity),
    })),
  );
  const pairBest = (ranked: { readonly one: WeighedUnit; readonly other: WeighedUnit; readonly score: number }[]) => {
    for (const { one, other } of ranked.sort((a, b) => b.score - a.score)) {
      if (partner.has(one.at) || taken.has(other.at)) continue;
      partner.set(one.at, other.at);
      taken.add(other.at);
    }
  };
  pairBest(scored.filter(({ score }) => score >= leastLikeness));
  // What is left may have got another number, another title and other words at once.
  pairBest(scored.filter(({ matter }) => matter >= leastSameMatter).map((pair) => ({ ...pair, score: pair.matter })));
  return inOrder(left, right, partner);
}

/** Equal texts by their hash; of several the one that has the same label, then in their order. */
function pairEqual(left: readonly Unit[], right: readonly Unit[]): Map<number, number> {
  const waiting = new Map<string, number[]>();
  for (const [at, unit] of right.entries()) push(waiting, equalityKey(unit), at);
  const byLabel = new Map(right.map((unit, at) => [`${unit.label} ${equalityKey(unit)}`, at]));
  const partner = new Map<number, number>();
  const taken = new Set<number>();
  const take = (at: number, other: number) => {
    partner.set(at, other);
    taken.add(other);
  };
  for (const [at, unit] of left.entries()) {
    const other = byLabel.get(`${unit.label} ${equalityKey(unit)}`);
    if (other !== undefined && !taken.has(other)) take(at, other);
  }
  const places = new Map([...waiting].map(([key, all]) => [key, all.filter((at) => !taken.has(at)).values()]));
  for (const [at, unit] of left.entries()) {
    if (partner.has(at)) continue;
    const next = places.get(equalityKey(unit))?.next();
    if (next?.done === false) take(at, next.value);
  }
  return partner;
}

const equalityKey = (unit: Unit) => `${unit.kind} ${withoutSpaces(withoutNumber(unit))}`;

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

interface WeighedUnit {
  readonly at: number;
  readonly unit: Unit;
  readonly title: ReadonlySet<string>;
  readonly terms: ReadonlySet<string>;
}

function weighed(unit: Unit, at: number): WeighedUnit {
  const text = withoutNumber({ ...unit, text: unit.text.slice(0, maxComparedCharacters) });
  return {
    at,
    unit,
    title: new Set(pairsAndWords(unit.title)),
    terms: new Set(pairsAndWords(`${unit.title} ${text}`)),
  };
}

type Rarity = (term: string) => number;

function rarityAmong(all: readonly WeighedUnit[]): Rarity {
  const holders = new Map<string, number>();
  for (const { terms } of all) for (const term of terms) holders.set(term, (holders.get(term) ?? 0) + 1);
  return (term) => Math.log(1 + all.length / (holders.get(term) ?? all.length));
}

/** The few parts that share a part's rarest terms, its title or its number. */
function createCandidateFinder(theirs: readonly WeighedUnit[], rarity: Rarity) {
  const byTerm = new Map<string, WeighedUnit[]>();
  const byName = new Map<string, WeighedUnit[]>();
  for (const other of theirs) {
    for (const term of other.terms) push(byTerm, term, other);
    for (const name of namesOf(other)) push(byName, name, other);
  }
  return (one: WeighedUnit): readonly WeighedUnit[] => {
    const worths = new Map<WeighedUnit, number>();
    const add = (others: readonly WeighedUnit[], worth: number) => {
      if (others.length > maxHolders) return;
      for (const other of others) worths.set(other, (worths.get(other) ?? 0) + worth);
    };
    const rare = [...one.terms]
      .flatMap((term) => {
        const holders = byTerm.get(term) ?? [];
        return holders.length === 0 || holders.length > maxHolders ? [] : [{ holders, worth: rarity(term) }];
      })
      .sort((a, b) => b.worth - a.worth)
      .slice(0, maxRareTerms);
    for (const { holders, worth } of rare) add(holders, worth);
    for (const name of namesOf(one)) add(byName.get(name) ?? [], 1);
    return [...worths]
      .filter(([other]) => other.unit.kind === one.unit.kind)
      .sort(([, a], [, b]) => b - a)
      .slice(0, maxCandidates)
      .map(([other]) => other);
  };
}

const namesOf = ({ unit }: WeighedUnit) =>
  unit.title === "" ? [`label ${unit.label}`] : [`label ${unit.label}`, `title ${unit.title}`];

function likeness(one: WeighedUnit, other: WeighedUnit): number {
  const sameNumber = one.unit.label === other.unit.label ? 0.08 : 0;
  return 0.45 * overlap(one.title, other.title) + 0.55 * overlap(one.terms, other.terms) + sameNumber;
}

/** Shared terms over all terms of the two. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = a.intersection(b).size;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}

/** The shared worth over that of the poorer one, so that a short part finds the long one that took it up. */
function sameMatter(one: WeighedUnit, other: WeighedUnit, rarity: Rarity): number {
  const worth = (terms: ReadonlySet<string>) => [...terms].reduce((sum, term) => sum + rarity(term) ** 2, 0);
  return worth(one.terms.intersection(other.terms)) / Math.max(1, Math.min(worth(one.terms), worth(other.terms)));
}

function inOrder(left: readonly Unit[], right: readonly Unit[], partner: ReadonlyMap<number, number>): UnitPair[] {
  const back = new Map([...partner].map(([at, other]) => [other, at]));
  const pairs: { place: number; pair: UnitPair }[] = right.map((unit, at) => {
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
