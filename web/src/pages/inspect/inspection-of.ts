import {
  type AnalysisReport,
  analysisReportSchema,
  type JihwiMessage,
  type Plan,
  planSchema,
  type StepResult,
  stepResultSchema,
} from "#protocol";

/** What an inspection has come to so far, read from its message's parts. */
export interface Inspection {
  readonly plan: Plan | null;
  readonly steps: readonly StepResult[];
  readonly report: AnalysisReport | null;
}

export function inspectionOf(message: JihwiMessage | undefined): Inspection {
  const results = message?.parts.flatMap((part) => (part.type === "data-result" ? [part.data] : [])) ?? [];
  const ofKind = (kind: string) => results.filter((result) => result.kind === kind).map(({ value }) => value);
  return {
    plan: planSchema.safeParse(ofKind("plan").at(-1)).data ?? null,
    steps: ofKind("step").flatMap((value) => stepResultSchema.safeParse(value).data ?? []),
    report: analysisReportSchema.safeParse(ofKind("report").at(-1)).data ?? null,
  };
}
