/** How likely beside the best a unit must be to be told, too: of those below, one in fifteen answers. */
const leastLikely = 0.2;

/** Whether a unit is worth telling beside the best. Scores are logarithms of how likely each is to answer. */
export const isWorthTelling = (score: number, best: number): boolean => Math.exp(score - best) >= leastLikely;
