import { isWebAddress, type Language, type PaperCard, standingWords } from "#protocol";
import type { CslItem, CslName, Paper } from "./paper.ts";
import { cautionsOf, standingOf } from "./standing.ts";

const eastAsian = /[\u1100-\u11ff\u3040-\u30ff\u3130-\u318f\u3400-\u9fff\uac00-\ud7af]/;

/** The year of publication, from wherever CSL keeps it. */
export function yearOfCsl(csl: CslItem): number | null {
  const part = csl.issued?.["date-parts"]?.[0]?.[0];
  const written = part ?? csl.issued?.raw ?? csl.issued?.literal;
  const year = typeof written === "number" ? written : Number.parseInt(written?.match(/\d{4}/)?.[0] ?? "", 10);
  return Number.isInteger(year) && year > 0 && year < 10_000 ? year : null;
}

/** A name as people write it: family name first and joined in Korean, Chinese and Japanese, last elsewhere. */
export function nameOf(name: CslName): string {
  if (name.literal !== undefined) return name.literal;
  const family = [name["non-dropping-particle"] ?? name["dropping-particle"], name.family].filter(Boolean).join(" ");
  const given = name.given ?? "";
  if (eastAsian.test(family + given)) return `${family}${given}`;
  return [given, family, name.suffix].filter((part) => part !== undefined && part !== "").join(" ");
}

/** What citations call a paper: `Kim et al. 2020`, `김철수·이영희 2020`, `김철수 외 2020`. */
export function shortNameOf(paper: Paper): string {
  const names = (paper.csl.author ?? []).map((name) => {
    const full = nameOf(name);
    return eastAsian.test(full) ? full : (name.family ?? full);
  });
  const [first = "?", second] = names;
  const korean = eastAsian.test(first);
  const who =
    names.length > 2
      ? `${first} ${korean ? "외" : "et al."}`
      : second === undefined
        ? first
        : `${first}${korean ? "·" : " & "}${second}`;
  return `${who} ${yearOfCsl(paper.csl) ?? "n.d."}`;
}

/** What a paper is called. Whole journals and bare notes have no title of their own. */
export function titleOf({ csl }: Paper): string {
  const note = typeof csl.note === "string" ? csl.note : "";
  return csl.title ?? csl["container-title"] ?? note;
}

/** A title, and behind it what changes how the paper may be relied on. */
export function notedTitle(paper: Paper, language: Language): string {
  const words = standingWords(cautionsOf(paper)).map((said) => said[language]);
  return words.length === 0 ? titleOf(paper) : `${titleOf(paper)} (${words.join(", ")})`;
}

/** How a paper stands, as a note of an export; null where nothing is to be said. */
export function standingNote(paper: Paper): string | null {
  return (
    standingWords(standingOf(paper))
      .map(({ en }) => en)
      .join("; ") || null
  );
}

export function abstractOf(paper: Paper): string {
  return paper.csl.abstract ?? "";
}

export function venueOf(paper: Paper): string | null {
  return paper.csl["container-title"] ?? null;
}

/** Where a reader finds the paper: its DOI, arXiv page, or the address a source gave. */
export function urlOf(paper: Paper): string | null {
  if (paper.identifiers.doi !== undefined) return `https://doi.org/${paper.identifiers.doi}`;
  if (paper.identifiers.arxiv !== undefined) return `https://arxiv.org/abs/${paper.identifiers.arxiv}`;
  const url = paper.csl.URL ?? paper.openAccessUrl;
  return url !== null && isWebAddress(url) ? url : null;
}

/** The paper as pages and commands show it. */
export function cardOf(paper: Paper): PaperCard {
  return {
    id: paper.id,
    title: titleOf(paper),
    authors: (paper.csl.author ?? []).map(nameOf),
    year: yearOfCsl(paper.csl),
    venue: venueOf(paper),
    doi: paper.identifiers.doi ?? null,
    arxiv: paper.identifiers.arxiv ?? null,
    url: urlOf(paper),
    citationCount: paper.citationCount,
    abstract: paper.csl.abstract ?? null,
    sources: paper.sources,
    documentId: paper.documentId ?? null,
    fullText: paper.fullText ?? null,
    ...standingOf(paper),
  };
}
