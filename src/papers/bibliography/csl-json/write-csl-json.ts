import type { Paper } from "../../paper/paper.ts";
import { citationKeys } from "../citation-keys.ts";

/** Papers as CSL-JSON, each with an id that is its own within the file. */
export function writeCslJson(papers: readonly Paper[]): string {
  const keys = citationKeys(papers);
  const items = papers.map((paper, at) => ({ ...paper.csl, id: paper.csl.id ?? keys[at] ?? paper.id }));
  return `${JSON.stringify(items, null, 2)}\n`;
}
