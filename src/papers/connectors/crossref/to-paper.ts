import { createPaper } from "../../paper/create-paper.ts";
import { normalDoi } from "../../paper/identity.ts";
import type { CslName, Paper } from "../../paper/paper.ts";
import type { CrossrefItem } from "./schema.ts";

const types: Readonly<Record<string, string>> = {
  "journal-article": "article-journal",
  "proceedings-article": "paper-conference",
  "book-chapter": "chapter",
  "posted-content": "article",
  dissertation: "thesis",
};

/** A Crossref item as a paper. */
export function crossrefPaper(item: CrossrefItem): Paper {
  const date = (item.published ?? item.issued)?.["date-parts"]?.[0]?.filter((part) => part !== null) ?? [];
  const rest = { volume: item.volume, issue: item.issue, page: item.page, publisher: item.publisher, URL: item.URL };
  return createPaper({
    source: "crossref",
    csl: {
      type: types[item.type ?? ""] ?? item.type ?? "article",
      title: item.title?.[0] ?? "",
      author: (item.author ?? []).map(nameOfItem).filter((name) => name !== null),
      ...(date.length === 0 ? {} : { issued: { "date-parts": [date] } }),
      "container-title": item["container-title"]?.[0] ?? "",
      abstract: item.abstract ?? "",
      ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value != null)),
    },
    identifiers: { doi: item.DOI },
    citationCount: item["is-referenced-by-count"] ?? null,
    references: (item.reference ?? []).flatMap(({ DOI }) => {
      const doi = DOI == null ? null : normalDoi(DOI);
      return doi === null ? [] : [`doi:${doi}`];
    }),
  });
}

function nameOfItem(name: NonNullable<CrossrefItem["author"]>[number]): CslName | null {
  if (name.family != null) return { family: name.family, ...(name.given == null ? {} : { given: name.given }) };
  return name.name == null ? null : { literal: name.name };
}
