// Written by `npm run bench -- train-answers`.

/** What each feature of a statement counts, in the order of `featureNames`. */
export const choiceWeights: readonly number[] = [
  9.151, -2.926, 0.677, -0.591, 7.847, 0.213, 0.739, -0.518, -1.147, -0.588, 0.909, 1.311, 1.936, 1.31, 1.126, 1.762,
  0.464, 5.098, 3.035, 3.407, -4.291, 1.829, 6.532, 3.442, 2.616, 3.096,
];

/** What each sign that the best statement answers counts. */
export const confidenceWeights: Readonly<Record<string, number>> = {
  constant: -4.449,
  score: 0.034,
  margin: 0.107,
  chance: 0.067,
  "told chance": 1.425,
  unknown: 0.372,
  "most telling unknown": -0.208,
  "unknown in the asking clause": -0.306,
  "unknown topics": -0.686,
  "asks for another": -1.236,
  "unknown other": 0.304,
  "unknown with synonyms": 0.019,
  "unknown to the lexicon": 0.454,
  "siblings known": 0.162,
  "not literal": 0.946,
  "tells a story": 0.694,
  "unknown pairs": 0.454,
  "words literal": 0.152,
  "words meant": 2.301,
  nouns: 0.513,
  "words above": -0.692,
  "all words literal": 0.319,
  "all words meant": 0.729,
  "all nouns": 0.725,
  "most words": 0.751,
  "missing labels": 0.068,
  labels: -0.789,
  morphemes: 0.315,
  precision: 0.483,
  near: 1.253,
  need: 0.509,
  figures: -0.129,
  row: -0.086,
  allowed: -0.214,
  definition: 0.158,
  "concept above": -0.708,
  unit: 0.729,
  likeness: 0.585,
  "likeness above": -0.127,
  "unit asked": -0.752,
  "asks money": -0.257,
  "asks clock": 0.427,
  "asks length": 0.387,
  "asks date": 0.223,
  "asks place": -0.181,
  "asks person": -0.887,
  "asks nothing known": 0.428,
};

/** Words that are less likely to answer are offered as near misses. */
export const sureFit = 0.659;
