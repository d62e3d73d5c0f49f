// Written by `npm run bench -- train-answers`.

/** What each feature of a statement counts, in the order of `featureNames`. */
export const choiceWeights: readonly number[] = [
  14.331, -3.491, 1.651, 0.205, 4.542, 0.275, 0.904, -0.566, -0.697, -0.398, 0.788, 1.641, 2.699, 1.886, 0.772, 1.761,
  0.11, 3.617, 4.689, 5.704, -2.932, 0.833, 6.85, 4.588, 2.63, 2.486,
];

/** What each sign that the best statement answers counts. */
export const confidenceWeights: Readonly<Record<string, number>> = {
  constant: -1.633,
  margin: 0.052,
  lead: 0.038,
  chance: 0.414,
  "told chance": 0.813,
  told: 0.275,
  "stands out": 0.32,
  statements: -0.647,
  "unknown topics": -0.656,
  "unknown with synonyms": -0.257,
  "unknown other": -0.381,
  "asks for another": -0.636,
  "not literal": 0.867,
  "tells a story": 0.587,
  "words meant": 3.159,
  "words held": 0.112,
  "words missing": 0.407,
  "all words held": 0.204,
  "told words": 0.219,
  "missing noun": -0.476,
  "missing noun, asked for": -0.284,
  "all missing noun": -0.459,
  "all missing noun, asked for": -0.097,
  numbers: 0.174,
  precision: 0.008,
  near: 1.317,
  need: 0.072,
  unit: 0.14,
  likeness: 0.685,
  concept: 1.186,
  label: 1.665,
  lacks: -0.13,
  "told need": 0.299,
  "unit lacks": -0.458,
  "told unit lacks": -1.627,
  "unit asked": -0.015,
  "asks money": -0.024,
  "asks clock": 0.069,
  "asks length": 0.411,
  "asks date": 0.109,
  "asks place": -0.528,
  "asks person": -1.556,
  "asks count": 0.05,
  "asks allowed": -0.259,
  "asks contact": -1.429,
  "asks nothing known": 0.337,
  "asked in English": 0.011,
};

/** Words that are less likely to answer are offered as near misses. */
export const sureFit = 0.652;
