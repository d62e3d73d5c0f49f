import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import { isInHeading } from "./headings.ts";
import { agreement, type Token, tokensOf } from "./tokens.ts";

/** The word of the evidence that a word of the claim stands for. */
export interface Match {
  readonly how: "letters" | "meaning";
  /** Its place among the words of the sentence. */
  readonly at: number;
}

/** The sentence of the evidence that a claim is closest to, and what of the claim is anywhere in the evidence. */
export interface Closest {
  readonly unit: EvidenceUnit;
  readonly sentence: string;
  readonly tokens: readonly Token[];
  readonly matches: readonly (Match | null)[];
  /** The share of the claim's words that only a heading has, which goes with each sentence under it. */
  readonly headed: number;
  /** Shares of the claim's words that are somewhere in the evidence. */
  readonly anywhere: number;
  readonly anywhereByLetters: number;
}

/** For each word of the claim its counterpart; of several the one that keeps the order. */
export function matchTokens(mine: readonly Token[], theirs: readonly Token[]): (Match | null)[] {
  let last = -1;
  return mine.map((token) => {
    let best: Match | null = null;
    let bestScore = 0;
    for (const [at, other] of theirs.entries()) {
      const how = agreement(token, other);
      if (how === null) continue;
      const order = at === last + 1 ? 0.6 : at > last ? 0.3 : 0;
      const score = (how === "letters" ? 2 : 1) + order - Math.abs(at - last) * 0.01;
      if (best !== null && score <= bestScore) continue;
      bestScore = score;
      best = { how, at };
    }
    if (best !== null) last = best.at;
    return best;
  });
}

/** Sentences that are looked at word by word; the others share less with the claim. */
const maxCandidates = 4;

export function closestTo(
  mine: readonly Token[],
  units: readonly EvidenceUnit[],
  prepared: PreparedEvidence,
): Closest | null {
  const found = new Map<Place, number>();
  let anywhere = 0;
  let anywhereByLetters = 0;
  for (const token of mine) {
    const here = placesOf(token, units, (unit) => indexOf(unit, prepared));
    if (here.size > 0) anywhere += 1;
    if ([...here.values()].includes(1)) anywhereByLetters += 1;
    for (const [place, score] of here) found.set(place, (found.get(place) ?? 0) + score);
  }
  const [best] = [...found]
    .map(([place, score]) => ({ place, score: score - 0.01 * place.tokens.length }))
    .sort((a, b) => b.score - a.score)
    .slice(0, maxCandidates);
  if (best === undefined) return null;
  const { unit, sentence, tokens } = best.place;
  const matches = matchTokens(mine, tokens);
  const headed = mine.filter((token, at) => matches[at] === null && isInHeading(token, units, prepared)).length;
  return {
    unit,
    sentence,
    tokens,
    matches,
    headed: headed / mine.length,
    anywhere: anywhere / mine.length,
    anywhereByLetters: anywhereByLetters / mine.length,
  };
}

/** A clause of a claim beside the clause of the evidence that has most of its words. */
export interface ClosestClause {
  readonly tokens: readonly Token[];
  /** The words of the claim's clause that no heading has. */
  readonly own: readonly Token[];
  /** Those of them that the evidence has somewhere. */
  readonly known: ReadonlySet<Token>;
  /** The share of its words that the evidence has, but not in this clause. */
  readonly scattered: number;
}

export function closestClauseTo(
  all: readonly Token[],
  units: readonly EvidenceUnit[],
  prepared: PreparedEvidence,
): ClosestClause | null {
  const counts = new Map<Place, number>();
  const scores = new Map<Place, number>();
  const known = new Set<Token>();
  const own = all.filter((token) => !isInHeading(token, units, prepared));
  for (const token of own)
    for (const [place, score] of placesOf(token, units, (unit) => clauseIndexOf(unit, prepared))) {
      known.add(token);
      counts.set(place, (counts.get(place) ?? 0) + 1);
      scores.set(place, (scores.get(place) ?? -0.01 * place.tokens.length) + score);
    }
  let best: Place | null = null;
  for (const [place, score] of scores) if (best === null || score > (scores.get(best) ?? 0)) best = place;
  if (best === null) return null;
  return {
    tokens: best.tokens,
    own,
    known,
    scattered: (known.size - Math.max(0, ...counts.values())) / all.length,
  };
}

