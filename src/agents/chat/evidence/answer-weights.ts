// Written by `npm run bench -- train-answers`.

/** What each feature of a statement counts, in the order of `featureNames`. */
export const choiceWeights: readonly number[] = [
  8.504, -2.553, 1.331, 2.1, 5.314, 0.087, 1.041, -0.605, -0.662, -0.43, 0.835, 0.475, 1.577, 1.09, 1.2, 1.468, 0.47,
  3.714, 0.383, 0.942, -2.464, -0.588, 6.154, 5.126, 2.237, 1.495, -0.567, 2.724, 10.764, 1.283,
];

/** What each sign that the best statement answers counts. */
export const confidenceWeights: Readonly<Record<string, number>> = {
  constant: -1.071,
  margin: 0.018,
  lead: 0.095,
  chance: 0.349,
  "told chance": 0.683,
  told: -0.018,
  "stands out": 0.086,
  statements: -0.267,
  "unknown matters": -0.26,
  "unknown circumstances": 0.226,
  "unknown other": -1.3,
  "not literal": 0.667,
  "tells a story": 1.003,
  "words meant": 1.762,
  "words held": 0.198,
  "words missing": 0.244,
  "all words held": 0.069,
  "told words": 0.36,
  "matters missing": -0.276,
  "all matters missing": -0.433,
  "all matter missing": -0.335,
  "circumstances missing": -0.002,
  "reason lacking": -2.317,
  "cost lacking": -0.861,
  "another number": -1.543,
  length: -0.414,
  numbers: 0.041,
  precision: 0.143,
  near: 1.2,
  need: 0.017,
  unit: 0.085,
  likeness: 0.443,
  concept: 0.231,
  label: 1.219,
  lacks: -0.543,
  related: 0,
  "related best": 0.296,
  "told need": 0.277,
  "unit lacks": -0.277,
  "told unit lacks": -0.911,
  "unit asked": 0.006,
  "asked in English": 0.279,
};

/** Words that are less likely to answer are offered as near misses. */
export const sureFit = 0.538;
