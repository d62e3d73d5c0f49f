import type { Localized } from "#protocol";

const rules: Localized = { ko: "규칙", en: "Rules" };

/** Who executed a step: the rules, or a model by its id. */
export function executorTitle(executor: string): Localized {
  return executor === "rule" ? rules : { ko: executor, en: executor };
}
