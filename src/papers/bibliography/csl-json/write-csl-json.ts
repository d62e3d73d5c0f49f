import type { Paper } from "../../paper/paper.ts";
import { citationKeys } from "../citation-keys.ts";

/** Papers as CSL-JSON, each with an id that is its own within the file; manuscripts cite by it, so that it stays as it came. */
export function writeCslJson(papers: readonly Paper[]): string {
  const ids = citationKeys(
    papers,
    ({ csl }) => String(csl.id ?? ""),
    (id) => id,
  );
  const items = papers.map(({ csl }, at) => {
    const isNumber = typeof csl.id === "number" && String(csl.id) === ids[at];
    return { ...csl, id: isNumber ? csl.id : ids[at] };
  });
  return `${JSON.stringify(items, null, 2)}\n`;
}
