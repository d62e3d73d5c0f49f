import type { ConceptShare } from "./concept.ts";
import { letterRuns, runPlaces } from "./letter-runs.ts";

/** A phrase or question that is known to be about some concepts. */
export interface ConceptExample {
  readonly text: string;
  readonly concepts: readonly string[];
}

/** How many examples have a say, and how much more the nearest of them counts. Measured in docs/concepts.md. */
const neighbours = 30;
const sharpness = 3;
/** Runs that more than this share of the examples hold say nothing. */
const commonRun = 0.2;

/** So many examples are read between two pauses. */
const examplesAtOnce = 500;

export interface NearestExamples {
  /** What a question is about, the largest share first. */
  sharesOf(question: string): ConceptShare[];
}

/**
 * Learns concepts from examples by keeping them: a question is about what the examples that sound most like it are about.
 * New examples need no training, and every decision can be shown by the example that made it.
 */
export function* learnNearestExamples(examples: readonly ConceptExample[]): Generator<void, NearestExamples, void> {
  const texts: Int32Array[] = [];
  for (const { text } of examples) if (texts.push(letterRuns(text)) % examplesAtOnce === 0) yield;
  const index = yield* indexRuns(texts);

  return {
    sharesOf(question) {
      const shares = new Map<string, number>();
      let sum = 0;
      for (const { place, likeness } of nearest(index.likenessTo(letterRuns(question))))
        for (const id of examples[place]?.concepts ?? []) {
          const vote = likeness ** sharpness;
          shares.set(id, (shares.get(id) ?? 0) + vote);
          sum += vote;
        }
      return [...shares]
        .map(([id, votes]) => ({ id, share: votes / sum }))
        .sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1));
    },
  };
}

/** The places of the largest values, the nearest first; of those that are alike, the one that stands first. */
function nearest(likeness: Float32Array): { place: number; likeness: number }[] {
  const found: { place: number; likeness: number }[] = [];
  /** What the farthest of those that were found has, once they are as many as have a say. */
  let least = 0;
  for (let place = 0; place < likeness.length; place++) {
    const value = likeness[place] ?? 0;
    if (value <= least) continue;
    let at = found.length;
    while (at > 0 && (found[at - 1]?.likeness ?? 0) < value) at--;
    found.splice(at, 0, { place, likeness: value });
    if (found.length > neighbours) found.pop();
    if (found.length === neighbours) least = found.at(-1)?.likeness ?? 0;
  }
  return found;
}

interface RunIndex {
  /** How like each of the texts is, 0 to 1. */
  likenessTo(text: Int32Array): Float32Array;
}

/** An index of texts by their letter runs that compares another text with all of them by the cosine of weighted runs. */
function* indexRuns(texts: readonly Int32Array[]): Generator<void, RunIndex, void> {
  const holders = new Int32Array(runPlaces);
  for (const runs of texts)
    for (let at = 0; at < runs.length; at++) {
      const run = runs[at] ?? 0;
      if (run !== runs[at - 1]) holders[run] = (holders[run] ?? 0) + 1;
    }
  const weights = new Float32Array(runPlaces);
  for (let run = 0; run < runPlaces; run++) {
    const count = holders[run] ?? 0;
    if (count > 0 && count <= texts.length * commonRun) weights[run] = Math.log((1 + texts.length) / (1 + count)) + 1;
  }
  const starts = new Int32Array(runPlaces + 1);
  for (let run = 0; run < runPlaces; run++) starts[run + 1] = (starts[run] ?? 0) + (holders[run] ?? 0);
  const filled = starts.slice();
  const places = new Int32Array(starts[runPlaces] ?? 0);
  const values = new Float32Array(places.length);
  for (const [place, text] of texts.entries()) {
    if (place % examplesAtOnce === 0) yield;
    const { runs, values: weighted } = weighed(text, weights);
    for (let index = 0; index < runs.length; index++) {
      const run = runs[index] ?? 0;
      const at = filled[run] ?? 0;
      places[at] = place;
      values[at] = weighted[index] ?? 0;
      filled[run] = at + 1;
    }
  }
  return {
    likenessTo(text) {
      const likeness = new Float32Array(texts.length);
      const { runs, values: weighted } = weighed(text, weights);
      for (const [index, run] of runs.entries()) {
        const weight = weighted[index] ?? 0;
        const end = filled[run] ?? 0;
        for (let at = starts[run] ?? 0; at < end; at++) {
          const place = places[at] ?? 0;
          likeness[place] = (likeness[place] ?? 0) + weight * (values[at] ?? 0);
        }
      }
      return likeness;
    },
  };
}

/** The distinct runs of a text with their weights, at length 1 together. Two plain lists: thousands of texts are weighed at once. */
function weighed(text: Int32Array, weights: Float32Array): { runs: number[]; values: number[] } {
  const runs: number[] = [];
  const values: number[] = [];
  let squares = 0;
  for (let at = 0; at < text.length; ) {
    const run = text[at] ?? 0;
    let next = at + 1;
    while (text[next] === run) next++;
    const value = (weights[run] ?? 0) * (next === at + 1 ? 1 : 1 + Math.log(next - at));
    at = next;
    if (value === 0) continue;
    runs.push(run);
    values.push(value);
    squares += value * value;
  }
  const length = Math.sqrt(squares);
  for (let index = 0; index < values.length; index++) values[index] = (values[index] ?? 0) / length;
  return { runs, values };
}
