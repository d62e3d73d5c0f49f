import { cautionsOf, type Paper, plainLine, type Shelf, sourceFailures, sourceTitle, yearOfCsl } from "#papers";
import { counted, type Language, type Localized, type SourceReport, standingWords } from "#protocol";

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

const taken: Readonly<Record<"newest" | "most-cited" | "nearest" | "first", Localized>> = {
  newest: { ko: "새로 나온 것부터", en: "the newest" },
  "most-cited": { ko: "많이 인용된 것부터", en: "the most cited" },
  first: { ko: "차례로 앞의", en: "the first" },
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
    ? `논문이 많아 ${taken[order].ko} ${papers}편만 다루었고, ${leftOut}편은 빠졌습니다. 빠진 것은 번호로 말씀해 주세요.`
    : `There are too many papers for this: ${taken[order].en} were taken, ${papers} of them, and ${leftOut} left out. Name those by their numbers.`;
}

interface Searched {
  readonly query: string;
  readonly ownWords: string | null;
  readonly library: { readonly papers: number; readonly leftOut: number } | null;
}

/** By which words was searched where they are not the person's alone, and that samples were left out. */
export function searchCaveat({ query, ownWords, library }: Searched, language: Language): string {
  const ko = language === "ko";
  const { papers = 0, leftOut = 0 } = library ?? {};
  return [
    ownWords === null ? "" : `${ko ? "찾은 말" : "Searched for"}: ‘${query}’, ‘${ownWords}’.`,
    leftOut === 0
      ? ""
      : ko
        ? `내 서재는 내 논문 ${papers}편에서 찾았습니다. 예시 ${leftOut}편은 뺐습니다.`
        : `Of your library your own ${counted(papers, "paper")} ${papers === 1 ? "was" : "were"} searched; ${counted(leftOut, "sample")} ${leftOut === 1 ? "was" : "were"} left out.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** What a reader must know of sources that failed or broke off; undefined where all answered. */
export function sourceCaveat(sources: readonly SourceReport[], language: Language): string | undefined {
  const ko = language === "ko";
  const failed = sources.filter(({ status }) => status === "failed");
  const partial = sources.filter(({ status }) => status === "partial");
  if (failed.length + partial.length === 0) return undefined;
  const sentences = [
    ...sourceFailures(failed, language).map(
      ({ names, why }) =>
        `${ko ? `${names}에서는 답을 받지 못했습니다` : `${capital(names)} did not answer`}${ending(why)}`,
    ),
    ...partial.map(({ source, count }) => {
      const title = sourceTitle(source, language);
      return ko
        ? `${title}의 답은 중간에 끊겨 ${count}편만 받았습니다.`
        : `${capital(title)} broke off: only ${count} of its papers came.`;
    }),
    whatIsLeft(sources, ko),
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

/** Where the papers come from when every service failed. */
function whatIsLeft(sources: readonly SourceReport[], ko: boolean): string {
  const answered = sources.filter(({ status }) => status !== "failed").map(({ source }) => source);
  if (answered.length === 0)
    return ko
      ? "답한 곳이 없으므로, 논문이 없다는 뜻은 아닙니다."
      : "No source answered, so this does not mean that there are no papers.";
  if (answered.some((source) => source !== "library")) return "";
  return ko ? "내 서재에서만 찾았습니다." : "Only your library was searched.";
}

function ending(reason: string): string {
  const why = reason.trim();
  return why === "" ? "." : `: ${why}${/[.!?]$/.test(why) ? "" : "."}`;
}
const capital = (words: string) => words.replace(/^your/, "Your");

/** Which papers of an answer were retracted, corrected or published since; empty where none was. Code says so, whoever wrote the answer. */
export function noticeCaveat(
  { papers, numberOf }: Pick<Shelf, "papers" | "numberOf">,
  answer: string,
  found: readonly { readonly id: string }[],
  language: Language,
): string {
  const foundIds = new Set(found.map(({ id }) => id));
  const spoken = papers.filter((paper, at) => foundIds.has(paper.id) || answer.includes(`[${at + 1}]`));
  const told = spoken.flatMap((paper) =>
    standingWords(cautionsOf(paper)).map((words) => ({
      words: plainLine(words[language]),
      mark: `[${numberOf(paper.id)}]`,
    })),
  );
  return [...Map.groupBy(told, ({ words }) => words)]
    .map(([words, of]) => `**${words}**: ${of.map(({ mark }) => mark).join(" ")}`)
    .join("\n\n");
}
