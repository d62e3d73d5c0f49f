import { createHash } from "node:crypto";
import { letterRunsOf, withoutAccents } from "#language";
import { knownFields } from "./known-fields.ts";
import type { CslItem, Identifiers } from "./paper.ts";
import { yearOfCsl } from "./reading.ts";
import { isArxivDoi } from "./standing.ts";

const doiResolver = /^https?:\/\/(?:dx\.)?doi\.org\//i;
const doiShape = /\b(10\.\d{4,9}\/[^\s"<>]+)/i;
const arxivNew = /^(\d{4}\.\d{4,5})(v\d+)?$/;
const arxivOld = /^([a-z-]+(?:\.[a-z]{2})?\/\d{7})(v\d+)?$/i;

/** A DOI without the address that leads to it. */
export const withoutResolver = (doi: string): string => doi.replace(doiResolver, "");

/** A DOI in its normal form: bare, lower case, without a resolver or trailing punctuation. Null: this is no DOI. */
export function normalDoi(text: string): string | null {
  const found = decodeSafely(text.trim()).match(doiShape)?.[1];
  return found === undefined ? null : found.replace(/[.,;)\]}]+$/, "").toLowerCase();
}

/** An arXiv id without its version. Accepts the id, `arXiv:` forms, abs and pdf addresses, and arXiv's own DOIs. */
export function normalArxivId(text: string): string | null {
  const bare = withoutResolver(text.trim())
    .replace(/^https?:\/\/(?:export\.|www\.)?arxiv\.org\/(?:abs|pdf|html)\//i, "")
    .replace(/^10\.48550\//i, "")
    .replace(/^arxiv[:.]/i, "")
    .replace(/\.pdf$/i, "");
  const id = bare.match(arxivNew)?.[1] ?? bare.match(arxivOld)?.[1];
  return id === undefined ? null : id.toLowerCase();
}

/** A title reduced to what two records of the same paper share: letters and digits, no case, no accents, no markup. */
export function normalTitle(title: string): string {
  const plain = title.replace(/<[^>]{0,200}>/g, " ").normalize("NFKC");
  return letterRunsOf(withoutAccents(plain).toLowerCase()).join(" ");
}

/** `title + year` as a key. Null when there is too little to identify anything. */
export function titleKey(csl: CslItem): string | null {
  const title = normalTitle(csl.title ?? "");
  const year = yearOfCsl(csl);
  return title === "" || year === null ? null : `title:${title}:${year}`;
}

/** Fills identifiers that stand elsewhere in the record: an arXiv DOI is an arXiv id, an abs address too. */
export function completeIdentifiers(csl: CslItem, known: Identifiers): Identifiers {
  const doi = normalDoi(known.doi ?? csl.DOI ?? "") ?? doiInUrl(csl.URL);
  const arxiv = normalArxivId(known.arxiv ?? "") ?? normalArxivId(doi ?? "") ?? normalArxivId(csl.URL ?? "");
  return knownFields({ ...known, doi: doi ?? undefined, arxiv: arxiv ?? undefined });
}

/** The id a paper gets when it is first seen. It depends on the paper alone, so the same paper has the same id anywhere. */
export function paperIdOf(csl: CslItem, identifiers: Identifiers): string {
  if (identifiers.doi !== undefined && !isArxivDoi(identifiers.doi)) return `doi:${identifiers.doi}`;
  if (identifiers.arxiv !== undefined) return `arxiv:${identifiers.arxiv}`;
  if (identifiers.acl !== undefined) return `acl:${identifiers.acl}`;
  const names = (csl.author ?? []).map((name) => name.family ?? name.literal ?? "").join("|");
  const basis = `${normalTitle(csl.title ?? "")}:${yearOfCsl(csl) ?? ""}:${normalTitle(names)}`;
  return `paper:${createHash("sha256").update(basis).digest("hex").slice(0, 16)}`;
}

/** The record of a DOI, as links name it: that of arXiv's own is the preprint. Null: this is no DOI. */
export function linkIdOf(written: string): string | null {
  const doi = normalDoi(written);
  const arxiv = doi !== null && isArxivDoi(doi) ? normalArxivId(doi) : null;
  return arxiv !== null ? `arxiv:${arxiv}` : doi === null ? null : `doi:${doi}`;
}

function doiInUrl(url: string | undefined): string | null {
  return url !== undefined && doiResolver.test(url) ? normalDoi(url) : null;
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
