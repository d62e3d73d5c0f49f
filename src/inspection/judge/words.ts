import type { Language, Severity } from "#protocol";
import type { Truth } from "../criteria/expression.ts";

interface JudgeWords {
  readonly line: (line: number) => string;
  readonly applies: (truth: Truth) => string;
  readonly requirement: (broken: Truth) => string;
  readonly votes: (agreement: { votes: number; agreeing: number }) => string;
  readonly noModel: string;
  readonly gap: string;
  readonly noCondition: (algorithm: string) => string;
  readonly summary: Readonly<Record<Severity, (algorithm: string, line: number, values: string) => string>>;
}

/** The sentences of the judge, side by side. */
export const words: Readonly<Record<Language, JudgeWords>> = {
  ko: {
    line: (line) => `기준 ${line}행:`,
    applies: (truth) => (truth === null ? "판단할 수 없음" : truth ? "해당함" : "해당하지 않음"),
    requirement: (broken) => (broken === null ? "판단할 수 없음" : broken ? "지켜지지 않음" : "지켜짐"),
    votes: ({ votes, agreeing }) => `${votes}번 물어 ${agreeing}번 같은 판단이 나왔다.`,
    noModel: "글로 쓰인 조건인데 판정할 모델이 없어 판단을 보류한다.",
    gap: "어느 조건에도 해당하지 않아 판단을 보류한다.",
    noCondition: (algorithm) => `${algorithm}: 결과에 해당하는 조건이 없어 판단하지 못했습니다.`,
    summary: {
      critical: (algorithm, line, values) => `${algorithm}: 치명적 문제 (기준 ${line}행${values})`,
      warning: (algorithm, line, values) => `${algorithm}: 경고 (기준 ${line}행${values})`,
      none: (algorithm, line, values) => `${algorithm}: 정상 (기준 ${line}행${values})`,
      undecided: (algorithm, line, values) => `${algorithm}: 판단 보류 (기준 ${line}행${values})`,
    },
  },
  en: {
    line: (line) => `criteria line ${line}:`,
    applies: (truth) => (truth === null ? "cannot be decided" : truth ? "applies" : "does not apply"),
    requirement: (broken) => (broken === null ? "cannot be decided" : broken ? "is not met" : "is met"),
    votes: ({ votes, agreeing }) => `Asked ${votes} times, ${agreeing} agreed.`,
    noModel: "This condition is prose and no model could judge it: undecided.",
    gap: "No condition covers this result: undecided.",
    noCondition: (algorithm) => `${algorithm}: no condition covers the result, so nothing was decided.`,
    summary: {
      critical: (algorithm, line, values) => `${algorithm}: critical (criteria line ${line}${values})`,
      warning: (algorithm, line, values) => `${algorithm}: warning (criteria line ${line}${values})`,
      none: (algorithm, line, values) => `${algorithm}: passed (criteria line ${line}${values})`,
      undecided: (algorithm, line, values) => `${algorithm}: undecided (criteria line ${line}${values})`,
    },
  },
};
