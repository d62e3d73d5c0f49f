import { createYield } from "#kernel";
import type { Paper } from "../../paper/paper.ts";
import { standingNote } from "../../paper/reading.ts";
import { citationKeys } from "../citation-keys.ts";

/** Papers as CSL-JSON, each with an id that is its own within the file; manuscripts cite by it, so that it stays as it came. */
export async function writeCslJson(papers: readonly Paper[]): Promise<string> {
  const ids = await citationKeys(
    papers,
    ({ csl }) => String(csl.id ?? ""),
    (id) => id,
  );
  const written: string[] = [];
  const pause = createYield();
  for (const [at, paper] of papers.entries()) {
    await pause();
    const { csl } = paper;
    const isNumber = typeof csl.id === "number" && String(csl.id) === ids[at];
    const note = csl.note ?? standingNote(paper) ?? undefined;
    // A list of one, without its brackets.
    written.push(JSON.stringify([{ ...csl, note, id: isNumber ? csl.id : ids[at] }], null, 2).slice(2, -2));
  }
  return written.length === 0 ? "[]\n" : `[\n${written.join(",\n")}\n]\n`;
}
