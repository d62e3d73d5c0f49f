import { hash } from "node:crypto";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { workerUrl } from "#kernel";
import { type ClusterMap, clusterMapSchema, type Language } from "#protocol";
import { newestFirst } from "../paper/newest-first.ts";
import type { Paper } from "../paper/paper.ts";

import { clusterPapers } from "./cluster-papers.ts";

/** More than a map can show; the newest of them stay. */
const most = 900;
/** Fewer are done before a thread has started. */
const threadFrom = 60;
const keptMaps = 8;

/** Draws maps of papers without holding up the rest of the process; the same papers are drawn once. */
export function createMapMaker(): (papers: readonly Paper[], language: Language) => Promise<ClusterMap> {
  const kept = new Map<string, Promise<ClusterMap>>();
  return (papers, language) => {
    const shown = papers.length > most ? newestFirst(papers).slice(0, most) : papers;
    const key = hash("sha256", [language, ...shown.map(({ id }) => id)].join("\n"));
    const known = kept.get(key);
    if (known !== undefined) return known;
    const map = draw(shown, language === "ko" ? "기타" : "Other");
    kept.set(key, map);
    map.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > keptMaps && oldest !== undefined) kept.delete(oldest);
    return map;
  };
}

async function draw(papers: readonly Paper[], otherLabel: string): Promise<ClusterMap> {
  if (papers.length < threadFrom) return clusterPapers(papers, { otherLabel });
  const workerData = { papers, options: { otherLabel } };
  const worker = new Worker(workerUrl("papers/clusters/cluster-papers.worker.ts"), { workerData });
  try {
    const [map] = await once(worker, "message");
    return clusterMapSchema.parse(map);
  } finally {
    await worker.terminate();
  }
}
