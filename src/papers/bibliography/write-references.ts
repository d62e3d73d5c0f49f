import { z } from "zod";
import { askThread, createSlots } from "#kernel";
import type { CitationStyle } from "#protocol";
import type { Paper } from "../paper/paper.ts";
import { citationKeys } from "./citation-keys.ts";
import { renderReferences } from "./render-references.ts";

/** Fewer are written in less time than a thread needs to start. */
const threadFrom = 40;
const threads = createSlots(1);

/** Papers as a list of references in a citation style, as plain text. */
export async function writeReferences(
  papers: readonly Paper[],
  style: CitationStyle,
  signal?: AbortSignal,
): Promise<string> {
  const keys = citationKeys(papers);
  // No style prints abstracts, and a thread is sent a copy of all.
  const items = papers.map(({ csl: { abstract: _, ...csl }, id }, at) => ({ ...csl, id: keys[at] ?? id }));
  if (items.length < threadFrom) return await renderReferences(items, style);
  const worker = "papers/bibliography/render-references.worker.ts";
  return z.string().parse(await threads.run(() => askThread(worker, { items, style }, { signal }), signal));
}
