// Written by `npm run bench -- train-contracts`.

/** What each feature of a unit counts. */
export const unitWeights: Readonly<Record<string, number>> = {
  own: 0.413,
  formal: 0.575,
  coverage: 0.399,
  fact: 0.605,
  preamble: -4.545,
  general: -2.514,
  literal: 4.128,
  meant: 3.553,
  titleMeant: -2.455,
  likeness: 0.911,
  place: 3.724,
  placeLikeness: 3.23,
  related: 15.646,
  relatedTitle: 6.149,
  lacksValue: -2.076,
};

/** What each sign that the best unit settles a question counts. */
export const unitConfidenceWeights: Readonly<Record<string, number>> = {
  constant: -3.714,
  score: 0.007,
  margin: 0.092,
  chance: 1.599,
  own: 0,
  formal: 0.117,
  coverage: 0,
  named: 0,
  fact: 0.404,
  literal: 0,
  meant: 0.513,
  titleMeant: 0,
  likeness: 0.293,
  place: 0,
  placeLikeness: 0.41,
  related: 1.312,
  relatedTitle: 0,
  lacksValue: 0,
  mostHeld: 0,
  unknown: 0,
  unknownWithSynonyms: 0,
  unknownOthers: 0,
  terms: 0.143,
  words: 0.657,
  asksForFact: 0.304,
  surestConcept: 0.076,
  english: 0.297,
  story: 0.549,
  unknownMatters: -0.158,
  unknownNouns: 0,
  mattersMissing: -0.443,
  mattersUntold: -0.279,
  mostUntold: -0.421,
  matters: -0.194,
  nounsHeld: 0.618,
  verbsHeld: 0.552,
};

/** Below this the contract is said to be silent. */
export const leastConfidence = 0.36;
