// Written by `npm run bench -- train-answers`.

/** What each feature of a statement counts, in the order of `featureNames`. */
export const choiceWeights: readonly number[] = [
  8.604, 5.332, 0.841, 8.526, 7.927, 0.01, 0.714, -0.502, -1.409, -0.675, 0.807, 0.855, 1.803, 3.337, 6.674, 1.689,
];

/** What each sign that the best statement answers counts, in the order of `confidenceFeatures`. */
export const confidenceWeights: readonly number[] = [
  -6.516, 0.05, 0.15, 1.177, 0.453, 0.104, 0.963, 0.659, 0.848, 0.338, 0.323, -0.417, -0.499, -1.605, 1.347, 1.568,
  0.916, -0.495, 0.206, -0.119, -0.345, 1.375, 0.39, -1.012, 2.935, -0.518,
];
