import { type AnalysisReport, type JihwiMessage, type Plan, resultsOf, type StepResult } from "#protocol";

/** What an inspection has come to so far, read from its message's parts. */
export interface Inspection {
  readonly plan: Plan | null;
  readonly steps: readonly StepResult[];
  readonly report: AnalysisReport | null;
}

export function inspectionOf(message: JihwiMessage | undefined): Inspection {
  const messages = message === undefined ? [] : [message];
  return {
    plan: resultsOf(messages, "inspect", "plan").at(-1) ?? null,
    steps: resultsOf(messages, "inspect", "step"),
    report: resultsOf(messages, "inspect", "report").at(-1) ?? null,
  };
}
