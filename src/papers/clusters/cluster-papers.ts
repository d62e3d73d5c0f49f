import type { ClusterMap, PaperCluster } from "#protocol";
import type { Paper } from "../paper/paper.ts";
import { titleOf, yearOfCsl } from "../paper/reading.ts";
import { countCommunities } from "./count-communities.ts";
import { labelClusters } from "./label-clusters.ts";
import { latentSpace } from "./latent-space.ts";
import { layOut, type Point } from "./layout.ts";
import { sphericalKMeans } from "./spherical-k-means.ts";
import { clusterTermsOf } from "./terms.ts";
import { tfIdf } from "./tf-idf.ts";

export interface ClusterOptions {
  /** How many clusters; left out, the data decide. */
  readonly k?: number | undefined;
  readonly seed?: number | undefined;
  /** What to call the papers that share no word with any other. */
  readonly otherLabel?: string | undefined;
}

const dimensions = 50;
const starts = 6;
const fewest = 6;

/**
 * Groups papers by what they are about: TF-IDF, a latent space of fifty dimensions, as many groups as the neighbour graph
 * has communities, spherical k-means, labels from terms. The same papers and seed give the same map.
 */
export function clusterPapers(
  papers: readonly Paper[],
  { k, seed = 1, otherLabel = "기타" }: ClusterOptions = {},
): ClusterMap {
  if (papers.length === 0) return { clusters: [], points: [] };
  const matrix = tfIdf(papers.map(clusterTermsOf));
  const placed = papers.flatMap((paper, at) => (matrix.rows[at]?.columns.length === 0 ? [] : [{ paper, at }]));
  const alone = papers.filter((_, at) => matrix.rows[at]?.columns.length === 0);
  const rows = placed.flatMap(({ at }) => matrix.rows[at] ?? []);
  const space = latentSpace({ ...matrix, rows }, Math.min(dimensions, Math.max(2, Math.floor(rows.length / 2))), seed);
  const count = Math.min(
    rows.length,
    k ?? (rows.length < fewest ? 1 : Math.min(countCommunities(space, seed), Math.floor(rows.length / 2))),
  );
  const grouping = sphericalKMeans(space, Math.max(1, count), seed, starts);
  const positions = layOut(space, grouping, Math.max(1, count));

  const groups = Array.from({ length: count }, (_, c) =>
    placed.flatMap(({ paper }, row) => (grouping.groups[row] === c ? [paper] : [])),
  );
  const filled = groups.filter((group) => group.length > 0).sort((a, b) => b.length - a.length);
  const labels = labelClusters(filled);
  const clusters: PaperCluster[] = filled.map((group, at) => ({
    id: `c${at + 1}`,
    label: labels[at]?.label ?? "",
    terms: [...(labels[at]?.terms ?? [])],
    paperIds: group.map(({ id }) => id),
  }));
  if (alone.length > 0)
    clusters.push({ id: "other", label: otherLabel, terms: [], paperIds: alone.map(({ id }) => id) });
  const position = new Map(placed.map(({ paper }, row) => [paper.id, positions[row]]));
  return { clusters, points: pointsOf(papers, clusters, position) };
}

function pointsOf(
  papers: readonly Paper[],
  clusters: readonly PaperCluster[],
  at: ReadonlyMap<string, Point | undefined>,
): ClusterMap["points"] {
  const home = new Map(clusters.flatMap(({ id, paperIds }) => paperIds.map((paperId) => [paperId, id] as const)));
  let unplaced = 0;
  return papers.map((paper) => {
    const { x, y } = at.get(paper.id) ?? { x: -0.95 + 0.04 * (unplaced++ % 48), y: -1 };
    return {
      paperId: paper.id,
      clusterId: home.get(paper.id) ?? "other",
      title: titleOf(paper),
      year: yearOfCsl(paper.csl),
      x,
      y,
    };
  });
}
