import { oneLine } from "#language";
import type { ContractReviewPoint, Language, Localized } from "#protocol";

const headings: Readonly<Record<ContractReviewPoint["kind"], Localized>> = {
  missing: { ko: "보이지 않는 것", en: "Not found" },
  blank: { ko: "빈칸", en: "Blank" },
  odd: { ko: "다시 볼 조항", en: "Clauses to look at twice" },
  present: { ko: "들어 있는 것", en: "Present" },
};
const order = ["missing", "blank", "odd", "present"] as const;

const title: Localized = { ko: "계약 검토", en: "Contract review" };
const caveat: Localized = {
  ko: "목록과 낱말로 찾은 것입니다. 무엇이 불리한지 판단하려면 모델이 필요합니다.",
  en: "Found by lists and words. Judging whether a clause is unfavourable needs a model.",
};

/** A review for people: what is missing first, each clause with its words. */
export function reviewToMarkdown(points: readonly ContractReviewPoint[], name: string, language: Language): string {
  const sections = order.flatMap((kind) => {
    const own = points.filter((point) => point.kind === kind);
    if (own.length === 0) return [];
    const lines = own.map(({ name: point, place }) => {
      const where = place === null ? "" : ` [${place.label}]`;
      const words = place === null || kind === "present" ? "" : `: “${oneLine(place.quote)}”`;
      return `- ${point[language]}${words}${where}`;
    });
    return [`## ${headings[kind][language]} (${own.length})`, lines.join("\n")];
  });
  return [`# ${title[language]}: ${name}`, caveat[language], ...sections].join("\n\n");
}
