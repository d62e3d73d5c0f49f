// Written by `npm run bench -- train-answers`.

/** What each feature of a statement counts, in the order of `featureNames`. */
export const choiceWeights: readonly number[] = [
  11.285, -5.404, 1.109, 2.983, 4.912, 0.186, 1.045, -0.599, -0.76, -0.374, 0.837, 0.724, 1.702, 1.114, 1.867, 1.515,
  0.562, 3.99, 1.39, 1.923, -1.845, 0.344, 5.643, 4.973, 2.227, 1.524, -1.107, 1.931, 12.237, 1.191,
];

/** What each sign that the best statement answers counts. */
export const confidenceWeights: Readonly<Record<string, number>> = {
  constant: 0.296,
  margin: 0.014,
  lead: 0.087,
  chance: 0.269,
  "told chance": 0.63,
  told: -0.028,
  "stands out": 0.106,
  statements: -0.597,
  "unknown matters": -0.252,
  "unknown circumstances": 0.189,
  "unknown other": -1.477,
  "not literal": 0.912,
  "tells a story": 1.014,
  "words meant": 1.726,
  "words held": 0.166,
  "words missing": 0.266,
  "all words held": 0.094,
  "told words": 0.372,
  "matters missing": -0.297,
  "all matters missing": -0.42,
  "all matter missing": -0.412,
  "circumstances missing": 0.063,
  "reason lacking": -2.822,
  "cost lacking": -0.998,
  "another number": -1.229,
  length: -0.459,
  numbers: 0.002,
  precision: 0.007,
  near: 0,
  need: 0,
  unit: 0.036,
  likeness: 0.456,
  concept: 0,
  label: 1.677,
  lacks: -0.451,
  related: 0,
  "related best": 0.384,
  "told need": 0.169,
  "unit lacks": -0.04,
  "told unit lacks": -1.415,
  "unit asked": 0.029,
  "asked in English": 0.128,
};

/** Words that are less likely to answer are offered as near misses. */
export const sureFit = 0.542;
