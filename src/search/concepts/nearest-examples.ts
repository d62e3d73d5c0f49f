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

/**
 * Learns concepts from examples by keeping them: a question is about what the examples that sound most like it are about.
 * New examples need no training, and every decision can be shown by the example that made it.
 */
export function createNearestExamples(examples: readonly ConceptExample[]) {
  const index = createRunIndex(examples.map(({ text }) => letterRuns(text)));

  return {
    /** What a question is about, the largest share first. */
    sharesOf(question: string): ConceptShare[] {
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

/** The places of the largest values, the nearest first. */
function nearest(likeness: Float32Array): { place: number; likeness: number }[] {
  const floor = likeness.toSorted()[Math.max(0, likeness.length - neighbours)] ?? 0;
  const found: { place: number; likeness: number }[] = [];
  for (const [place, value] of likeness.entries())
    if (value > 0 && value >= floor) found.push({ place, likeness: value });
  return found.sort((a, b) => b.likeness - a.likeness || a.place - b.place).slice(0, neighbours);
}

/** An index of texts by their letter runs that compares another text with all of them by the cosine of weighted runs. */
function createRunIndex(texts: readonly Int32Array[]) {
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
  for (const [place, runs] of texts.entries())
    for (const { run, value } of weighed(runs, weights)) {
      const at = filled[run] ?? 0;
      places[at] = place;
      values[at] = value;
      filled[run] = at + 1;
    }
  return {
    likenessTo(runs: Int32Array): Float32Array {
      const likeness = new Float32Array(texts.length);
      for (const { run, value } of weighed(runs, weights))
        for (let at = starts[run] ?? 0; at < (filled[run] ?? 0); at++) {
          const place = places[at] ?? 0;
          likeness[place] = (likeness[place] ?? 0) + value * (values[at] ?? 0);
        }
      return likeness;
    },
  };
}

/** The distinct runs of a text with their weights, at length 1 together. */
function weighed(runs: Int32Array, weights: Float32Array): { run: number; value: number }[] {
  const found: { run: number; value: number }[] = [];
  let squares = 0;
  for (let at = 0; at < runs.length; ) {
    const run = runs[at] ?? 0;
    let next = at + 1;
    while (runs[next] === run) next++;
    const value = (weights[run] ?? 0) * (1 + Math.log(next - at));
    if (value > 0) found.push({ run, value });
    squares += value * value;
    at = next;
  }
  const length = Math.sqrt(squares);
  return found.map(({ run, value }) => ({ run, value: value / length }));
}
