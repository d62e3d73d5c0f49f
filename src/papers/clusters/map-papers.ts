import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ClusterMap, Language } from "#protocol";
import { newestPapersFirst } from "../paper/newest-first.ts";
import type { Paper } from "../paper/paper.ts";
import { clusterInThread } from "./cluster-in-thread.ts";

/** More than a map can show; the newest of them stay. */
const most = 900;
const keptMaps = 8;

/** Draws maps of papers without holding up the rest of the process; the same papers are drawn once. */
export function createMapMaker(): (papers: readonly Paper[], language: Language) => Promise<ClusterMap> {
  const kept = new LRUCache<string, Promise<ClusterMap>>({ max: keptMaps });
  return (papers, language) => {
    const shown = papers.length > most ? newestPapersFirst(papers).slice(0, most) : papers;
    const key = hash("sha256", [language, ...shown.map(({ id }) => id)].join("\n"));
    const known = kept.get(key);
    if (known !== undefined) return known;
    const map = clusterInThread(shown, { otherLabel: language === "ko" ? "기타" : "Other" });
    kept.set(key, map);
    map.catch(() => kept.delete(key));
    return map;
  };
}
