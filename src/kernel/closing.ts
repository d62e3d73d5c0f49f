import type { Ended, JihwiError, JournalEntry, Language, Localized } from "#protocol";

/**
 * How a turn ended, read from its journal. A limit reached is said by the agent, which alone knows its limits;
 * `failure` is of a step that is still being written down.
 */
export function endedOf(entries: readonly JournalEntry[], limitReached = false, failure?: JihwiError): Ended {
  const failures = entries
    .filter((entry) => entry.kind === "step" && entry.fallbackFrom !== null)
    .map((entry) => entry.error?.code);
  if (failure !== undefined) failures.push(failure.code);
  if (failures.includes("budget-exceeded")) return "budget";
  if (limitReached) return "limit";
  return failures.length > 0 ? "fallback" : "answered";
}

const byRules: Localized = {
  ko: "_모델 없이 규칙으로 답했습니다._",
  en: "_Answered by rules, without a model._",
};

const lines: Readonly<Partial<Record<Ended, Localized>>> = {
  limit: {
    ko: "_정해진 횟수까지 찾아보고 답했습니다. 더 찾아볼 것이 남아 있을 수 있습니다._",
    en: "_This is the answer at the limit of rounds; there may be more to find._",
  },
  budget: {
    ko: "_이 턴의 한도를 다 써서, 남은 부분은 규칙이 마무리했습니다._",
    en: "_The turn's budget ran out; rules finished the rest._",
  },
  fallback: {
    ko: "_모델이 제대로 답하지 못한 부분은 규칙이 대신했습니다._",
    en: "_Where the model failed, rules took over._",
  },
};

/** The line under an answer that says what the reader must know about how it came about. */
export function closingLine(ended: Ended, executor: string, language: Language): string | null {
  const said = [
    lines[ended],
    ended === "answered" || ended === "limit" ? (executor === "rule" ? byRules : undefined) : undefined,
  ];
  const text = said.filter((line) => line !== undefined).map((line) => line[language]);
  return text.length === 0 ? null : text.join("\n");
}
