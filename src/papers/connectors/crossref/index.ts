import { createHttpClient } from "#net";
import { address, baseUrl } from "../base-url.ts";
import { type ConnectorOptions, variable } from "../environment.ts";
import type { PaperSearchRequest, PaperSource } from "../source.ts";
import { crossrefListSchema } from "./schema.ts";
import { crossrefPaper } from "./to-paper.ts";

const perPage = 100;

/** Crossref: bibliographic search with cursors. An address for mail (`CROSSREF_MAILTO`) gets the polite pool. */
export function crossrefSource({ env, limits }: ConnectorOptions): PaperSource {
  const mailto = variable(env, "CROSSREF_MAILTO");
  const given = variable(env, "CROSSREF_BASE_URL");
  const base = baseUrl("CROSSREF_BASE_URL", given, "https://api.crossref.org").replace(/\/works$/, "");
  const http = createHttpClient({
    source: "Crossref",
    headers: { "user-agent": `jihwi${mailto === undefined ? "" : ` (mailto:${mailto})`}` },
    limits: { minIntervalMs: 1_000, ...limits },
  });
  return {
    name: "crossref",
    configured: true,
    async search(request, signal) {
      const url = address(base, "/works", {
        "query.bibliographic": request.query,
        filter: years(request),
        rows: Math.min(perPage, request.limit),
        cursor: request.cursor ?? "*",
        mailto,
      });
      const { message } = await http.json(crossrefListSchema, url, signal);
      const papers = message.items.map(crossrefPaper).filter((paper) => paper.csl.title !== undefined);
      // Crossref gives a cursor even after the last page: an empty page is the end.
      const next = message.items.length === 0 ? null : (message["next-cursor"] ?? null);
      return { papers, total: message["total-results"] ?? null, next };
    },
  };
}

function years({ yearFrom, yearTo }: PaperSearchRequest): string {
  const bounds = [
    yearFrom === undefined ? "" : `from-pub-date:${yearFrom}-01-01`,
    yearTo === undefined ? "" : `until-pub-date:${yearTo}-12-31`,
  ];
  return bounds.filter((bound) => bound !== "").join(",");
}
