// Written by `npm run bench -- train-answers`.

/** What each feature of a statement counts, in the order of `featureNames`. */
export const choiceWeights: readonly number[] = [
  6.516, -1.35, 1.018, 2.709, 5.493, 0.083, 0.794, -0.451, -0.708, -0.269, 0.662, 0.591, 1.157, 1.033, 1.72, 1.289,
  1.991, 3.703, 0.45, 0.456, -1.619, -0.632, 5.155, 4.94, 1.819, 1.382, 0.185, 2.089, 10.411, 1.659, 0.277, -0.16,
  1.925, 0.946,
];

/** What each sign that the best statement answers counts. */
export const confidenceWeights: Readonly<Record<string, number>> = {
  constant: -1.867,
  margin: 0.002,
  lead: 0.109,
  chance: 0.387,
  "told chance": 1.069,
  told: -0.135,
  "stands out": 0,
  statements: 0.022,
  "unknown matters": -0.468,
  "unknown circumstances": 0.271,
  "unknown other": -1.221,
  "not literal": 0.719,
  "tells a story": 0.995,
  "words meant": 1.567,
  "words held": 0.238,
  "words missing": 0.289,
  "all words held": 0.045,
  "told words": 0.556,
  "matters missing": -0.314,
  "all matters missing": -0.388,
  "all matter missing": -0.209,
  "circumstances missing": 0.061,
  "reason lacking": -2.215,
  "cost lacking": -0.364,
  "another number": -1.586,
  length: -0.514,
  numbers: 0.041,
  precision: 0.073,
  near: 0.833,
  need: 0,
  unit: 0,
  likeness: 0.269,
  concept: 0.219,
  label: 1.367,
  lacks: -0.492,
  related: 0,
  "related best": 0.377,
  kind: 0.119,
  "told need": 0.249,
  "unit lacks": -0.544,
  "told unit lacks": -0.337,
  "unit asked": -0.232,
  "asked in English": 0.454,
};

/** Words that are less likely to answer are offered as near misses. */
export const sureFit = 0.62;
