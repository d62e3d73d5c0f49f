import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { createEmbedder } from "#app";
import { createModelRegistry } from "#models";
import { evaluateRetrieval } from "./retrieval/evaluate-retrieval.ts";
import { printRetrievalReport } from "./retrieval/print-report.ts";

/**
 * `npm run bench -- beir --corpus corpus.jsonl --queries queries.jsonl --qrels qrels.tsv [--k 1,5,10]`: how often search finds
 * what it should, over files in BEIR's format; with the embedding model of the environment where one is set.
 */
export async function run(args: readonly string[]): Promise<void> {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { corpus: text, queries: text, qrels: text, k: { ...text, default: "1,5,10" } },
  });
  const { corpus = "corpus.jsonl", queries = "queries.jsonl", qrels = "qrels.tsv" } = values;
  const report = await evaluateRetrieval({
    corpus: resolve(corpus),
    queries: resolve(queries),
    qrels: resolve(qrels),
    k: values.k.split(",").map(Number),
    embedder: createEmbedder(createModelRegistry({ env: process.env })) ?? undefined,
  });
  console.log(printRetrievalReport(report, "en"));
}
