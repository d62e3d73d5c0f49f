import { type PaperNotice, paperNoticeSchema } from "#protocol";
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

/** What Crossref calls the notices that tell a reader to beware. */
const notices: Readonly<Record<string, PaperNotice>> = {
  retraction: "retracted",
  partial_retraction: "retracted",
  withdrawal: "retracted",
  removal: "retracted",
  expression_of_concern: "concern",
  correction: "corrected",
  corrigendum: "corrected",
  erratum: "corrected",
};

function noticeIn({ "updated-by": updates }: CrossrefItem): PaperNotice | undefined {
  const told = (updates ?? []).map(({ type }) => notices[type ?? ""]);
  return paperNoticeSchema.options.find((one) => told.includes(one));
}

/** A Crossref item as a paper. */
export function crossrefPaper(item: CrossrefItem): Paper {
  const date = (item.published ?? item.issued)?.["date-parts"]?.[0]?.filter((part) => part !== null) ?? [];
  return createPaper({
    source: "crossref",
    csl: {
      type: types[item.type ?? ""] ?? item.type ?? "article",
      title: item.title?.[0] ?? "",
      author: (item.author ?? []).map(nameOfItem).filter((name) => name !== null),
      issued: date.length === 0 ? undefined : { "date-parts": [date] },
      "container-title": item["container-title"]?.[0] ?? "",
      abstract: item.abstract ?? "",
      volume: item.volume ?? undefined,
      issue: item.issue ?? undefined,
      page: item.page ?? undefined,
      publisher: item.publisher ?? undefined,
      URL: item.URL ?? undefined,
      status: noticeIn(item),
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
  if (name.family != null)
    return name.given == null ? { family: name.family } : { family: name.family, given: name.given };
  return name.name == null ? null : { literal: name.name };
}
