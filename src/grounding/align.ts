import { type Reading, rememberedOf } from "#language/meaning";
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

/** Segments whose score is at least this share of the best may be meant as well. */
const closeness = 0.85;
const maxAlignments = 4;

const lastAlignments = new WeakMap<Reading, { units: readonly EvidenceUnit[]; alignments: Alignment[] }>();

/** The segments of these units that a claim may be about, best first. Those far behind the best are left out. */
export function align(claim: Reading, units: readonly EvidenceUnit[]): Alignment[] {
  const last = lastAlignments.get(claim);
  if (last?.units === units) return last.alignments;
  const alignments = rank(claim, units);
  lastAlignments.set(claim, { units, alignments });
  return alignments;
}

function rank(claim: Reading, units: readonly EvidenceUnit[]): Alignment[] {
  const keys = vocabularyOf(claim).words;
  if (keys.length === 0) return [];
  const about = new Set(claim.mentions.filter(({ isTopic }) => isTopic).map(({ concept }) => concept));
  const topics = keys.filter(({ key }) => about.has(key));
  // "수습 직원도": what a claim extends something to is what it is about above all.
  const weight = /[가-힣]도\s/u.test(claim.text) ? 1.6 : 0.6;
  const total = keys.reduce((sum, each) => sum + each.weight, weight * topics.length);
  const found: Alignment[] = [];
  for (const unit of units)
    for (const segment of unit.segments()) {
      const vocabulary = vocabularyOf(segment.reading);
      const own = sharedKeys(keys, vocabulary);
      if (own === 0) continue;
      // What a claim is about decides between clauses that share as much.
      const shared = own + weight * sharedKeys(topics, vocabulary);
      // A short clause that holds the same is closer to the claim than the long sentence around it.
      const surplus = Math.max(0, vocabulary.keys.size - shared);
      const coverage = shared / total;
      found.push({ unit, segment, shared, coverage, score: coverage - 0.012 * surplus });
    }
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
    vocabularyOf(claim).words.filter((word) => word.weight === 1),
    vocabularyOf(other),
  );
}

function sharedKeys(words: readonly Word[], vocabulary: Vocabulary): number {
  let shared = 0;
  for (const { key, weight, stem } of words) {
    if (vocabulary.keys.has(key)) shared += weight;
    else if (stem !== null && hasNear(stem, vocabulary)) shared += 0.8;
  }
  return shared;
}

interface Word {
  readonly key: string;
  /** Parties and figures stand in many clauses, and tell less than what is said of them. */
  readonly weight: number;
  /** For a word that is in no table. */
  readonly stem: string | null;
}

/** What a clause is about, ready to be looked up. */
interface Vocabulary {
  readonly keys: ReadonlySet<string>;
  readonly words: readonly Word[];
  readonly stems: readonly string[];
}

const vocabularyOf = rememberedOf((reading: Reading): Vocabulary => {
  const keys = keysOf(reading);
  const words: Word[] = [];
  const stems: string[] = [];
  for (const key of keys) {
    const isPartyOrFigure = key.startsWith("q:") || key.startsWith("p:");
    const stem = key.length > 2 && key.startsWith("=") ? key.slice(1) : null;
    words.push({ key, weight: isPartyOrFigure ? 0.5 : 1, stem });
    if (stem !== null) stems.push(stem);
  }
  return { keys, words, stems };
});

/** 계좌 and 예금계좌, 시작 and 시작된: one stem begins or ends the other. */
function hasNear(stem: string, { stems }: Vocabulary): boolean {
  for (const other of stems) {
    const [short, long] = stem.length < other.length ? [stem, other] : [other, stem];
    if (long.startsWith(short) || long.endsWith(short)) return true;
  }
  return false;
}

/** What a reading is about: meanings, parties and figures, each once. */
function keysOf({ mentions, parties, quantities }: Reading): Set<string> {
  const keys = new Set<string>();
  for (const { concept } of mentions) keys.add(concept);
  for (const { party } of parties) keys.add(`p:${party}`);
  for (const { dimension, value } of quantities) keys.add(`q:${dimension}:${value}`);
  return keys;
}
