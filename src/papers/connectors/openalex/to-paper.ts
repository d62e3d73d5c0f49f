import type { PaperNotice } from "#protocol";
import { createPaper, nameFromLine } from "../../paper/create-paper.ts";
import type { Paper } from "../../paper/paper.ts";
import type { OpenAlexWork } from "./schema.ts";

const types: Readonly<Record<string, string>> = {
  article: "article-journal",
  "book-chapter": "chapter",
  book: "book",
  dissertation: "thesis",
  dataset: "dataset",
  preprint: "article",
  report: "report",
};

/** An OpenAlex work as a paper. */
export function openAlexPaper(work: OpenAlexWork): Paper {
  const pages = [work.biblio?.first_page, work.biblio?.last_page].filter((page) => page != null);
  const date = (work.publication_date ?? "")
    .split("-")
    .map(Number)
    .filter((part) => part > 0);
  const issued = date.length === 0 && work.publication_year != null ? [work.publication_year] : date;
  const landing = work.primary_location?.landing_page_url ?? undefined;
  return createPaper({
    source: "openalex",
    csl: {
      type: types[work.type ?? ""] ?? "article",
      title: work.title ?? work.display_name ?? "",
      author: (work.authorships ?? [])
        .map(({ author, raw_author_name: raw }) => author?.display_name ?? raw ?? "")
        .filter((name) => name !== "")
        .map(nameFromLine),
      issued: issued.length === 0 ? undefined : { "date-parts": [issued] },
      "container-title": work.primary_location?.source?.display_name ?? "",
      abstract: abstractFromIndex(work.abstract_inverted_index ?? {}),
      URL: landing,
      volume: work.biblio?.volume ?? undefined,
      issue: work.biblio?.issue ?? undefined,
      page: [...new Set(pages)].join("-") || undefined,
      status: work.is_retracted === true ? ("retracted" satisfies PaperNotice) : undefined,
    },
    identifiers: {
      openalex: openAlexId(work.id),
      doi: work.doi ?? undefined,
      pmid: work.ids?.pmid?.split("/").at(-1),
    },
    citationCount: work.cited_by_count ?? null,
    references: (work.referenced_works ?? []).map((id) => `openalex:${openAlexId(id)}`),
    openAccessUrl: work.best_oa_location?.pdf_url ?? work.open_access?.oa_url ?? null,
    openLicense: work.best_oa_location?.license,
  });
}

export function openAlexId(id: string): string {
  return id.split("/").at(-1) ?? id;
}

const longestAbstract = 20_000;

/** OpenAlex gives abstracts as word → positions. Positions past any abstract are a fault, not an array of that size. */
export function abstractFromIndex(index: Readonly<Record<string, readonly number[]>>): string {
  const words: string[] = [];
  for (const [word, positions] of Object.entries(index)) {
    for (const at of positions) if (at >= 0 && at < longestAbstract) words[at] = word;
  }
  return words.filter((word) => word !== undefined).join(" ");
}