/** Where the evidence has a word, and how well it agrees there. */
function placesOf(
  token: Token,
  units: readonly EvidenceUnit[],
  indexFor: (unit: EvidenceUnit) => UnitIndex,
): Map<Place, number> {
  const here = new Map<Place, number>();
  for (const unit of units)
    for (const alike of indexFor(unit).near(token))
      for (const { token: other, place } of alike) {
        if (here.get(place) === 1) continue;
        const how = agreement(token, other);
        if (how !== null) here.set(place, how === "letters" ? 1 : 0.8);
      }
  return here;
}

/** A sentence or a clause of a unit with its words. */
interface Place {
  readonly unit: EvidenceUnit;
  readonly sentence: string;
  readonly tokens: readonly Token[];
}

interface Entry {
  readonly token: Token;
  readonly place: Place;
}

interface UnitIndex {
  /** The words that may agree with this one, in lists that may have some of them in common. */
  near(token: Token): readonly (readonly Entry[])[];
}

const indexes = new WeakMap<EvidenceUnit, UnitIndex>();
const clauseIndexes = new WeakMap<EvidenceUnit, UnitIndex>();

function indexOf(unit: EvidenceUnit, prepared: PreparedEvidence): UnitIndex {
  const known = indexes.get(unit);
  if (known !== undefined) return known;
  const sentences = [...new Set(unit.segments().map(({ sentence }) => sentence))];
  const index = createIndex(
    sentences.map((sentence) => ({ unit, sentence, tokens: tokensOf(prepared.read(sentence)) })),
  );
  indexes.set(unit, index);
  return index;
}

/** The same by clauses; a sentence of one clause is one. */
function clauseIndexOf(unit: EvidenceUnit, prepared: PreparedEvidence): UnitIndex {
  const known = clauseIndexes.get(unit);
  if (known !== undefined) return known;
  const segments = unit.segments();
  const cut = new Set(segments.filter(({ text, sentence }) => text !== sentence).map(({ sentence }) => sentence));
  const clauses = segments.filter(({ text, sentence }) => text !== sentence || !cut.has(sentence));
  const index =
    cut.size === 0
      ? indexOf(unit, prepared)
      : createIndex(clauses.map(({ sentence, reading }) => ({ unit, sentence, tokens: tokensOf(reading) })));
  clauseIndexes.set(unit, index);
  return index;
}

function createIndex(places: readonly Place[]): UnitIndex {
  const entries = places.flatMap((place) => place.tokens.map((token): Entry => ({ token, place })));
  const figures = entries.filter(({ token }) => token.kind === "figure");
  const byKey = Map.groupBy(entries, ({ token }) => token.key);
  const byStart = Map.groupBy(entries, ({ token }) => token.stem.slice(0, 2));
  const byEnd = Map.groupBy(entries, ({ token }) => token.stem.slice(-2));
  const byMeaning = new Map<number, Entry[]>();
  for (const entry of entries)
    for (const group of entry.token.mention?.senses?.meanings ?? []) {
      const alike = byMeaning.get(group);
      if (alike === undefined) byMeaning.set(group, [entry]);
      else alike.push(entry);
    }
  return {
    near(token) {
      if (token.kind === "figure") return [figures];
      const alike = [byKey.get(token.key), byStart.get(token.stem.slice(0, 2)), byEnd.get(token.stem.slice(-2))];
      for (const group of token.mention?.senses?.meanings ?? []) alike.push(byMeaning.get(group));
      return alike.filter((each) => each !== undefined);
    },
  };
}
