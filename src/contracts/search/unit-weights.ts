// Written by `npm run bench -- train-contracts`.

/** What each feature of a unit counts. */
export const unitWeights: Readonly<Record<string, number>> = {
  own: 0.398,
  formal: 0.55,
  coverage: 0.732,
  fact: 0.658,
  preamble: -4.552,
  general: -2.497,
  literal: 4.75,
  meant: 4.307,
  likeness: 0.771,
  place: 2.427,
  placeLikeness: 3.266,
  related: 16.06,
  relatedTitle: 4.807,
  lacksValue: -2.092,
};

/** What each sign that the best unit settles a question counts. */
export const unitConfidenceWeights: Readonly<Record<string, number>> = {
  constant: -3.628,
  score: 0.01,
  margin: 0.092,
  chance: 1.583,
  own: 0,
  formal: 0.094,
  coverage: 0,
  named: 0,
  fact: 0.381,
  literal: 0,
  meant: 0.448,
  likeness: 0.217,
  place: 0,
  placeLikeness: 0.425,
  related: 1.069,
  relatedTitle: 0.164,
  lacksValue: 0,
  mostHeld: 0,
  unknown: 0,
  unknownWithSynonyms: 0,
  unknownOthers: 0,
  terms: 0.092,
  words: 0.67,
  asksForFact: 0.273,
  surestConcept: 0.208,
  english: 0.277,
  story: 0.505,
  unknownMatters: -0.182,
  unknownNouns: 0,
  mattersMissing: -0.518,
  mattersUntold: -0.206,
  mostUntold: -0.345,
  matters: -0.226,
  nounsHeld: 0.72,
  verbsHeld: 0.626,
};

/** Below this the contract is said to be silent. */
export const leastConfidence = 0.356;
