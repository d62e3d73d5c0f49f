import type { Language, Severity } from "#protocol";
import type { ConditionTruth } from "../criteria/expression.ts";

interface JudgeWords {
  readonly line: (line: number) => string;
  readonly byLine: (criteria: string, line: number, source: string) => string;
  readonly applies: (truth: ConditionTruth) => string;
  readonly requirement: (broken: ConditionTruth) => string;
  readonly votes: (agreement: { votes: number; agreeing: number }) => string;
  readonly noModel: string;
  readonly failed: (why: string) => string;
  readonly unanswered: (why: string) => string;
  readonly gap: string;
  readonly noCondition: (title: string) => string;
  readonly summary: Readonly<Record<Severity, (title: string, line: number, values: string) => string>>;
}

/** The sentences of the judge, side by side. */
export const judgeWords: Readonly<Record<Language, JudgeWords>> = {
  ko: {
    line: (line) => `기준 문서 ${line}번째 줄:`,
    byLine: (criteria, line, source) => `${criteria} ${line}번째 줄 ‘${source}’`,
    applies: (truth) => (truth === null ? "판단할 수 없음" : truth ? "해당함" : "해당하지 않음"),
    requirement: (broken) => (broken === null ? "판단할 수 없음" : broken ? "지켜지지 않음" : "지켜짐"),
    votes: ({ votes, agreeing }) => `${votes}번 물어 ${agreeing}번 같은 판단이 나왔다.`,
    noModel: "글로 쓰인 조건인데 판정할 모델이 없어 판단을 보류한다.",
    failed: (why) => `글로 쓰인 조건인데 모델이 판정하지 못해 판단을 보류한다: ${why}`,
    unanswered: (why) => `모델이 질문에 답하지 못했습니다: ${why}`,
    gap: "어느 조건에도 해당하지 않아 판단을 보류한다.",
    noCondition: (title) => `${title}: 결과에 해당하는 조건이 없어 판단하지 못했습니다.`,
    summary: {
      critical: (title, line, values) => `${title}: 심각${values} (기준 문서 ${line}번째 줄에 따름)`,
      warning: (title, line, values) => `${title}: 주의${values} (기준 문서 ${line}번째 줄에 따름)`,
      none: (title, line, values) => `${title}: 정상${values} (기준 문서 ${line}번째 줄에 따름)`,
      undecided: (title, line, values) => `${title}: 판단 못함${values} (기준 문서 ${line}번째 줄에 따름)`,
    },
  },
  en: {
    line: (line) => `Line ${line} of the criteria:`,
    byLine: (criteria, line, source) => `${criteria}, line ${line}: “${source}”`,
    applies: (truth) => (truth === null ? "cannot be decided" : truth ? "applies" : "does not apply"),
    requirement: (broken) => (broken === null ? "cannot be decided" : broken ? "is not met" : "is met"),
    votes: ({ votes, agreeing }) => `Asked ${votes} times, ${agreeing} agreed.`,
    noModel: "This condition is prose and no model could judge it: undecided.",
    failed: (why) => `This condition is prose and the model failed to judge it: undecided. ${why}`,
    unanswered: (why) => `The model could not answer the question. ${why}`,
    gap: "No condition covers this result: undecided.",
    noCondition: (title) => `${title}: no condition covers the result, so nothing was decided.`,
    summary: {
      critical: (title, line, values) => `${title}: critical${values} (by line ${line} of its criteria)`,
      warning: (title, line, values) => `${title}: a warning${values} (by line ${line} of its criteria)`,
      none: (title, line, values) => `${title}: fine${values} (by line ${line} of its criteria)`,
      undecided: (title, line, values) => `${title}: undecided${values} (by line ${line} of its criteria)`,
    },
  },
};
