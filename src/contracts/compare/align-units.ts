import { conceptTermsOf, indexTexts } from "#search";
import type { Unit } from "../contract.ts";

/** Below this two articles are not the same one. */
const likeness = 0.34;

/**
 * Pairs the units of two contracts, each at most once: the most alike first, by title, wording and number. What stays alone
 * on the left is missing on the right, and the other way round. In the order of the right side, with missing ones in place.
 */
export function alignUnits(left: readonly Unit[], right: readonly Unit[]): [Unit | null, Unit | null][] {
  const [words, otherWords] = [left, right].map((units) =>
    units.map((unit) => new Set(conceptTermsOf(unit.text.slice(0, 4000)))),
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
  pairByContent(left, right, partner, taken);
  return inOrder(left, right, partner);
}

/** The share of rare terms below which two articles do not settle the same. */
const sameMatter = 0.4;

/** What is left is paired by content: an article may have got another number, another title and other words at once. */
function pairByContent(
  left: readonly Unit[],
  right: readonly Unit[],
  partner: Map<number, number>,
  taken: Set<number>,
): void {
  const all = [...left, ...right];
  const index = indexTexts(all.map(({ title, text }) => `${title} ${text}`));
  const weighed = (unit: Unit) =>
    new Map(
      [...new Set(conceptTermsOf(`${unit.title} ${bodyText(unit)}`))].map((term) => [term, index.rarity(term) ** 2]),
    );
  const [ours, theirs] = [left.map(weighed), right.map(weighed)];
  const scored = left.flatMap((a, at) =>
    partner.has(at)
      ? []
      : right.flatMap((b, other) =>
          taken.has(other) || a.kind !== b.kind
            ? []
            : [{ at, other, score: likenessOf(ours[at] ?? new Map(), theirs[other] ?? new Map()) }],
        ),
  );
  for (const { at, other, score } of scored.sort((a, b) => b.score - a.score)) {
    if (score < sameMatter) break;
    if (partner.has(at) || taken.has(other)) continue;
    partner.set(at, other);
    taken.add(other);
  }
}

/** The shared worth over that of the poorer one, so that a short article finds the long one that took it up. */
function likenessOf(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const sum = (terms: Iterable<number>) => [...terms].reduce((total, worth) => total + worth, 0);
  const shared = sum([...a].flatMap(([term, worth]) => (b.has(term) ? [worth] : [])));
  return shared / Math.max(1, Math.min(sum(a.values()), sum(b.values())));
}

const bodyText = ({ text }: Unit) => text.slice(0, 4_000).replace(/^[^\n]{0,10}제\s*\d+\s*조(?:\s*의\s*\d+)?/, "");

function alike(a: Unit, b: Unit, words: ReadonlySet<string>, otherWords: ReadonlySet<string>): number {
  if (a.kind !== b.kind) return 0;
  const title =
    a.title !== "" && b.title !== "" ? overlap(new Set(conceptTermsOf(a.title)), new Set(conceptTermsOf(b.title))) : 0;
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
