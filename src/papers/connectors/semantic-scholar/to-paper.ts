import { createPaper, nameFromLine } from "../../paper/create-paper.ts";
import type { Paper } from "../../paper/paper.ts";
import type { S2Paper } from "./schema.ts";

/** A Semantic Scholar paper as ours. Null for records without an id or a title: there is nothing to cite. */
export function s2PaperToPaper(record: S2Paper): Paper | null {
  if (record.paperId === null || record.title == null || record.title === "") return null;
  const ids = record.externalIds ?? {};
  const text = (name: string) => (ids[name] === undefined ? undefined : String(ids[name]));
  const date = (record.publicationDate ?? "")
    .split("-")
    .map(Number)
    .filter((part) => part > 0);
  const issued = date.length > 0 ? date : record.year == null ? null : [record.year];
  return createPaper({
    source: "semantic-scholar",
    csl: {
      type: typeOf(record.publicationTypes ?? []),
      title: record.title,
      author: (record.authors ?? []).flatMap(({ name }) => (name ? [nameFromLine(name)] : [])),
      issued: issued === null ? undefined : { "date-parts": [issued] },
      "container-title": record.venue || record.journal?.name || "",
      abstract: record.abstract ?? "",
      volume: record.journal?.volume?.trim() || undefined,
      page: record.journal?.pages?.trim() || undefined,
      URL: record.url || undefined,
    },
    identifiers: {
      semanticScholar: record.paperId,
      doi: text("DOI"),
      arxiv: text("ArXiv"),
      pmid: text("PubMed"),
      acl: text("ACL"),
    },
    citationCount: record.citationCount ?? null,
    openAccessUrl: record.openAccessPdf?.url || null,
    openLicense: record.openAccessPdf?.license,
  });
}

function typeOf(types: readonly string[]): string {
  if (types.includes("Conference")) return "paper-conference";
  if (types.includes("Book")) return "book";
  if (types.includes("BookSection")) return "chapter";
  return types.includes("JournalArticle") ? "article-journal" : "article";
}
