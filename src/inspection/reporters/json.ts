import { reportJson } from "./report-json.ts";
import type { CreateReporter } from "./reporter.ts";

/** One array with an object for each document. */
export const jsonReporter: CreateReporter = () => ({
  begin: "[\n",
  document: reportJson,
  separator: ",\n",
  end: () => "\n]\n",
});
