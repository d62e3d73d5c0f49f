import type { Reading } from "#language/meaning";
import type { EvidenceUnit } from "./evidence.ts";
import type { Segment } from "./segments.ts";

export interface Alignment {
  readonly unit: EvidenceUnit;
  readonly segment: Segment;
  /** How well the segment fits: the share of the claim's meanings that it has, less what it has besides. */
  readonly score: number;
  readonly shared: number;
  /** The same without regard to what else the segment says. */
  readonly coverage: number;
}

type Candidate = Pick<Alignment, "unit" | "segment">;

/** Segments whose score is at least this share of the best may be meant as well. */
const closeness = 0.85;
const maxAlignments = 4;

const lastAlignments = new WeakMap<Reading, { units: readonly EvidenceUnit[]; alignments: Alignment[] }>();

/** The segments of these units that a claim may be about, best first. Those far behind the best are left out. */
export function align(claim: Reading, units: readonly EvidenceUnit[]): Alignment[] {
  const last = lastAlignments.get(claim);
  if (last?.units === units) return last.alignments;
  const alignments = rank(
    claim,
    units.flatMap((unit) => unit.segments().map((segment) => ({ unit, segment }))),
  );
  lastAlignments.set(claim, { units, alignments });
  return alignments;
}

function rank(claim: Reading, candidates: readonly Candidate[]): Alignment[] {
  const keys = keysOf(claim);
  if (keys.length === 0) return [];
  const topics = [...new Set(claim.mentions.filter(({ isTopic }) => isTopic).map(({ concept }) => concept))];
  // "수습 직원도": what a claim extends something to is what it is about above all.
  const weight = /[가-힣]도\s/u.test(claim.text) ? 1.6 : 0.6;
  const total = keys.reduce((sum, key) => sum + weightOf(key), weight * topics.length);
  const found = candidates.flatMap(({ unit, segment }): Alignment[] => {
    const own = sharedKeys(keys, segment.reading);
    if (own === 0) return [];
    // What a claim is about decides between clauses that share as much.
    const shared = own + weight * sharedKeys(topics, segment.reading);
    // A short clause that holds the same is closer to the claim than the long sentence around it.
    const surplus = Math.max(0, vocabularyOf(segment.reading).keys.size - shared);
    const coverage = shared / total;
    return [{ unit, segment, shared, coverage, score: coverage - 0.012 * surplus }];
  });
  found.sort((a, b) => b.score - a.score);
  const [best] = found;
  if (best === undefined) return [];
  return found
    .filter((one) => one.score >= best.score * closeness - 0.001 && !isWholeOf(one, best))
    .slice(0, maxAlignments);
}

/** The sentence around a clause that already has all that the claim shares with it. */
function isWholeOf(one: Alignment, best: Alignment): boolean {
  if (one === best || one.segment.sentence !== best.segment.sentence) return false;
  return one.segment.text === one.segment.sentence && one.shared <= best.shared + 0.5;
}

/** How many meanings two clauses share, figures and parties apart. */
export function sharedMeanings(claim: Reading, other: Reading): number {
  return sharedKeys(
    keysOf(claim).filter((key) => !isPartyOrFigure(key)),
    other,
  );
}

function sharedKeys(keys: readonly string[], reading: Reading): number {
  const vocabulary = vocabularyOf(reading);
  let shared = 0;
  for (const key of keys) {
    if (vocabulary.keys.has(key)) shared += weightOf(key);
    else if (key.length > 2 && key.startsWith("=") && hasNear(key.slice(1), vocabulary)) shared += 0.8;
  }
  return shared;
}

function isPartyOrFigure(key: string): boolean {
  return key.startsWith("q:") || key.startsWith("p:");
}

/** Parties and figures stand in many clauses, and tell less than what is said of them. */
function weightOf(key: string): number {
  return isPartyOrFigure(key) ? 0.5 : 1;
}

/** What a clause is about, ready to be looked up. */
interface Vocabulary {
  readonly keys: ReadonlySet<string>;
  /** Stems by their first and by their last two letters. */
  readonly byStart: ReadonlyMap<string, readonly string[]>;
  readonly byEnd: ReadonlyMap<string, readonly string[]>;
}

const vocabularies = new WeakMap<Reading, Vocabulary>();

function vocabularyOf(reading: Reading): Vocabulary {
  const known = vocabularies.get(reading);
  if (known !== undefined) return known;
  const keys = keysOf(reading);
  const stems = keys.filter((key) => key.length > 2 && key.startsWith("=")).map((key) => key.slice(1));
  const vocabulary = {
    keys: new Set(keys),
    byStart: Map.groupBy(stems, (stem) => stem.slice(0, 2)),
    byEnd: Map.groupBy(stems, (stem) => stem.slice(-2)),
  };
  vocabularies.set(reading, vocabulary);
  return vocabulary;
}

/** 계좌 and 예금계좌, 시작 and 시작된: one stem begins or ends the other. */
function hasNear(stem: string, { byStart, byEnd }: Vocabulary): boolean {
  const begins = byStart.get(stem.slice(0, 2))?.some((other) => other.startsWith(stem) || stem.startsWith(other));
  return (
    begins === true || byEnd.get(stem.slice(-2))?.some((other) => other.endsWith(stem) || stem.endsWith(other)) === true
  );
}

/** What a reading is about: meanings, parties and figures, each once. */
function keysOf({ mentions, parties, quantities }: Reading): string[] {
  return [
    ...new Set([
      ...mentions.map(({ concept }) => concept),
      ...parties.map(({ party }) => `p:${party}`),
      ...quantities.map(({ dimension, value }) => `q:${dimension}:${value}`),
    ]),
  ];
}
