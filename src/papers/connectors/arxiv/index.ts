import { letterRunsOf } from "#language";
import { createHttpClient, requestRefused } from "#net";
import type { JihwiError } from "#protocol";
import { paperFailure } from "../../failure.ts";
import { address, baseUrl } from "../base-url.ts";
import { type ConnectorOptions, variable } from "../environment.ts";
import type { PaperSearchRequest, PaperSource } from "../source.ts";
import { parseArxivFeed } from "./parse-feed.ts";

const perPage = 100;
const furthest = 30_000;

/** arXiv: one request every three seconds, as it asks. It sometimes sends an empty page in mid-paging; that page is asked for again. */
export function arxivSource({ env, limits }: ConnectorOptions): PaperSource {
  const given = variable(env, "ARXIV_BASE_URL");
  const base = baseUrl("ARXIV_BASE_URL", given, "https://export.arxiv.org").replace(/(?:\/api)?(?:\/query)?$/, "");
  const http = createHttpClient({
    source: "arXiv",
    limits: { minIntervalMs: 3_000, backoffMs: 3_000, timeoutMs: 20_000, ...limits },
  });

  return {
    name: "arxiv",
    configured: true,
    async search(request, signal) {
      const start = request.cursor === null ? 0 : Number(request.cursor);
      const url = address(base, "/api/query", {
        search_query: searchQuery(request),
        start,
        max_results: Math.min(perPage, request.limit),
        sortBy: "relevance",
        sortOrder: "descending",
      });
      const feed = await http.read(url, signal, async (body) => {
        const parsed = await parseArxivFeed(body);
        if (parsed.error !== null) throw requestRefused("arXiv", 400, parsed.error);
        if (parsed.papers.length === 0 && start < parsed.total) throw emptyPage();
        return parsed;
      });
      const end = start + feed.papers.length;
      const more = feed.papers.length > 0 && end < Math.min(feed.total, furthest);
      return { papers: feed.papers, total: feed.total, next: more ? String(end) : null };
    },
  };
}

/** Every word must occur somewhere; the years bound the date of submission. */
function searchQuery({ query, yearFrom, yearTo }: PaperSearchRequest): string {
  const words = letterRunsOf(query).slice(0, 20);
  const terms = words.map((word) => `all:${word}`).join(" AND ");
  if (yearFrom === undefined && yearTo === undefined) return terms;
  return `${terms} AND submittedDate:[${yearFrom ?? 1991}01010000 TO ${yearTo ?? 2100}12312359]`;
}

function emptyPage(): JihwiError {
  return paperFailure("empty-page");
}
