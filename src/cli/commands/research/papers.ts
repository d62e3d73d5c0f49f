import { type Command, Option } from "commander";
import { type PaperSourceName, paperNoticeWords, paperSourceNameSchema } from "#protocol";
import type { CliContext } from "../../context.ts";
import { countOption } from "../../options.ts";
import { table } from "../../table.ts";

interface PapersFlags {
  readonly source: (PaperSourceName | "all")[];
  readonly limit: number;
  readonly from?: number;
  readonly to?: number;
  readonly json?: boolean;
}

export function researchPapers(research: Command, context: CliContext): void {
  research
    .command("papers <query>")
    .description(context.say({ ko: "논문을 찾습니다", en: "Search papers" }))
    .addOption(
      new Option(
        "--source <name...>",
        context.say({ ko: "출처(기본: 설정된 것 모두)", en: "sources (all that are set up unless named)" }),
      )
        .choices([...paperSourceNameSchema.options, "all"])
        .default([]),
    )
    .option(
      "--limit <n>",
      context.say({ ko: "출처마다 몇 편", en: "how many of each source" }),
      countOption(1, 1_000),
      20,
    )
    .option("--from <year>", context.say({ ko: "이 해부터", en: "from this year" }), countOption(1000, 2200))
    .option("--to <year>", context.say({ ko: "이 해까지", en: "up to this year" }), countOption(1000, 2200))
    .option("--json", "JSON")
    .addHelpText("after", '\n  jihwi research papers "dense retrieval" --source library arxiv --json')
    .action(async (query: string, _flags: unknown, command: Command) => {
      const flags = command.optsWithGlobals<PapersFlags>();
      const { cardOf, searchSources, sourceFailures } = await import("#papers");
      const { research: service } = await context.jihwi();
      const named = flags.source.filter((name) => name !== "all");
      const sources = flags.source.includes("all")
        ? service.sources(paperSourceNameSchema.options.filter((name) => name !== "zotero"))
        : service.sources(named);
      const request = { query, limit: flags.limit, yearFrom: flags.from, yearTo: flags.to };
      const found = await searchSources(sources, request, { signal: context.signal, language: context.language });
      const papers = found.papers.map(cardOf);
      if (found.sources.every(({ status }) => status === "failed")) context.exitWith(1);
      if (flags.json) return context.printJson({ papers, sources: found.sources });
      const failed = found.sources.filter(({ status }) => status !== "ok");
      for (const { names, why } of sourceFailures(failed, context.language)) context.note(`jihwi: ${names}: ${why}`);
      if (papers.length === 0)
        return context.note(context.say({ ko: "찾은 논문이 없습니다.", en: "No papers were found." }));
      const rows = papers.map(({ year, authors, title, doi, arxiv, sources: from, notice }) => [
        String(year ?? "-"),
        authors.length > 2 ? `${authors[0]} …` : authors.join(", "),
        `${title.length > 90 ? `${title.slice(0, 89)}…` : title}${notice === null ? "" : ` (${context.say(paperNoticeWords[notice])})`}`,
        doi ?? (arxiv === null ? "-" : `arXiv:${arxiv}`),
        from.join(","),
      ]);
      const head = [
        context.say({ ko: "연도", en: "year" }),
        context.say({ ko: "저자", en: "authors" }),
        context.say({ ko: "제목", en: "title" }),
        "id",
        context.say({ ko: "출처", en: "source" }),
      ];
      context.print(table(head, rows));
    });
}
