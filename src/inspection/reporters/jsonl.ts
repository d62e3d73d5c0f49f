import type { CreateReporter } from "./reporter.ts";

/** One line for each document; the only format that a run can be resumed in. */
export const jsonlReporter: CreateReporter = () => ({
  begin: "",
  document: (report) => `${JSON.stringify(report)}\n`,
  separator: "",
  end: () => "",
});
