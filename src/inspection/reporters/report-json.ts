import type { AnalysisReport, Plan } from "#protocol";

const planTexts = new WeakMap<Plan, string>();

/** A report as JSON. All documents of a run share one plan, which is written out once. */
export function reportJson({ plan, ...rest }: AnalysisReport): string {
  const known = plan === null ? "null" : (planTexts.get(plan) ?? JSON.stringify(plan));
  if (plan !== null) planTexts.set(plan, known);
  return `${JSON.stringify(rest).slice(0, -1)},"plan":${known}}`;
}
