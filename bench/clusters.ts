import { resolve } from "node:path";
import { z } from "zod";
import { createPaper } from "#papers";
import { evaluateClusters } from "../test/beds/papers/evaluate-clusters.ts";
import { rowsOf } from "./questions/with-documents.ts";

const rowSchema = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  title: z.string(),
  abstract: z.string().nullish(),
  year: z.number().int().nullish(),
  topic: z.string(),
});

/** `npm run bench -- clusters FILE`: how far clusters of papers (JSONL: title, abstract, topic) agree with known topics. */
export async function run([file = "papers.jsonl"]: readonly string[]): Promise<void> {
  const rows = await rowsOf(resolve(file), rowSchema);
  const labelled = rows.map(({ id, title, abstract, year, topic }, at) => {
    const issued = year == null ? {} : { issued: { "date-parts": [[year]] } };
    const csl = { type: "article", title, abstract: abstract ?? "", ...issued };
    // Two papers with one title are still two: the line tells them apart.
    return { topic, paper: createPaper({ source: "library", csl, identifiers: { acl: `${id ?? ""}#${at}` } }) };
  });
  console.log(JSON.stringify(evaluateClusters(labelled)));
}
