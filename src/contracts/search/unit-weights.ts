// Written by `npm run bench -- train-contracts`.

/** What each feature of a unit counts. */
export const unitWeights: Readonly<Record<string, number>> = {
  own: 0.406,
  formal: 1.034,
  coverage: 1.998,
  fact: 1.247,
  preamble: -3.273,
  general: -2.36,
  literal: 7.709,
  meant: 8.405,
  titleMeant: 1.371,
  likeness: 2.994,
};

/** What each sign that the best unit settles a question counts. */
export const unitConfidenceWeights: Readonly<Record<string, number>> = {
  constant: -4.176,
  score: 0.061,
  margin: 0.085,
  chance: 1.768,
  own: -0.027,
  formal: 0.078,
  coverage: 0.79,
  named: -0.581,
  fact: 0.262,
  literal: 1.106,
  meant: 1.452,
  titleMeant: -2.013,
  likeness: 0.19,
  mostHeld: 0.394,
  unknown: 0.664,
  unknownWithSynonyms: -0.05,
  unknownOthers: 0.206,
  terms: 0.235,
  words: 0.317,
  asksForFact: 0.482,
  surestConcept: -0.514,
};

/** Below this the contract is said to be silent. */
export const leastConfidence = 0.331;
