import type { Language } from "#protocol";
import type { ContractEvidence } from "../evidence.ts";
import { inLanguage, wholeArticle } from "../steps/respond/write.ts";

const headings: Readonly<Record<Language, string>> = {
  ko: "**이 답이 쓴 조항의 원문**",
  en: "**The parts this answer uses, word for word**",
};
const mostArticles = 6;
const longestArticle = 1_200;

/** The articles that an answer used, as the contract has them. This is the contract's content; the rest is a paraphrase. */
export function articlesUsed(units: readonly ContractEvidence[], language: Language): string | null {
  if (units.length === 0) return null;
  const articles = units
    .slice(0, mostArticles)
    // What is left of a part is told below all of them, where no cut takes it away.
    .map(({ left: _, ...piece }) => cut(wholeArticle(piece, [], inLanguage(language)).join("\n")));
  return [headings[language], ...articles].join("\n\n");
}

/** A long article ends with a whole line. */
function cut(article: string): string {
  if (article.length <= longestArticle) return article;
  const head = article.slice(0, longestArticle);
  return `${head.slice(0, Math.max(head.lastIndexOf("\n"), 200))}\n…`;
}
