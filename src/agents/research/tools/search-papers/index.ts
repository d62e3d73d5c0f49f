import { z } from "zod";
import { defineTool, type ToolContext, type Turn } from "#kernel";
import type { ResearchService } from "#papers";
import { paperSchema, searchSources } from "#papers";
import { sourceReportSchema } from "#protocol";
import { searchPapers } from "./declaration.ts";

export const searchPapersOutput = z.object({
  query: z.string(),
  papers: z.array(paperSchema),
  sources: z.array(sourceReportSchema),
});
export type SearchPapersOutput = z.infer<typeof searchPapersOutput>;

const usual = 20;

export function createSearchPapers(service: ResearchService) {
  return defineTool({
    ...searchPapers,
    output: searchPapersOutput,
    timeoutMs: 60_000,
    summary: ({ query, papers }) => `"${query}" → ${papers.length}`,
    async run({ query, sources: named, yearFrom, yearTo, limit }, { signal, run }: ToolContext<Turn>) {
      const wanted = limit ?? usual;
      const request = { query, limit: wanted, yearFrom: yearFrom ?? undefined, yearTo: yearTo ?? undefined };
      const found = await searchSources(service.sources(named), request, { signal, language: run.language });
      const shelf = await service.notebooks.shelf(run.sessionId);
      const papers = await shelf.add(found.papers.slice(0, wanted), "search");
      return { query, papers: [...papers], sources: [...found.sources] };
    },
  });
}
