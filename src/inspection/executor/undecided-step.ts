import type { Language, Localized, PlanStep, StepResult } from "#protocol";
import { saidIn, toJihwiError } from "#protocol";

interface UndecidedOptions {
  readonly language: Language;
  readonly now: () => Date;
}

/** A check without its list has looked at nothing, which is no pass. */
export function notConfigured(step: PlanStep, missing: Localized, options: UndecidedOptions): StepResult {
  const { language } = options;
  return undecided(step, `${notConfiguredTitle[language]}: ${missing[language]}`, options);
}

const notConfiguredTitle = { ko: "설정되지 않음", en: "Not configured" } as const;

/** An algorithm that fails has decided nothing: its step is undecided and carries the error. */
export function failed(step: PlanStep, thrown: unknown, options: UndecidedOptions): StepResult {
  const error = toJihwiError(thrown);
  const message = saidIn(error.says, options.language);
  return { ...undecided(step, message, options), error: { code: error.code, message } };
}

function undecided(step: PlanStep, message: string, options: UndecidedOptions): StepResult {
  return {
    step,
    execution_result: {},
    judgment: {
      algorithm_name: step.algorithm_name,
      has_problem: null,
      severity: "undecided",
      reasoning: `[Thought] ${message}\n[Final] has_problem=null, severity=undecided`,
      summary: message,
      executor: "rule",
    },
    findings: [],
    suppressed: 0,
    executed_at: options.now().toISOString(),
  };
}
