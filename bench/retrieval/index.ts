import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plainBm25 } from "../plain-bm25.ts";
import { evaluateRetrieval } from "./evaluate-retrieval.ts";
import { loadRetrievalSets, type RetrievalSet, writeBeir } from "./retrieval-sets.ts";

/** `npm run bench -- retrieval [set…] [--keep FOLDER]`: search against plain BM25 on the sets of `JIHWI_TEST_DATA`. */
export async function run(args: readonly string[]): Promise<void> {
  const data = process.env.JIHWI_TEST_DATA;
  if (data === undefined) {
    console.error("JIHWI_TEST_DATA must name the folder with the retrieval sets.");
    process.exitCode = 2;
    return;
  }
  const keep = args.indexOf("--keep");
  const kept = keep === -1 ? undefined : args[keep + 1];
  const wanted = args.filter((_, at) => keep === -1 || (at !== keep && at !== keep + 1));
  const folder = kept ?? (await mkdtemp(join(tmpdir(), "jihwi-retrieval-")));
  console.log("set                 hit@1  hit@5  ndcg@10  mrr@10 | plain hit@1  hit@5 | index s  p50 ms  p95 ms");
  for (const set of await loadRetrievalSets(data)) {
    if (wanted.length > 0 && !wanted.includes(set.name)) continue;
    const report = await evaluateRetrieval(await writeBeir(set, folder));
    const measures = (["hit@1", "hit@5", "ndcg@10", "mrr@10"] as const).map((name) => (report[name] ?? 0).toFixed(3));
    const plain = plainHits(set);
    const times = [report.indexSeconds, report.queryP50Ms, report.queryP95Ms].map((value) =>
      value.toFixed(1).padStart(7),
    );
    console.log(
      `${set.name.padEnd(19)} ${measures.join("  ")} | ${plain.map((hit) => hit.toFixed(3)).join("  ")} | ${times.join(" ")}`,
    );
  }
  if (kept === undefined) await rm(folder, { recursive: true });
}

function plainHits({ corpus, queries, relevant }: RetrievalSet): number[] {
  const search = plainBm25(corpus);
  const judged = queries.filter(({ _id }) => (relevant.get(_id) ?? []).length > 0);
  const ranks = judged.map(({ _id, text }) => search(text, 5).findIndex((id) => relevant.get(_id)?.includes(id)));
  return [1, 5].map((k) => ranks.filter((rank) => rank !== -1 && rank < k).length / judged.length);
}
