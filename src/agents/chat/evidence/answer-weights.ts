// Fitted as by `npm run bench -- train-answers`, which writes this file anew (docs/concepts.md).

/** What each feature of a statement counts, in the order of `featureNames`. */
export const choiceWeights: readonly number[] = [
  12.497, -5.266, 0.706, 0.846, 5.303, 0.185, 0.983, -0.582, -0.628, -0.482, 0.868, 0.396, 1.846, 0.974, 1.371, 1.577,
  0.746, 4.558, 1.613, 2.334, -2.23, 0.573, 5.763, 4.32, 2.309, 2.157, -1.429, 1.896, 12.835, 1.01,
];

/** What each sign that the best statement answers counts. */
export const confidenceWeights: Readonly<Record<string, number>> = {
  constant: -2.471,
  margin: 0,
  lead: 0.064,
  chance: 0.361,
  "told chance": 1.187,
  told: 0.084,
  "stands out": 0.125,
  statements: -0.303,
  "unknown topics": -0.243,
  "unknown with synonyms": -0.276,
  "unknown other": -1.287,
  "not literal": 1.287,
  "tells a story": 0.709,
  "words meant": 1.617,
  "words held": 0.156,
  "words missing": 0.354,
  "all words held": 0.066,
  "told words": 0.497,
  "missing noun": -0.224,
  "missing noun, asked for": -0.253,
  "all missing noun": -0.446,
  "all missing noun, asked for": -0.015,
  numbers: 0.341,
  precision: 0.19,
  near: 0.492,
  need: 0,
  unit: 0.171,
  likeness: 0.39,
  concept: 0.284,
  label: 1.397,
  lacks: -0.348,
  "told need": 0.223,
  "unit lacks": -0.39,
  "told unit lacks": -1.02,
  "unit asked": 0.083,
  "asked in English": -0.083,
  related: 0.117,
  "related best": 0.489,
};

/** Words that are less likely to answer are offered as near misses. */
export const sureFit = 0.68;
