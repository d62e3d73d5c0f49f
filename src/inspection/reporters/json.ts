import type { AnalysisReport, Plan } from "#protocol";
import type { CreateReporter } from "./reporter.ts";

const planTexts = new WeakMap<Plan, string>();

/** A report as JSON. All documents of a run share one plan, which is written out once. */
function reportJson({ plan, ...rest }: AnalysisReport): string {
  const known = plan === null ? "null" : (planTexts.get(plan) ?? JSON.stringify(plan));
  if (plan !== null) planTexts.set(plan, known);
  return `${JSON.stringify(rest).slice(0, -1)},"plan":${known}}`;
}

/** One array with an object for each document. */
export const jsonReporter: CreateReporter = () => ({
  begin: "[\n",
  document: reportJson,
  separator: ",\n",
  end: () => "\n]\n",
});

/** One line for each document; the only format that a run can be resumed in. */
export const jsonlReporter: CreateReporter = () => ({
  begin: "",
  document: (report) => `${reportJson(report)}\n`,
  separator: "",
  end: () => "",
});
