import type { DenseMatrix } from "./latent-space.ts";
import { createRandom } from "./random.ts";
import { dot } from "./spherical-k-means.ts";

type Graph = readonly ReadonlyMap<number, number>[];

/** More papers than this tell no more about how many topics there are. */
const sampleSize = 2_000;
const mostNeighbours = 15;

/**
 * How many topics the papers fall into: the number of communities, by modularity (Louvain), of the graph that joins each
 * paper to its nearest neighbours. Silhouettes grow with k on text for as long as one cares to look; this number does not.
 */
export function countCommunities(space: DenseMatrix, seed: number): number {
  const rows = sample(space.rows, seed);
  let graph = neighbourGraph(space, rows, Math.min(mostNeighbours, Math.max(2, Math.floor(rows.length / 3))));
  const random = createRandom(seed);
  for (;;) {
    const communities = moveNodes(graph, random);
    const count = new Set(communities).size;
    if (count === graph.length) return count;
    graph = collapse(graph, communities);
  }
}

function sample(rows: number, seed: number): number[] {
  const all = Array.from({ length: rows }, (_, row) => row);
  if (rows <= sampleSize) return all;
  const random = createRandom(seed);
  return shuffled(all, random).slice(0, sampleSize);
}

function neighbourGraph({ values, width }: DenseMatrix, rows: readonly number[], neighbours: number): Graph {
  const graph: Map<number, number>[] = rows.map(() => new Map());
  const join = (a: number, b: number, weight: number) => graph[a]?.set(b, (graph[a]?.get(b) ?? 0) + weight);
  const nearest = rows.map(() => createNearest(neighbours));
  for (const [at, row] of rows.entries()) {
    for (let other = 0; other < at; other += 1) {
      const cosine = dot(values, row, values, rows[other] ?? 0, width);
      if (cosine <= 0) continue;
      nearest[at]?.offer(other, cosine);
      nearest[other]?.offer(at, cosine);
    }
  }
  for (const [at, near] of nearest.entries()) {
    for (const [other, cosine] of near.held) {
      join(at, other, cosine / 2);
      join(other, at, cosine / 2);
    }
  }
  return graph;
}

/** The few nearest of many, without sorting the many. */
function createNearest(most: number) {
  const held: [number, number][] = [];
  return {
    held,
    offer(node: number, cosine: number): void {
      if (held.length === most && cosine <= (held.at(-1)?.[1] ?? 0)) return;
      let place = held.length;
      while (place > 0 && (held[place - 1]?.[1] ?? 0) < cosine) place -= 1;
      held.splice(place, 0, [node, cosine]);
      if (held.length > most) held.pop();
    },
  };
}

/** One level of Louvain: nodes move to the neighbouring community that gains most, until none does. */
function moveNodes(graph: Graph, random: () => number): number[] {
  const communities = graph.map((_, node) => node);
  const degrees = graph.map((links) => sum(links.values()));
  const totals = [...degrees];
  const all = sum(degrees) || 1;
  const order = shuffled(communities, random);
  for (let moved = true, round = 0; moved && round < 50; round += 1) {
    moved = false;
    for (const node of order) {
      const own = communities[node] ?? node;
      const degree = degrees[node] ?? 0;
      const links = new Map<number, number>();
      for (const [other, weight] of graph[node] ?? []) {
        const community = communities[other] ?? other;
        if (other !== node) links.set(community, (links.get(community) ?? 0) + weight);
      }
      totals[own] = (totals[own] ?? 0) - degree;
      const gain = (community: number) => (links.get(community) ?? 0) - (degree * (totals[community] ?? 0)) / all;
      let best = own;
      let most = gain(own);
      for (const community of links.keys()) {
        if (gain(community) > most + 1e-12) {
          most = gain(community);
          best = community;
        }
      }
      totals[best] = (totals[best] ?? 0) + degree;
      if (best !== own) {
        communities[node] = best;
        moved = true;
      }
    }
  }
  return communities;
}

/** Each community becomes a node. */
function collapse(graph: Graph, communities: readonly number[]): Graph {
  const names = new Map([...new Set(communities)].map((community, at) => [community, at]));
  const smaller: Map<number, number>[] = Array.from(names, () => new Map());
  for (const [node, links] of graph.entries()) {
    const from = names.get(communities[node] ?? 0) ?? 0;
    for (const [other, weight] of links) {
      const to = names.get(communities[other] ?? 0) ?? 0;
      smaller[from]?.set(to, (smaller[from]?.get(to) ?? 0) + weight);
    }
  }
  return smaller;
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => [random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
