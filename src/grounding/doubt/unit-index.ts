import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import { agreement, type Token, tokensOf } from "../tokens.ts";

/** A sentence or a clause of a unit with its words. */
export interface Place {
  readonly unit: EvidenceUnit;
  readonly sentence: string;
  readonly tokens: readonly Token[];
}

/** A place that has a word: 1 in its letters, less in its meaning only. */
export interface PlaceHit {
  readonly place: Place;
  readonly score: number;
}

/** Finds where a unit has a word. */
export interface UnitIndex {
  find(token: Token, hits: PlaceHit[]): void;
}

const indexes = new WeakMap<EvidenceUnit, UnitIndex>();
const clauseIndexes = new WeakMap<EvidenceUnit, UnitIndex>();

/** The words of a unit by its sentences. */
export function sentenceIndexOf(unit: EvidenceUnit, prepared: PreparedEvidence): UnitIndex {
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
export function clauseIndexOf(unit: EvidenceUnit, prepared: PreparedEvidence): UnitIndex {
  const known = clauseIndexes.get(unit);
  if (known !== undefined) return known;
  const segments = unit.segments();
  const cut = new Set(segments.filter(({ text, sentence }) => text !== sentence).map(({ sentence }) => sentence));
  const clauses = segments.filter(({ text, sentence }) => text !== sentence || !cut.has(sentence));
  const index =
    cut.size === 0
      ? sentenceIndexOf(unit, prepared)
      : createIndex(clauses.map(({ sentence, reading }) => ({ unit, sentence, tokens: tokensOf(reading) })));
  clauseIndexes.set(unit, index);
  return index;
}

/** A unit of fewer words is looked through sooner than tables of its words are made. */
const fewWords = 80;

function createIndex(places: readonly Place[]): UnitIndex {
  const count = places.reduce((sum, { tokens }) => sum + tokens.length, 0);
  return count <= fewWords ? { find: (token, hits) => lookThrough(places, token, hits) } : createTables(places);
}

function lookThrough(places: readonly Place[], token: Token, hits: PlaceHit[]): void {
  for (const place of places) {
    let score = 0;
    for (const other of place.tokens) {
      const how = agreement(token, other);
      if (how === null) continue;
      score = how === "letters" ? 1 : 0.8;
      if (score === 1) break;
    }
    if (score > 0) hits.push({ place, score });
  }
}

interface Entry {
  readonly token: Token;
  readonly place: Place;
}

function createTables(places: readonly Place[]): UnitIndex {
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
  /** The words that may agree with this one, in lists that may have some of them in common. */
  const near = (token: Token) => {
    if (token.kind === "figure") return [figures];
    const alike = [byKey.get(token.key), byStart.get(token.stem.slice(0, 2)), byEnd.get(token.stem.slice(-2))];
    for (const group of token.mention?.senses?.meanings ?? []) alike.push(byMeaning.get(group));
    return alike.filter((each) => each !== undefined);
  };
  return {
    find(token, hits) {
      const here = new Map<Place, number>();
      for (const alike of near(token))
        for (const { token: other, place } of alike) {
          if (here.get(place) === 1) continue;
          const how = agreement(token, other);
          if (how !== null) here.set(place, how === "letters" ? 1 : 0.8);
        }
      for (const [place, score] of here) hits.push({ place, score });
    },
  };
}
