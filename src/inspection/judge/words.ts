import type { Language } from "#protocol";
import type { ConditionTruth } from "../criteria/expression.ts";

/** The sentences of the judge, side by side. */
export const judgeWords = {
  ko: {
    line: (line: number) => `기준 문서 ${line}번째 줄:`,
    byLine: (criteria: string, line: number, source: string) => `${criteria} ${line}번째 줄 ‘${source}’`,
    applies: (truth: ConditionTruth) => (truth === null ? "판단할 수 없음" : truth ? "해당함" : "해당하지 않음"),
    requirement: (broken: ConditionTruth) => (broken === null ? "판단할 수 없음" : broken ? "지켜지지 않음" : "지켜짐"),
    noModel: "글로 쓰인 조건인데 판정할 모델이 없어 판단을 보류한다.",
    failed: (why: string) => `글로 쓰인 조건인데 모델이 판정하지 못해 판단을 보류한다: ${why}`,
    unanswered: (why: string) => `모델이 질문에 답하지 못했습니다: ${why}`,
    gap: "어느 조건에도 해당하지 않아 판단을 보류한다.",
    noCondition: (title: string) => `${title}: 결과에 해당하는 조건이 없어 판단하지 못했습니다.`,
    verdicts: { critical: "심각", warning: "주의", none: "정상", undecided: "판단 못함" },
    summary: (title: string, verdict: string, line: number, values: string) =>
      `${title}: ${verdict}${values} (기준 문서 ${line}번째 줄에 따름)`,
  },
  en: {
    line: (line: number) => `Line ${line} of the criteria:`,
    byLine: (criteria: string, line: number, source: string) => `${criteria}, line ${line}: “${source}”`,
    applies: (truth: ConditionTruth) => (truth === null ? "cannot be decided" : truth ? "applies" : "does not apply"),
    requirement: (broken: ConditionTruth) => (broken === null ? "cannot be decided" : broken ? "is not met" : "is met"),
    noModel: "This condition is prose and no model could judge it: undecided.",
    failed: (why: string) => `This condition is prose and the model failed to judge it: undecided. ${why}`,
    unanswered: (why: string) => `The model could not answer the question. ${why}`,
    gap: "No condition covers this result: undecided.",
    noCondition: (title: string) => `${title}: no condition covers the result, so nothing was decided.`,
    verdicts: { critical: "critical", warning: "a warning", none: "fine", undecided: "undecided" },
    summary: (title: string, verdict: string, line: number, values: string) =>
      `${title}: ${verdict}${values} (by line ${line} of its criteria)`,
  },
} as const satisfies Record<Language, unknown>;
