import { JihwiError } from "#protocol";
import { createSearch } from "../../src/search/create-search.ts";
import type { Embedder } from "../../src/search/semantic/embedder.ts";
import { createMemoryStorage } from "../../test/beds/search/memory-storage.ts";
import { mean, percentile, type QueryScores, scoreRanking } from "./metrics.ts";
import { type Judgments, readBeirTexts, readQrels } from "./read-beir.ts";

export interface RetrievalFiles {
  /** JSONL of `{_id, title, text}`. */
  readonly corpus: string;
  /** JSONL of `{_id, text}`. */
  readonly queries: string;
  /** Lines of query id, corpus id and score between tabs. */
  readonly qrels: string;
  /** Ranks at which hit and recall are told; 1, 5 and 10 are always among them. */
  readonly k?: readonly number[];
  readonly embedder?: Embedder;
  readonly onProgress?: (progress: { readonly stage: "index" | "queries"; readonly done: number }) => void;
}

export interface RetrievalReport {
  readonly documents: number;
  readonly queries: number;
  /** Queries without any relevant text in the qrels; they are not counted. */
  readonly unjudged: number;
  readonly indexSeconds: number;
  readonly queryP50Ms: number;
  readonly queryP95Ms: number;
  readonly "mrr@10": number;
  readonly "ndcg@10": number;
  readonly [measure: `hit@${number}` | `recall@${number}`]: number;
}

/** Builds a throw-away index of a corpus and tells how well its queries find what they should. */
export async function evaluateRetrieval(files: RetrievalFiles): Promise<RetrievalReport> {
  const cutoffs = [...new Set([...(files.k ?? []), 1, 5, 10])].sort((a, b) => a - b);
  const deepest = cutoffs.at(-1) ?? 10;
  const judgments = await readQrels(files.qrels);
  const storage = createMemoryStorage();
  const search = createSearch({ storage, embedder: () => files.embedder ?? null });
  try {
    let documents = 0;
    const known = new Set<string>();
    const began = performance.now();
    async function* corpus() {
      for await (const { id, title, text } of readBeirTexts(files.corpus)) {
        known.add(id);
        const chunk = { id: ++documents, documentId: id, page: 1, start: 0, end: text.length, text, title };
        storage.addChunks([chunk]);
        yield { documentId: id, chunks: [chunk] };
        if (documents % 500 === 0) files.onProgress?.({ stage: "index", done: documents });
      }
    }
    await search.addAll(corpus());
    const indexSeconds = (performance.now() - began) / 1000;
    if (documents === 0) throw empty(files.corpus);

    const scores: QueryScores[] = [];
    const times: number[] = [];
    let unjudged = 0;
    for await (const query of readBeirTexts(files.queries)) {
      const grades = judgments.get(query.id);
      if (grades === undefined) {
        unjudged++;
        continue;
      }
      const start = performance.now();
      const hits = await search.search(query.text, { k: deepest });
      times.push(performance.now() - start);
      scores.push(
        scoreRanking(
          hits.map((hit) => hit.documentId),
          grades,
          cutoffs,
        ),
      );
      if (scores.length % 100 === 0) files.onProgress?.({ stage: "queries", done: scores.length });
    }
    if (scores.length === 0) throw nothingJudged(files.queries, files.qrels, judgments, known);
    return report(scores, times, cutoffs, { documents, unjudged, indexSeconds });
  } finally {
    await search.close();
  }
}

function report(
  scores: readonly QueryScores[],
  times: readonly number[],
  cutoffs: readonly number[],
  facts: Pick<RetrievalReport, "documents" | "unjudged" | "indexSeconds">,
): RetrievalReport {
  const at = (name: "hit" | "recall") =>
    Object.fromEntries(cutoffs.map((k) => [`${name}@${k}`, mean(scores.map((score) => score[name].get(k) ?? 0))]));
  return {
    ...at("hit"),
    ...at("recall"),
    "mrr@10": mean(scores.map((score) => score.reciprocalRank)),
    "ndcg@10": mean(scores.map((score) => score.ndcg)),
    queryP50Ms: percentile(times, 0.5),
    queryP95Ms: percentile(times, 0.95),
    queries: scores.length,
    ...facts,
  };
}

function empty(file: string): JihwiError {
  return new JihwiError("bad-input", {
    message: { ko: `말뭉치 ${file}이(가) 비어 있습니다.`, en: `The corpus ${file} is empty.` },
  });
}

/** The usual mistake: ids of the three files that do not belong together. */
function nothingJudged(queries: string, qrels: string, judgments: Judgments, known: ReadonlySet<string>): JihwiError {
  const [example] = [...judgments].map(([query, grades]) => `${query} → ${[...grades.keys()][0]}`);
  const inCorpus = [...judgments.values()].some((grades) => [...grades.keys()].some((id) => known.has(id)));
  return new JihwiError("bad-input", {
    message: {
      ko: `${queries}의 질문 가운데 ${qrels}에 정답이 있는 것이 없습니다.`,
      en: `No query of ${queries} has a relevant text in ${qrels}.`,
    },
    hint: {
      ko: `qrels의 첫 줄: ${example ?? "없음"}. 말뭉치에 ${inCorpus ? "있는" : "없는"} id입니다.`,
      en: `The first of the qrels: ${example ?? "none"}, ${inCorpus ? "in" : "not in"} the corpus.`,
    },
  });
}
