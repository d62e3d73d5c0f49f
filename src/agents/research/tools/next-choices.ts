import { type Language, saidIn } from "#protocol";
import type { Choice, ResultFacts } from "./research-tool.ts";

const pick = (language: Language, ko: readonly [string, string], en: readonly [string, string]): Choice => {
  const [label, message] = language === "ko" ? ko : en;
  return { label, message };
};

/** Buttons that lead on from a result, by what they do. */
export const nextChoices = {
  library: (language: Language) =>
    pick(
      language,
      ["서재 둘러보기", "서재의 논문을 주제별로 묶어줘"],
      ["Look through the library", "Cluster the papers of my library"],
    ),
  cluster: (language: Language) =>
    pick(language, ["갈래 나누기", "찾은 논문을 주제별로 묶어줘"], ["Group them", "Cluster the papers"]),
  rank: (language: Language) =>
    pick(
      language,
      ["먼저 읽을 것", "먼저 읽을 중요한 논문을 알려줘"],
      ["What to read first", "Which papers are the most important?"],
    ),
  read: (language: Language) =>
    pick(language, ["방법과 결과 읽기", "이 논문들을 분석해줘"], ["Read them by aspect", "Analyze the papers"]),
  /** More like the first paper of the result, when it has one. */
  related: ({ first }: ResultFacts, language: Language): readonly Choice[] =>
    first === null
      ? []
      : [
          pick(
            language,
            [`[${first}]에서 더 찾기`, saidIn(likeIt(first), "ko")],
            [`More like [${first}]`, likeIt(first).en],
          ),
        ],
};

const likeIt = (label: ResultFacts["first"]) => ({
  ko: `[${label}]과(와) 비슷한 논문 찾아줘`,
  en: `Find papers similar to [${label}]`,
});
