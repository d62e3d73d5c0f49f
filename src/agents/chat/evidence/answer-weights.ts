// Written by `npm run bench -- train-answers`.

/** What each feature of a statement counts, in the order of `featureNames`. */
export const choiceWeights: readonly number[] = [
  11.621, -5.016, 1, 1.03, 4.987, 0.163, 1.036, -0.608, -0.587, -0.42, 0.849, 0.596, 1.747, 0.985, 1.348, 1.57, 0.131,
  4.812, 1.89, 2.45, -2.307, 0.864, 5.925, 4.092, 2.253, 1.852, -0.745, 1.891, 12.209, 1.062,
];

/** What each sign that the best statement answers counts. */
export const confidenceWeights: Readonly<Record<string, number>> = {
  constant: -1.918,
  margin: 0,
  lead: 0.065,
  chance: 0.378,
  "told chance": 1.028,
  told: 0.037,
  "stands out": 0.108,
  statements: -0.334,
  "unknown topics": -0.337,
  "unknown with synonyms": -0.213,
  "unknown other": -1.17,
  "not literal": 1.059,
  "tells a story": 0.756,
  "words meant": 1.732,
  "words held": 0.108,
  "words missing": 0.331,
  "all words held": 0.048,
  "told words": 0.66,
  "missing noun": -0.161,
  "missing noun, asked for": -0.254,
  "all missing noun": -0.398,
  "all missing noun, asked for": 0,
  numbers: 0.113,
  precision: 0.056,
  near: 0.369,
  need: 0,
  unit: 0.031,
  likeness: 0.442,
  concept: 0.043,
  label: 0.805,
  lacks: -0.447,
  related: 0,
  "related best": 0.44,
  "told need": 0.265,
  "unit lacks": 0,
  "told unit lacks": -1.852,
  "unit asked": 0.152,
  "asked in English": -0.05,
};

/** Words that are less likely to answer are offered as near misses. */
export const sureFit = 0.672;
