import { type Paper, yearOfCsl } from "#papers";
import type { Language, Localized } from "#protocol";

/** What papers a tool takes of more than it can, the first by a worth of their own, and how many it leaves out. */
export function firstOf(
  papers: readonly Paper[],
  most: number,
  worth: (paper: Paper) => number,
): { readonly chosen: readonly Paper[]; readonly leftOut: number } {
  if (papers.length <= most) return { chosen: papers, leftOut: 0 };
  return { chosen: papers.toSorted((a, b) => worth(b) - worth(a)).slice(0, most), leftOut: papers.length - most };
}

export const byYear = ({ csl }: Paper) => yearOfCsl(csl) ?? 0;
/** Of papers that are cited alike, or of which nobody knows, the newer. */
export const byCitations = (paper: Paper) => (paper.citationCount ?? -1) * 10_000 + byYear(paper);

const taken: Readonly<Record<"newest" | "most-cited" | "nearest" | "first-named", Localized>> = {
  newest: { ko: "새로 나온 것부터", en: "the newest" },
  "most-cited": { ko: "많이 인용된 것부터", en: "the most cited" },
  "first-named": { ko: "말씀하신 차례로 앞의", en: "the first of those named" },
  nearest: { ko: "주제에 가까운 것부터", en: "those nearest to the topic" },
};

/** Tells how many papers were left out; undefined where none was. */
export function leftOutCaveat(
  { papers, leftOut }: { readonly papers: number; readonly leftOut: number },
  order: keyof typeof taken,
  language: Language,
): string | undefined {
  if (leftOut === 0) return undefined;
  return language === "ko"
    ? `논문이 많아 ${taken[order].ko} ${papers}편만 다루었고, ${leftOut}편은 빠졌습니다.`
    : `There are too many papers for this: ${taken[order].en} were taken, ${papers} of them, and ${leftOut} left out.`;
}
