// Written by `npm run bench -- train-contracts`.

/** What each feature of a unit counts. */
export const unitWeights: Readonly<Record<string, number>> = {
  own: 0.413,
  formal: 0.579,
  coverage: 0.438,
  fact: 0.603,
  preamble: -4.538,
  general: -2.515,
  literal: 4.51,
  meant: 3.818,
  likeness: 0.902,
  place: 3.209,
  placeLikeness: 3.224,
  related: 15.687,
  relatedTitle: 5.738,
  lacksValue: -2.119,
};

/** What each sign that the best unit settles a question counts. */
export const unitConfidenceWeights: Readonly<Record<string, number>> = {
  constant: -3.655,
  score: 0.006,
  margin: 0.094,
  chance: 1.618,
  own: 0,
  formal: 0.11,
  coverage: 0,
  named: 0,
  fact: 0.429,
  literal: 0,
  meant: 0.471,
  likeness: 0.247,
  place: 0,
  placeLikeness: 0.416,
  related: 1.259,
  relatedTitle: 0,
  lacksValue: 0,
  mostHeld: 0,
  unknown: 0,
  unknownWithSynonyms: 0,
  unknownOthers: 0,
  terms: 0.124,
  words: 0.663,
  asksForFact: 0.291,
  surestConcept: 0.051,
  english: 0.304,
  story: 0.544,
  unknownMatters: -0.166,
  unknownNouns: 0,
  mattersMissing: -0.491,
  mattersUntold: -0.261,
  mostUntold: -0.384,
  matters: -0.197,
  nounsHeld: 0.623,
  verbsHeld: 0.596,
};

/** Below this the contract is said to be silent. */
export const leastConfidence = 0.368;
