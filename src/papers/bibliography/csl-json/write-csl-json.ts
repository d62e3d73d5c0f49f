import type { Paper } from "../../paper/paper.ts";
import { citationKeys } from "../citation-keys.ts";

/** Papers as CSL-JSON, each with an id that is its own within the file. */
export function writeCslJson(papers: readonly Paper[]): string {
  const ids = citationKeys(papers, ({ csl }) => String(csl.id ?? ""));
  const items = papers.map((paper, at) => ({ ...paper.csl, id: ids[at] ?? paper.id }));
  return `${JSON.stringify(items, null, 2)}\n`;
}
