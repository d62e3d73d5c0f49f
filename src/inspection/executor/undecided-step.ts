import { z } from "zod";
import { type Language, type Localized, notCovered, type Plan, type PlanStep, type StepResult } from "#protocol";
import { inspectErrorOf } from "../failure.ts";
import { inspectionText } from "../text.ts";

interface UndecidedOptions {
  readonly language: Language;
  readonly now: () => Date;
}

/** A check without its list has looked at nothing, which is no pass. */
export function notConfigured(step: PlanStep, missing: Localized, options: UndecidedOptions): StepResult {
  return undecided(step, inspectionText("not-configured", { missing })[options.language], options);
}

/** An algorithm that fails has decided nothing: its step is undecided and carries the error. */
export function failed(step: PlanStep, thrown: unknown, options: UndecidedOptions): StepResult {
  const error = inspectErrorOf(thrown, options.language);
  return { ...undecided(step, error.message, options), error };
}

/** What a plan says that none of its checks looks at: no pass of them is a pass of that. */
export function uncovered(plan: Plan, options: UndecidedOptions): StepResult[] {
  const parts = z.array(z.string()).safeParse(plan.metadata.not_covered).data ?? [];
  const lastId = Math.max(0, ...plan.steps.map(({ step_id }) => step_id));
  return parts.map((part, at) => {
    const step_id = lastId + at + 1;
    const step = { step_id, algorithm_name: notCovered.name, description: part, input_spec: {}, depends_on: [] };
    return undecided(step, inspectionText("not-looked-at", { part })[options.language], options);
  });
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
