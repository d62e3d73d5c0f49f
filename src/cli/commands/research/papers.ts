import { z } from "zod";
import { paperSourceNameSchema, papersApi, standingWords } from "#protocol";
import { defineCommand } from "../../command.ts";
import { integer } from "../../flags.ts";
import { table } from "../../table.ts";

const { from, to } = papersApi.search.query.shape;
const source = z.array(z.enum([...paperSourceNameSchema.options, "all"])).default([]);
const shape = { source, limit: integer(1, 1_000).default(20), from, to };

const heads = [
  { ko: "연도", en: "year" },
  { ko: "저자", en: "authors" },
  { ko: "제목", en: "title" },
  "id",
  { ko: "출처", en: "source" },
];

export const papersCommand = defineCommand("research papers <query>", shape, async ({ context, args, flags }) => {
  const [query] = args;
  const { cardOf, searchSources, sourceFailures } = await import("#papers");
  const { research } = await context.jihwi();
  const named = flags.source.filter((name) => name !== "all");
  const every = paperSourceNameSchema.options.filter((name) => name !== "zotero");
  const searched = research.sources(flags.source.includes("all") ? every : named);
  const request = { query, limit: flags.limit, yearFrom: flags.from, yearTo: flags.to };
  const { papers: found, sources } = await searchSources(searched, request, context);
  const papers = found.map(cardOf);
  if (sources.every(({ status }) => status === "failed")) context.exitWith(1);
  const value = { papers, sources };
  const failed = sources.filter(({ status }) => status !== "ok");
  for (const { names, why } of sourceFailures(failed, context.language)) context.note(`jihwi: ${names}: ${why}`);
  if (papers.length === 0) return { value, note: { ko: "찾은 논문이 없습니다.", en: "No papers were found." } };
  const rows = papers.map(({ year, authors, title, doi, arxiv, sources: from, ...standing }) => [
    year ?? "-",
    authors.length > 2 ? `${authors[0]} …` : authors.join(", "),
    [title.length > 90 ? `${title.slice(0, 89)}…` : title, ...standingWords(standing).map(context.say)].join(" · "),
    doi ?? (arxiv === null ? "-" : `arXiv:${arxiv}`),
    from.join(","),
  ]);
  return { value, text: table(context.say, heads, rows) };
});
