// Written by `npm run bench -- train-answers`.

/** What each feature of a statement counts, in the order of `featureNames`. */
export const choiceWeights: readonly number[] = [
  7.43, 8.712, 0.317, 11.736, 9.378, 0.005, 0.963, -0.672, -0.991, -0.931, 0.855, 0.591, 6.046, 3.338, 6.953,
];

/** What each sign that the best statement answers counts, in the order of `confidenceFeatures`. */
export const confidenceWeights: readonly number[] = [
  -7.252, 0.062, 0.14, 0.588, -0.175, 0.207, 1.693, 1.302, 1.395, 0.574, -0.176, -0.84, -1.184, -3.364, -0.403, 1.864,
  1.697,
];
