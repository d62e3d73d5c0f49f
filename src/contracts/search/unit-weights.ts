// Written by `npm run bench -- train-contracts`.

/** What each feature of a unit counts. */
export const unitWeights: Readonly<Record<string, number>> = {
  own: 0.439,
  formal: 0.946,
  coverage: 1.592,
  fact: 1.241,
  preamble: -3.293,
  general: -2.258,
  literal: 6.869,
  meant: 8.275,
  titleMeant: 0.766,
  likeness: 3.265,
};

/** What each sign that the best unit settles a question counts. */
export const unitConfidenceWeights: Readonly<Record<string, number>> = {
  constant: -4.506,
  score: 0.046,
  margin: 0.078,
  chance: 1.612,
  own: -0.034,
  formal: 0.086,
  coverage: 1.071,
  named: -0.55,
  fact: 0.244,
  literal: 1.133,
  meant: 1.578,
  titleMeant: -0.879,
  likeness: 0.168,
  mostHeld: 0.544,
  unknown: 0.601,
  unknownWithSynonyms: -0.034,
  unknownOthers: 0.203,
  terms: 0.289,
  words: 0.521,
  asksForFact: 0.653,
  surestConcept: -0.513,
};

/** Below this the contract is said to be silent. */
export const leastConfidence = 0.281;
