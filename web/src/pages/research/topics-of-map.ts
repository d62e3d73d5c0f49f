import type { ClusterMap } from "#protocol";

/**
 * What the groups of a map are about, the largest first: of each the pair of words that tells it best. A single word
 * ("resource", "language") is no topic that anybody would ask for.
 */
export function topicsOfMap({ clusters }: Pick<ClusterMap, "clusters">, most: number): readonly string[] {
  const pairs = clusters.flatMap(({ terms }) => terms.find((term) => term.includes(" ")) ?? []);
  return [...new Set(pairs)].slice(0, most);
}
