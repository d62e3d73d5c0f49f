// Written by `npm run bench -- train-contracts`.

/** What each feature of a unit counts. */
export const unitWeights: Readonly<Record<string, number>> = {
  own: 0.36,
  formal: 0.48,
  coverage: 1.44,
  fact: 0.631,
  preamble: -4.461,
  general: -2.465,
  literal: 4.314,
  meant: 3.873,
  likeness: 0.654,
  place: 3.196,
  placeLikeness: 3.468,
  related: 15.236,
  relatedTitle: 4.651,
  lacksValue: -2.028,
};

/** What each sign that the best unit settles a question counts. */
export const unitConfidenceWeights: Readonly<Record<string, number>> = {
  constant: -3.785,
  score: 0.013,
  margin: 0.114,
  chance: 1.649,
  own: 0,
  formal: 0.081,
  coverage: 0,
  named: 0,
  fact: 0.366,
  literal: 0,
  meant: 0.547,
  likeness: 0.262,
  place: 0,
  placeLikeness: 0.423,
  related: 1.033,
  relatedTitle: 0.123,
  lacksValue: 0,
  mostHeld: 0,
  unknown: 0,
  unknownWithSynonyms: 0,
  unknownOthers: 0,
  terms: 0.149,
  words: 0.665,
  asksForFact: 0.201,
  surestConcept: 0,
  english: 0.364,
  story: 0.547,
  unknownMatters: -0.126,
  unknownNouns: 0,
  mattersMissing: -0.5,
  mattersUntold: -0.23,
  mostUntold: -0.388,
  matters: -0.243,
  nounsHeld: 0.686,
  verbsHeld: 0.521,
};

/** Below this the contract is said to be silent. */
export const leastConfidence = 0.356;
