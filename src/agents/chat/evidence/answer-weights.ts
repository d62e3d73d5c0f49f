// Written by `npm run bench -- train-answers`.

/** What each feature of a statement counts, in the order of `featureNames`. */
export const choiceWeights: readonly number[] = [
  6.514, -1.345, 1.017, 2.71, 5.5, 0.083, 0.794, -0.45, -0.709, -0.269, 0.662, 0.591, 1.157, 1.033, 1.726, 1.289, 1.991,
  3.703, 0.449, 0.456, -1.622, -0.633, 5.158, 4.94, 1.818, 1.381, 0.188, 2.089, 10.411, 1.658, 0.277, -0.16, 1.93,
  0.944,
];

/** What each sign that the best statement answers counts. */
export const confidenceWeights: Readonly<Record<string, number>> = {
  constant: -1.845,
  margin: 0.002,
  lead: 0.109,
  chance: 0.388,
  "told chance": 1.069,
  told: -0.136,
  "stands out": 0,
  statements: 0.022,
  "unknown matters": -0.468,
  "unknown circumstances": 0.272,
  "unknown other": -1.22,
  "not literal": 0.718,
  "tells a story": 0.994,
  "words meant": 1.572,
  "words held": 0.239,
  "words missing": 0.287,
  "all words held": 0.047,
  "told words": 0.553,
  "matters missing": -0.314,
  "all matters missing": -0.386,
  "all matter missing": -0.209,
  "circumstances missing": 0.062,
  "reason lacking": -2.215,
  "cost lacking": -0.362,
  "another number": -1.588,
  length: -0.518,
  numbers: 0.041,
  precision: 0.069,
  near: 0.827,
  need: 0,
  unit: 0,
  likeness: 0.266,
  concept: 0.223,
  label: 1.366,
  lacks: -0.491,
  related: 0,
  "related best": 0.376,
  kind: 0.12,
  "told need": 0.25,
  "unit lacks": -0.542,
  "told unit lacks": -0.339,
  "unit asked": -0.233,
  "asked in English": 0.455,
};

/** Words that are less likely to answer are offered as near misses. */
export const sureFit = 0.62;
