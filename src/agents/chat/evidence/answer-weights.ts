// Written by `npm run bench -- train-answers`.

/** What each feature of a statement counts, in the order of `featureNames`. */
export const choiceWeights: readonly number[] = [
  6.516, -1.35, 1.018, 2.709, 5.493, 0.083, 0.794, -0.451, -0.708, -0.269, 0.662, 0.591, 1.157, 1.033, 1.72, 1.289,
  1.991, 3.703, 0.45, 0.456, -1.619, -0.632, 5.155, 4.94, 1.819, 1.382, 0.185, 2.089, 10.411, 1.659, 0.277, -0.16,
  1.925, 0.946,
];

/** What each sign that the best statement answers counts. */
export const confidenceWeights: Readonly<Record<string, number>> = {
  constant: -1.912,
  margin: 0.003,
  lead: 0.108,
  chance: 0.401,
  "told chance": 1.114,
  told: -0.124,
  "stands out": 0.001,
  statements: -0.004,
  "unknown matters": -0.428,
  "unknown circumstances": 0.255,
  "unknown other": -1.168,
  "not literal": 0.723,
  "tells a story": 0.93,
  "words meant": 1.472,
  "words held": 0.231,
  "words missing": 0.268,
  "all words held": 0.058,
  "told words": 0.552,
  "matters missing": -0.312,
  "all matters missing": -0.371,
  "all matter missing": -0.196,
  "circumstances missing": 0.053,
  "reason lacking": -2.164,
  "cost lacking": -0.384,
  "another number": -1.566,
  length: -0.487,
  numbers: 0.045,
  precision: 0.072,
  near: 0.903,
  need: 0,
  unit: 0.004,
  likeness: 0.258,
  concept: 0.205,
  label: 1.285,
  lacks: -0.477,
  related: 0,
  "related best": 0.354,
  kind: 0.113,
  "told need": 0.234,
  "unit lacks": -0.535,
  "told unit lacks": -0.343,
  "unit asked": -0.193,
  "asked in English": 0.403,
};

/** Words that are less likely to answer are offered as near misses. */
export const sureFit = 0.581;
