import type { Contract } from "#contracts";
import { sentencesOf } from "#language";
import type { Language } from "#protocol";
import { unitEvidence } from "../evidence.ts";
import { contractText } from "../text.ts";
import type { FoundCitation } from "./ground.ts";
import { inLanguage, wholeArticle } from "./write.ts";

const headings: Readonly<Record<Language, string>> = contractText("articles-used");
const maxArticles = 6;
const maxCharacters = 1_200;

/**
 * The paragraphs that an answer cites, or whole articles where it names no paragraph, as the contract has them. This is the
 * contract's content; the rest is a paraphrase.
 */
export function articlesUsed(
  citations: readonly FoundCitation[],
  contract: Contract,
  language: Language,
): string | null {
  const units = new Set(citations.flatMap(({ start }) => contract.unitAt(start) ?? []));
  if (units.size === 0) return null;
  const cited = new Set(citations.map(({ label }) => label));
  const articles = [...units].slice(0, maxArticles).map((unit) => {
    const piece = unitEvidence(contract, unit);
    const isCited = ({ label }: { readonly label: string }) =>
      [...cited].some((each) => each === label || each.startsWith(`${label} `));
    const paragraphs = cited.has(unit.label) ? [] : piece.points.filter(isCited).map(({ label }) => label);
    return cut(wholeArticle(piece, paragraphs, inLanguage(language)).join("\n"));
  });
  return [headings[language], ...articles].join("\n\n");
}

/** A long article ends with a whole sentence, and a sentence of pages behind a word. */
function cut(article: string): string {
  if (article.length <= maxCharacters) return article;
  const end = sentencesOf(article).findLast((sentence) => sentence.end <= maxCharacters)?.end;
  return `${article.slice(0, end ?? (article.lastIndexOf(" ", maxCharacters) + 1 || maxCharacters))} …`;
}
