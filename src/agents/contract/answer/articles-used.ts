import type { Contract } from "#contracts";
import type { Language } from "#protocol";
import { type ContractEvidence, unitEvidence } from "../evidence.ts";
import type { FoundCitation } from "./ground.ts";
import { inLanguage, wholeArticle } from "./write.ts";

const headings: Readonly<Record<Language, string>> = {
  ko: "**이 답이 쓴 조항의 원문**",
  en: "**The parts this answer uses, word for word**",
};
const maxArticles = 6;
const maxCharacters = 1_200;

/** The articles that the answer cites, and no others. */
export function usedUnits(citations: readonly FoundCitation[], contract: Contract): ContractEvidence[] {
  const units = new Set(citations.flatMap(({ start }) => contract.unitAt(start) ?? []));
  return [...units].map((unit) => unitEvidence(contract, unit));
}

/** The articles that an answer used, as the contract has them. This is the contract's content; the rest is a paraphrase. */
export function articlesUsed(units: readonly ContractEvidence[], language: Language): string | null {
  if (units.length === 0) return null;
  const articles = units
    .slice(0, maxArticles)
    .map((piece) => cut(wholeArticle(piece, [], inLanguage(language)).join("\n")));
  return [headings[language], ...articles].join("\n\n");
}

/** A long article ends with a whole line. */
function cut(article: string): string {
  if (article.length <= maxCharacters) return article;
  const head = article.slice(0, maxCharacters);
  return `${head.slice(0, Math.max(head.lastIndexOf("\n"), 200))}\n…`;
}
