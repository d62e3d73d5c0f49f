// Written by `npm run bench -- train-answers`.

/** What each feature of a statement counts, in the order of `featureNames`. */
export const choiceWeights: readonly number[] = [
  7.556, -0.618, 0.516, -0.511, 7.084, 0.067, 0.729, -0.524, -1.482, -0.61, 0.915, 1.422, 1.91, 1.283, 1.285, 1.762,
  0.978, 6.135, 2.946, 4.168, -3.865, 3.355, 6.866, 2.824, 2.639, 2.586,
];

/** What each sign that the best statement answers counts. */
export const confidenceWeights: Readonly<Record<string, number>> = {
  constant: -4.127,
  score: 0.035,
  margin: 0.113,
  chance: 0.114,
  "told chance": 1.426,
  unknown: 0.388,
  "most telling unknown": -0.423,
  "unknown in the asking clause": -0.33,
  "unknown topics": -0.755,
  "asks for another": -1.553,
  "unknown other": 0.697,
  "unknown with synonyms": 0.076,
  "unknown to the lexicon": 0.451,
  "siblings known": -0.088,
  "not literal": 0.795,
  "tells a story": 0.679,
  "unknown pairs": 0.57,
  "words literal": -0.082,
  "words meant": 1.843,
  nouns: 0.499,
  "words above": -0.847,
  "all words literal": 0.173,
  "all words meant": 0.628,
  "all nouns": 1.031,
  "most words": 0.653,
  "missing labels": 0.135,
  labels: -0.722,
  morphemes: 0.653,
  precision: 0.306,
  near: 2.027,
  need: 0.589,
  figures: -0.218,
  row: 0.1,
  allowed: -0.331,
  definition: 0.128,
  "concept above": -0.583,
  unit: 0.986,
  likeness: 0.539,
  "likeness above": -0.338,
  "unit asked": -0.96,
  "asks money": -0.472,
  "asks clock": 0.138,
  "asks length": 0.199,
  "asks date": 0.076,
  "asks place": -0.301,
  "asks person": -1.09,
  "asks nothing known": 0.46,
};

/** Words that are less likely to answer are offered as near misses. */
export const sureFit = 0.647;
