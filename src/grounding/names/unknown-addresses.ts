import { allMatches } from "#language";
import type { KnownNames } from "./known-names.ts";
import { nameAt } from "./name-at.ts";
import type { UnknownName } from "./unknown-name.ts";

const address = new RegExp(
  [
    /https?:\/\/[^\s<>"'`)\]」]{1,300}/,
    /\b10\.\d{4,9}\/[^\s"'<>`,;)\]]{1,200}/,
    /arxiv[:\s]{0,2}\d{4}\.\d{4,5}/,
    /\bwww\.[^\s<>")\]]{1,200}/,
    /\b(?:[a-z\d-]+\.){1,3}(?:com|org|net|io|edu|gov|ai|dev|kr)\/[^\s<>")\]]{1,200}/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "giu",
);
/** A survey on arXiv (2101.11174). */
const preprintNumber = /(?<![\d.])\d{4}\.\d{4,5}(?![\d.]*\d)/gu;
const preprintSign = /arxiv|preprint|프리프린트/iu;
/** What every address has. */
const addressSign = /\/|arxiv|www\./iu;
/** A number that names a record: PMID 25628618, 특허 KR 10-2288415. */
const recordNumber = /\b(?:PMID|PMCID|ISBN|ISSN|RFC|NCT|KR|US|EP|WO|JP)[\s:-]{0,2}\d[\d,-]{3,20}/gu;

/** Addresses and numbers of records that no evidence has. */
export function unknownAddresses(text: string, known: KnownNames): UnknownName[] {
  const numbers = preprintSign.test(text) && !/arxiv[:\s]{0,2}\d/iu.test(text) ? allMatches(text, preprintNumber) : [];
  const records = [...allMatches(text, recordNumber), ...numbers].filter(([match]) => !known.hasPhrase(match));
  if (!addressSign.test(text)) return records.map((match) => nameAt(match, "address"));
  const unknown = allMatches(text, address).filter(
    ([match]) => !known.hasPhrase(match.replace(/^https?:\/\/(?:www\.)?/iu, "").replace(/[.,;:!?/]+$/u, "")),
  );
  return [...records, ...unknown].map((match) => nameAt(match, "address"));
}
