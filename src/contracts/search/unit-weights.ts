// Written by `npm run bench -- train-contracts`.

/** What each feature of a unit counts. */
export const unitWeights: Readonly<Record<string, number>> = {
  own: 0.305,
  formal: 0.873,
  coverage: 6.175,
  fact: 1.175,
  preamble: -3.354,
  general: -2.64,
  literal: 7.536,
  meant: 8.656,
  titleMeant: 2.457,
  likeness: 3.293,
};

/** What each sign that the best unit settles a question counts. */
export const unitConfidenceWeights: Readonly<Record<string, number>> = {
  constant: -4.709,
  score: 0.063,
  margin: 0.104,
  chance: 1.749,
  own: -0.051,
  formal: 0.031,
  coverage: 1.457,
  named: -0.122,
  fact: 0.507,
  literal: 0.81,
  meant: 1.402,
  titleMeant: -0.062,
  likeness: 0.272,
  mostHeld: 0.364,
  unknown: 0.561,
  unknownWithSynonyms: 0.044,
  unknownOthers: 0.192,
  terms: 0.251,
  words: 0.62,
  asksForFact: 0.477,
  surestConcept: -0.257,
};

/** Below this the contract is said to be silent. */
export const leastConfidence = 0.317;
