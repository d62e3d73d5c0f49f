import { reportJson } from "./report-json.ts";
import type { CreateReporter } from "./reporter.ts";

/** One line for each document; the only format that a run can be resumed in. */
export const jsonlReporter: CreateReporter = () => ({
  begin: "",
  document: (report) => `${reportJson(report)}\n`,
  separator: "",
  end: () => "",
});
