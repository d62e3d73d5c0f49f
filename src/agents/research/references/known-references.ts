import type { Paper } from "#papers";
import { nameOf, normalArxivId, normalDoi, normalTitle, titleOf, urlOf, yearOfCsl } from "#papers";
import type { FoundReference } from "./find-references.ts";

/** Whether a reference is to one of the papers that tools have returned. */
export type IsKnown = (reference: FoundReference) => boolean;

interface Known {
  readonly year: number | null;
  readonly words: ReadonlySet<string>;
  readonly title: string;
  readonly addresses: ReadonlySet<string>;
  readonly doi: string | null;
  readonly arxiv: string | null;
}

export function createKnownReferences(papers: readonly Paper[]): IsKnown {
  const known = papers.map(knownOf);
  return (reference) => known.some((paper) => isThis(reference, paper));
}

function isThis(reference: FoundReference, paper: Known): boolean {
  if (reference.url !== null) {
    const address = addressOf(reference.url);
    return paper.addresses.has(address) || isIdentifier(reference.url, paper);
  }
  if (reference.doi !== null) return paper.doi !== null && normalDoi(reference.doi) === paper.doi;
  if (reference.arxiv !== null) return paper.arxiv !== null && normalArxivId(reference.arxiv) === paper.arxiv;
  if (reference.year !== null && paper.year !== null && reference.year !== paper.year) return false;
  if (reference.title !== null) {
    const title = normalTitle(reference.title);
    return title !== "" && (paper.title.includes(title) || (paper.title.length > 10 && title.includes(paper.title)));
  }
  return (
    reference.names.length > 0 &&
    reference.names.every((name) =>
      normalTitle(name)
        .split(" ")
        .every((word) => paper.words.has(word)),
    )
  );
}

function isIdentifier(url: string, paper: Known): boolean {
  const doi = normalDoi(url);
  const arxiv = normalArxivId(url);
  return (doi !== null && doi === paper.doi) || (arxiv !== null && arxiv === paper.arxiv);
}

function knownOf(paper: Paper): Known {
  const names = (paper.csl.author ?? []).flatMap((name) => [nameOf(name), name.family ?? "", name.literal ?? ""]);
  const title = normalTitle(titleOf(paper));
  const addresses = [paper.csl.URL, paper.openAccessUrl, urlOf(paper)].flatMap((url) =>
    url == null ? [] : [addressOf(url)],
  );
  return {
    year: yearOfCsl(paper.csl),
    // A model may call a paper by the name of what it introduced: BERT (2019).
    words: new Set([...names.flatMap((name) => normalTitle(name).split(" ")), ...title.split(" ")]),
    title,
    addresses: new Set(addresses),
    doi: paper.identifiers.doi ?? null,
    arxiv: paper.identifiers.arxiv ?? null,
  };
}

function addressOf(url: string): string {
  return url
    .replace(/^https?:\/\/(?:www\.)?/i, "")
    .replace(/[/.,;:!?]+$/, "")
    .toLowerCase();
}
