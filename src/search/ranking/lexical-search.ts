import { fieldOf, type SearchField } from "../analysis/token.ts";
import { blockOf, findInBlock } from "../index/blocks.ts";
import { type OpenSegment, SegmentGone } from "../index/open-segments.ts";
import { type Postings, PostingsBuffer } from "../index/postings.ts";
import { chunkCount } from "../index/segment.ts";
import type { IndexStorage } from "../index/storage.ts";
import { type ChunkFilter, passing } from "./chunk-filter.ts";
import { rarityOf } from "./rarity.ts";
import { type Ranked, Top } from "./top.ts";

/** BM25 by field: how soon repetition stops to count, how much length does, and what the field is worth. Measured in docs/search.md. */
const fields: Record<SearchField, { readonly k1: number; readonly b: number; readonly weight: number }> = {
  b: { k1: 0.7, b: 0.5, weight: 1 },
  m: { k1: 0.7, b: 0.5, weight: 1 },
  w: { k1: 1.5, b: 0.75, weight: 2 },
};

/** A term of a query with what finding it is worth: its weight times its rarity. */
export interface WeighedTerm {
  readonly term: string;
  readonly worth: number;
}

export interface LexicalResult {
  readonly candidates: readonly Ranked[];
  readonly terms: readonly WeighedTerm[];
}

interface FoundTerm {
  readonly field: SearchField;
  readonly weight: number;
  readonly term: string;
  /** By segment. */
  readonly postings: readonly (Postings | null)[];
}

/** Ranks all chunks by the sum of their BM25 scores in the three fields. */
export async function lexicalSearch(
  storage: IndexStorage,
  segments: readonly OpenSegment[],
  query: ReadonlyMap<string, number>,
  size: number,
  filter: ChunkFilter,
): Promise<LexicalResult> {
  const total = segments.reduce((sum, segment) => sum + segment.live, 0);
  if (total === 0 || query.size === 0) return { candidates: [], terms: [] };
  const average = segments.reduce((sum, segment) => sum + segment.liveLength, 0) / total;
  const found = await findTerms(storage, segments, query);
  const terms = found
    .map((term) => ({ ...term, worth: worthOf(term, segments, total) }))
    .filter(({ worth }) => worth > 0);

  const top = new Top<Ranked>(size);
  for (const [index, segment] of segments.entries()) {
    const scores = scoreSegment(segment, index, terms, average);
    const passes = passing(segment, filter);
    for (let chunk = 0; chunk < scores.length; chunk++) {
      const score = scores[chunk] ?? 0;
      if (score > 0 && score >= top.threshold && passes(chunk))
        top.add({ id: segment.header.chunkIds[chunk] ?? 0, score });
    }
  }
  return { candidates: top.items(), terms };
}

async function findTerms(
  storage: IndexStorage,
  segments: readonly OpenSegment[],
  query: ReadonlyMap<string, number>,
): Promise<FoundTerm[]> {
  const terms = [...query.keys()];
  const bySegment = await Promise.all(segments.map((segment) => postingsOf(storage, segment, terms)));
  return terms.map((term, at) => ({
    term,
    field: fieldOf(term),
    weight: query.get(term) ?? 0,
    postings: bySegment.map((postings) => postings[at] ?? null),
  }));
}

async function postingsOf(storage: IndexStorage, { state, header }: OpenSegment, terms: readonly string[]) {
  const places = terms.map((term) => blockOf(header.firstTerms, term));
  const wanted = [...new Set(places.filter((place) => place !== null))];
  const blocks = await storage.blocks(state.id, wanted);
  if (blocks.size < wanted.length) throw new SegmentGone(state.id);
  return terms.map((term, at) => {
    const block = blocks.get(places[at] ?? -1);
    return block === undefined ? null : findInBlock(block, term);
  });
}

/** The weight of a term times its rarity among the chunks that are there: a removed document leaves no trace in a ranking. */
function worthOf({ field, weight, postings }: FoundTerm, segments: readonly OpenSegment[], total: number): number {
  let holders = 0;
  for (const [index, found] of postings.entries()) holders += found === null ? 0 : liveHolders(found, segments[index]);
  if (holders === 0) return 0;
  return weight * fields[field].weight * rarityOf(holders, total);
}

const buffer = new PostingsBuffer();

function liveHolders(postings: Postings, segment: OpenSegment | undefined): number {
  if (segment?.gone == null) return postings.count;
  buffer.decode(postings);
  let live = 0;
  for (let at = 0; at < buffer.count; at++) if (segment.gone[buffer.chunks[at] ?? 0] === 0) live++;
  return live;
}

function scoreSegment(
  { header, gone }: OpenSegment,
  index: number,
  terms: readonly (FoundTerm & WeighedTerm)[],
  average: number,
): Float64Array {
  const scores = new Float64Array(chunkCount(header));
  const { lengths } = header;
  for (const { field, worth, postings } of terms) {
    const found = postings[index];
    if (found == null) continue;
    const { k1, b } = fields[field];
    const full = worth * (k1 + 1);
    const base = k1 * (1 - b);
    const slope = (k1 * b) / average;
    buffer.decode(found);
    const { chunks, frequencies, count } = buffer;
    for (let at = 0; at < count; at++) {
      const chunk = chunks[at] ?? 0;
      const frequency = frequencies[at] ?? 0;
      scores[chunk] = (scores[chunk] ?? 0) + (full * frequency) / (frequency + base + slope * (lengths[chunk] ?? 0));
    }
  }
  if (gone !== null) for (let chunk = 0; chunk < scores.length; chunk++) if (gone[chunk] === 1) scores[chunk] = 0;
  return scores;
}
