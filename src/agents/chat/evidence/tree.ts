/** A tree of decisions: a value, or which feature is compared with what, and what holds below it and from it on. */
export type Tree = number | readonly [feature: number, at: number, below: Tree, above: Tree];

/** What trees together say of a row of features. */
export function treesSay(trees: readonly Tree[], features: ArrayLike<number>): number {
  let sum = 0;
  for (const tree of trees) {
    let here = tree;
    while (typeof here !== "number") here = (features[here[0]] ?? 0) < here[1] ? here[2] : here[3];
    sum += here;
  }
  return sum;
}
