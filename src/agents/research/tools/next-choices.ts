import type { Language } from "#protocol";
import type { Choice, ResultFacts } from "./research-tool.ts";

/** A button in the language of the turn. */
const button = (ko: readonly [string, string], en: readonly [string, string]) => (language: Language) => {
  const [label, message] = language === "ko" ? ko : en;
  return { label, message };
};

const like = (number: number) =>
  button(
    [`[${number}]에서 더 찾기`, `[${number}]과(와) 비슷한 논문 찾아줘`],
    [`More like [${number}]`, `Find papers similar to [${number}]`],
  );

/** Buttons that lead on, by what they do. */
export const nextChoices = {
  search: button(
    ["논문 찾기", "질의응답(question answering) 논문 찾아줘"],
    ["Search papers", "Find papers on question answering"],
  ),
  library: button(
    ["서재 둘러보기", "서재의 논문을 주제별로 묶어줘"],
    ["Look through the library", "Cluster the papers of my library"],
  ),
  cluster: button(["갈래 나누기", "이 논문들을 주제별로 묶어줘"], ["Group them", "Cluster these papers"]),
  rank: button(
    ["먼저 읽을 것", "먼저 읽을 중요한 논문을 알려줘"],
    ["What to read first", "Which papers are the most important?"],
  ),
  read: button(["방법과 결과 읽기", "이 논문들을 자세히 분석해줘"], ["Read them by aspect", "Analyze these papers"]),
  /** More like one paper, where there is one. */
  related: ({ first }: Pick<ResultFacts, "first">, language: Language): readonly Choice[] =>
    first === null ? [] : [like(first)(language)],
};

/** What usually comes after papers, but for what was just done. */
export function choicesAfter(tool: string, result: Pick<ResultFacts, "first">, language: Language): readonly Choice[] {
  const { cluster, rank, read, related } = nextChoices;
  const usual = { cluster_papers: cluster, evaluate_importance: rank, analyze_papers: read };
  const others = Object.entries(usual).filter(([name]) => name !== tool);
  return [...others.map(([, choice]) => choice(language)), ...related(result, language)].slice(0, 3);
}
