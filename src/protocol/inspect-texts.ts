import type { InspectStatus, Severity } from "./inspect.ts";
import type { Localized } from "./language.ts";

/** The one set of words for verdicts, on the page, in the terminal and in reports. */
export const severityTitles: Readonly<Record<Severity, Localized>> = {
  critical: { ko: "심각", en: "Critical" },
  warning: { ko: "주의", en: "Warning" },
  none: { ko: "정상", en: "Fine" },
  undecided: { ko: "판단 못함", en: "Undecided" },
};

export const statusTitles: Readonly<Record<InspectStatus, Localized>> = {
  problem_found: { ko: "문제가 있습니다", en: "A problem was found" },
  all_passed: { ko: "모두 통과했습니다", en: "Everything passed" },
  undecided: { ko: "판단하지 못한 것이 있습니다", en: "Something could not be decided" },
  error: { ko: "검사하지 못했습니다", en: "It could not be inspected" },
};

/** The place in a report of what a goal asked for and no check of its plan looks at. */
export const notCovered = { name: "not_covered", title: { ko: "보지 않은 것", en: "Not covered" } } as const;

/** The same in a word, for rows and filters. */
export const statusNames: Readonly<Record<InspectStatus, Localized>> = {
  problem_found: { ko: "문제", en: "Problem" },
  all_passed: { ko: "통과", en: "Passed" },
  undecided: { ko: "판단 못함", en: "Undecided" },
  error: { ko: "오류", en: "Error" },
};
