import { createHttpClient } from "#net";
import type { Paper } from "../../paper/paper.ts";
import { address, baseUrl } from "../base-url.ts";
import { type ConnectorOptions, variable } from "../environment.ts";
import type { PaperSource } from "../source.ts";
import { type S2Paper, s2CitationsSchema, s2PageSchema, s2RecommendationsSchema } from "./schema.ts";
import { s2PaperToPaper } from "./to-paper.ts";

const perPage = 100;
const reach = 1000;
const fields =
  "title,abstract,venue,year,publicationDate,publicationTypes,journal,authors,citationCount,externalIds,openAccessPdf,url";

/** Semantic Scholar: relevance search up to its reach of a thousand, citations, references and recommendations. */
export function semanticScholarSource({ env, limits }: ConnectorOptions): PaperSource {
  const key = variable(env, "SEMANTIC_SCHOLAR_API_KEY");
  const given = variable(env, "SEMANTIC_SCHOLAR_BASE_URL");
  const base = baseUrl("SEMANTIC_SCHOLAR_BASE_URL", given, "https://api.semanticscholar.org").replace(
    /\/graph\/v1$/,
    "",
  );
  const http = createHttpClient({
    source: "Semantic Scholar",
    headers: key === undefined ? undefined : { "x-api-key": key },
    limits: { minIntervalMs: 1_000, ...limits },
  });

  return {
    name: "semantic-scholar",
    configured: true,
    async search({ query, yearFrom, yearTo, limit, cursor }, signal) {
      const offset = cursor === null ? 0 : Number(cursor);
      const url = address(base, "/graph/v1/paper/search", {
        // Its search treats a hyphen as an operator and finds nothing.
        query: query.replaceAll("-", " "),
        fields,
        year: yearFrom === undefined && yearTo === undefined ? undefined : `${yearFrom ?? ""}-${yearTo ?? ""}`,
        offset,
        limit: Math.min(perPage, limit, reach - offset),
      });
      const page = await http.json(s2PageSchema, url, signal);
      const next = page.next ?? null;
      return {
        papers: papersOf(page.data ?? []),
        total: page.total ?? null,
        next: next === null || next <= offset || next >= reach ? null : String(next),
      };
    },
    async related(paper, limit, signal) {
      const id = s2Id(paper);
      if (id === null) return [];
      const at = (kind: string) =>
        address(base, `/graph/v1/paper/${encodeURIComponent(id)}/${kind}`, { fields, limit });
      const citations = await http.json(s2CitationsSchema, at("citations"), signal);
      const references = await http.json(s2CitationsSchema, at("references"), signal);
      const url = address(base, `/recommendations/v1/papers/forpaper/${encodeURIComponent(id)}`, { fields, limit });
      const { recommendedPapers } = await http.json(s2RecommendationsSchema, url, signal);
      const linked = [...(citations.data ?? []), ...(references.data ?? [])];
      return papersOf([
        ...linked.map(({ citingPaper, citedPaper }) => citingPaper ?? citedPaper),
        ...recommendedPapers,
      ]);
    },
  };
}

function papersOf(records: readonly (S2Paper | null | undefined)[]): Paper[] {
  return records.flatMap((record) => {
    const paper = record ? s2PaperToPaper(record) : null;
    return paper === null ? [] : [paper];
  });
}

function s2Id({ identifiers: { semanticScholar, doi, arxiv } }: Paper): string | null {
  if (semanticScholar !== undefined) return semanticScholar;
  if (doi !== undefined) return `DOI:${doi}`;
  return arxiv === undefined ? null : `ARXIV:${arxiv}`;
}
