import { createHttpClient } from "#net";
import type { Paper } from "../../paper/paper.ts";
import { address, baseUrl } from "../base-url.ts";
import { type ConnectorOptions, variable } from "../environment.ts";
import type { PaperSearchRequest, PaperSource } from "../source.ts";
import { openAlexPageSchema, openAlexWorkSchema } from "./schema.ts";
import { openAlexPaper } from "./to-paper.ts";

const perPage = 100;

/** OpenAlex: works by search, with cursors. A key is needed for more than a handful of searches a day. */
export function openAlexSource({ env, limits }: ConnectorOptions): PaperSource {
  const key = variable(env, "OPENALEX_API_KEY");
  const given = variable(env, "OPENALEX_BASE_URL");
  const base = baseUrl("OPENALEX_BASE_URL", given, "https://api.openalex.org");
  const http = createHttpClient({ source: "OpenAlex", limits });

  async function works(query: Record<string, string | number | undefined>, signal: AbortSignal) {
    const page = await http.json(openAlexPageSchema, address(base, "/works", { ...query, api_key: key }), signal);
    return { page, papers: page.results.map(openAlexPaper) };
  }

  return {
    name: "openalex",
    configured: true,
    async search(request, signal) {
      const query = { search: request.query, filter: years(request), per_page: Math.min(perPage, request.limit) };
      const { page, papers } = await works({ ...query, cursor: request.cursor ?? "*" }, signal);
      const next = papers.length === 0 ? null : (page.meta.next_cursor ?? null);
      return { papers, total: page.meta.count ?? null, next };
    },
    async byDoi(doi, signal) {
      const url = address(base, `/works/doi:${encodeURIComponent(doi)}`, { api_key: key });
      return openAlexPaper(await http.json(openAlexWorkSchema, url, signal));
    },
    async related(paper, limit, signal) {
      const filters = await relatedFilters(paper, works, signal);
      const found: Paper[] = [];
      for (const filter of filters) {
        const { papers } = await works({ filter, per_page: limit, sort: "cited_by_count:desc" }, signal);
        found.push(...papers);
      }
      return found;
    },
  };
}

function years({ yearFrom, yearTo }: PaperSearchRequest): string | undefined {
  if (yearFrom === undefined && yearTo === undefined) return undefined;
  return `publication_year:${yearFrom ?? ""}-${yearTo ?? ""}`;
}

type Works = (query: Record<string, string>, signal: AbortSignal) => Promise<{ papers: readonly Paper[] }>;

/** What cites a paper, and what it cites: OpenAlex wants its own id for both. */
async function relatedFilters(paper: Paper, works: Works, signal: AbortSignal): Promise<string[]> {
  let id = paper.identifiers.openalex;
  if (id === undefined && paper.identifiers.doi !== undefined) {
    const { papers } = await works({ filter: `doi:${paper.identifiers.doi}`, per_page: "1" }, signal);
    id = papers[0]?.identifiers.openalex;
  }
  return id === undefined ? [] : [`cites:${id}`, `cited_by:${id}`];
}
