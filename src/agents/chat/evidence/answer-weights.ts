// Written by `npm run bench -- train-answers`.

/** What each feature of a statement counts, in the order of `featureNames`. */
export const choiceWeights: readonly number[] = [
  9.151, -2.926, 0.677, -0.591, 7.847, 0.213, 0.739, -0.518, -1.147, -0.588, 0.909, 1.311, 1.936, 1.31, 1.126, 1.762,
  0.464, 5.098, 3.035, 3.407, -4.291, 1.829, 6.532, 3.442, 2.616, 3.096,
];

/** What each sign that the best statement answers counts. */
export const confidenceWeights: Readonly<Record<string, number>> = {
  constant: -4.631,
  score: 0.036,
  margin: 0.108,
  chance: 0.072,
  "told chance": 1.436,
  unknown: 0.371,
  "most telling unknown": -0.24,
  "unknown in the asking clause": -0.315,
  "unknown topics": -0.659,
  "asks for another": -1.213,
  "unknown other": 0.293,
  "unknown with synonyms": 0.011,
  "unknown to the lexicon": 0.436,
  "siblings known": 0.168,
  "not literal": 0.903,
  "tells a story": 0.702,
  "unknown pairs": 0.727,
  "words literal": 0.13,
  "words meant": 2.264,
  nouns: 0.511,
  "words above": -0.682,
  "all words literal": 0.308,
  "all words meant": 0.714,
  "all nouns": 0.734,
  "most words": 0.748,
  "missing labels": 0.04,
  labels: -0.776,
  morphemes: 0.291,
  precision: 0.506,
  near: 1.206,
  need: 0.512,
  figures: -0.124,
  row: -0.065,
  allowed: -0.196,
  definition: 0.151,
  "concept above": -0.636,
  unit: 0.727,
  likeness: 0.567,
  "likeness above": -0.141,
  "unit asked": -0.726,
  "asks money": -0.266,
  "asks clock": 0.417,
  "asks length": 0.391,
  "asks date": 0.236,
  "asks place": -0.179,
  "asks person": -0.885,
  "asks nothing known": 0.438,
  "asked in English": 0.322,
};

/** Words that are less likely to answer are offered as near misses. */
export const sureFit = 0.662;
