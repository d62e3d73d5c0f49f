import type { Unit } from "../contract.ts";
import { tokens } from "../search/tokens.ts";

/** Below this two articles are not the same one. */
const likeness = 0.34;

/**
 * Pairs the units of two contracts, each at most once: the most alike first, by title, wording and number. What stays alone
 * on the left is missing on the right, and the other way round. In the order of the right side, with missing ones in place.
 */
export function alignUnits(left: readonly Unit[], right: readonly Unit[]): [Unit | null, Unit | null][] {
  const [words, otherWords] = [left, right].map((units) =>
    units.map((unit) => new Set(tokens(unit.text.slice(0, 4000)))),
  );
  const scored = left.flatMap((a, at) =>
    right.map((b, other) => ({
      at,
      other,
      score: alike(a, b, words?.[at] ?? new Set(), otherWords?.[other] ?? new Set()),
    })),
  );
  const partner = new Map<number, number>();
  const taken = new Set<number>();
  for (const { at, other, score } of scored.sort((a, b) => b.score - a.score)) {
    if (score < likeness) break;
    if (partner.has(at) || taken.has(other)) continue;
    partner.set(at, other);
    taken.add(other);
  }
  return inOrder(left, right, partner);
}

function alike(a: Unit, b: Unit, words: ReadonlySet<string>, otherWords: ReadonlySet<string>): number {
  if (a.kind !== b.kind) return 0;
  const title = a.title !== "" && b.title !== "" ? overlap(new Set(tokens(a.title)), new Set(tokens(b.title))) : 0;
  const sameNumber = a.label === b.label ? 0.08 : 0;
  return 0.45 * title + 0.55 * overlap(words, otherWords) + sameNumber;
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
