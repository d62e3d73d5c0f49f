import type { ChosenCalls, PromptContext } from "#kernel";
import type { Proposal } from "#protocol";
import type { OfferInput } from "./schema.ts";

/** What usually comes next, by what was just done; nothing when there is nothing to go on with. */
export function offerRule(input: OfferInput, { language }: PromptContext): ChosenCalls {
  const choices = choicesAfter(input, language === "ko");
  if (choices.length === 0) return { text: "", calls: [] };
  const question = language === "ko" ? "다음은 무엇을 할까요?" : "What shall we do next?";
  return { text: "", calls: [{ tool: "propose", arguments: { question, choices } satisfies Proposal }] };
}

function choicesAfter({ tool, failed, total, first, about }: OfferInput, ko: boolean): Proposal["choices"] {
  if (failed) return [];
  if (total === 0) {
    return tool === "search_papers"
      ? [
          say(
            ko,
            "보관함 둘러보기",
            "보관함의 논문을 주제별로 묶어줘",
            "Look through the library",
            "Cluster the papers of my library",
          ),
        ]
      : [];
  }
  const cluster = say(ko, "갈래 나누기", "찾은 논문을 주제별로 묶어줘", "Group them", "Cluster the papers");
  const rank = say(
    ko,
    "먼저 읽을 것",
    "먼저 읽을 중요한 논문을 알려줘",
    "What to read first",
    "Which papers are the most important?",
  );
  const read = say(ko, "방법과 결과 읽기", "이 논문들을 분석해줘", "Read them by aspect", "Analyze the papers");
  const write = say(ko, "종합하기", `${about} 종합해줘`, "Write a synthesis", `Synthesize: ${about}`);
  const related =
    first === null
      ? []
      : [
          say(
            ko,
            `[${first}]에서 더 찾기`,
            `[${first}]과 비슷한 논문 찾아줘`,
            `More like [${first}]`,
            `Find papers similar to [${first}]`,
          ),
        ];
  switch (tool) {
    case "search_papers":
    case "find_related_papers":
      return [cluster, rank, read];
    case "cluster_papers":
      return [rank, read, write].slice(0, 2);
    case "analyze_papers":
      return [rank, ...related];
    case "evaluate_importance":
      return [read, ...related];
    case "synthesize_topic":
      return [cluster, ...related];
    default:
      return related;
  }
}

function say(
  ko: boolean,
  labelKo: string,
  messageKo: string,
  labelEn: string,
  messageEn: string,
): Proposal["choices"][number] {
  return ko ? { label: labelKo, message: messageKo } : { label: labelEn, message: messageEn };
}
