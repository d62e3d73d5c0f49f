import type { Paper } from "../../paper/paper.ts";
import { standingNote } from "../../paper/reading.ts";
import { citationKeys } from "../citation-keys.ts";

/** Papers as CSL-JSON, each with an id that is its own within the file; manuscripts cite by it, so that it stays as it came. */
export function writeCslJson(papers: readonly Paper[]): string {
  const ids = citationKeys(
    papers,
    ({ csl }) => String(csl.id ?? ""),
    (id) => id,
  );
  const items = papers.map((paper, at) => {
    const { csl } = paper;
    const isNumber = typeof csl.id === "number" && String(csl.id) === ids[at];
    const note = csl.note ?? standingNote(paper) ?? undefined;
    return { ...csl, note, id: isNumber ? csl.id : ids[at] };
  });
  return `${JSON.stringify(items, null, 2)}\n`;
}
