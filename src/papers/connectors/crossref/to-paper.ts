import type { PaperLink, PaperNotice } from "#protocol";
import { createPaper } from "../../paper/create-paper.ts";
import { linkIdOf, normalDoi } from "../../paper/identity.ts";
import type { CslName, Paper } from "../../paper/paper.ts";
import { gravestOf } from "../../paper/standing.ts";
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

/** Other versions of a work, and what a notice is about. */
function linksIn({ relation, "update-to": updates }: CrossrefItem): PaperLink[] {
  const versions = (kind: PaperLink["kind"], related: NonNullable<CrossrefItem["relation"]>["has-preprint"]) =>
    (related ?? []).flatMap(({ id, "id-type": type }) => (type === "doi" ? { kind, id } : []));
  const told = [
    ...versions("published", relation?.["is-preprint-of"]),
    ...versions("preprint", relation?.["has-preprint"]),
    ...(updates ?? []).flatMap(({ type, DOI }) => ({ kind: notices[type ?? ""], id: DOI })),
  ];
  return told.flatMap(({ kind, id: doi }) => {
    const id = linkIdOf(doi ?? "");
    return kind === undefined || id === null ? [] : { kind, id };
  });
}

/** The PDF of a work under a Creative Commons licence. Publishers list PDFs for subscribers in the same place. */
function openCopyIn({ link, license }: CrossrefItem) {
  const openLicense = license?.find(({ URL: url }) => URL.parse(url)?.hostname === "creativecommons.org")?.URL;
  const pdf = link?.find(({ "content-type": type }) => type === "application/pdf")?.URL;
  return openLicense === undefined || pdf === undefined ? {} : { openAccessUrl: pdf, openLicense };
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
      status: gravestOf((item["updated-by"] ?? []).map(({ type }) => notices[type ?? ""])),
    },
    identifiers: { doi: item.DOI },
    links: linksIn(item),
    ...openCopyIn(item),
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
