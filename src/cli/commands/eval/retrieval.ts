import { resolve } from "node:path";
import { type Command, InvalidArgumentError } from "commander";
import type { CliContext } from "../../context.ts";

interface RetrievalFlags {
  readonly corpus: string;
  readonly queries: string;
  readonly qrels: string;
  readonly k: number[];
  readonly json?: boolean;
}

/** `jihwi eval retrieval`: how often search finds what it should, over files in BEIR's format. */
export function retrievalEvaluation(group: Command, context: CliContext): void {
  group
    .command("retrieval")
    .description(
      context.say({ ko: "검색을 BEIR 형식의 파일로 재어 봅니다", en: "Measure search over files in BEIR's format" }),
    )
    .requiredOption(
      "--corpus <file>",
      context.say({ ko: "글(JSONL: _id, title, text)", en: "texts (JSONL: _id, title, text)" }),
    )
    .requiredOption("--queries <file>", context.say({ ko: "질문(JSONL: _id, text)", en: "queries (JSONL: _id, text)" }))
    .requiredOption(
      "--qrels <file>",
      context.say({ ko: "정답(TSV: query-id, corpus-id, score)", en: "judgments (TSV: query-id, corpus-id, score)" }),
    )
    .option(
      "--k <list>",
      context.say({ ko: "몇 번째까지 볼지(쉼표로)", en: "ranks to look at, with commas" }),
      ranks,
      [1, 5, 10],
    )
    .option("--json", "JSON")
    .addHelpText(
      "after",
      "\n  jihwi eval retrieval --corpus corpus.jsonl --queries queries.jsonl --qrels qrels.tsv --json",
    )
    .action(async ({ corpus, queries, qrels, k, json }: RetrievalFlags) => {
      const { evaluateRetrieval, printRetrievalReport } = await import("#search");
      const { createEmbedder } = await import("#app");
      const { createModelRegistry } = await import("#models");
      const { env, file } = await context.config();
      const embedder = createEmbedder(createModelRegistry({ env, config: file.models }));
      const path = (given: string) => resolve(context.cwd, given);
      const report = await evaluateRetrieval({
        corpus: path(corpus),
        queries: path(queries),
        qrels: path(qrels),
        k,
        embedder: embedder ?? undefined,
        onProgress: ({ stage, done }) => {
          if (context.terminal.stderr) process.stderr.write(`\r\u001b[K${stage} ${done}`);
        },
      });
      if (context.terminal.stderr) process.stderr.write("\r\u001b[K");
      if (json) context.printJson(report);
      else context.print(printRetrievalReport(report, context.language));
    });
}

function ranks(list: string): number[] {
  const numbers = list.split(",").map(Number);
  if (numbers.every((rank) => Number.isInteger(rank) && rank >= 1 && rank <= 1000)) return numbers;
  throw new InvalidArgumentError("1,5,10");
}
