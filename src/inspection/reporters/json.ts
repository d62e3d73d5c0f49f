import type { CreateReporter } from "./reporter.ts";

/** One array with an object for each document. */
export const jsonReporter: CreateReporter = () => ({
  begin: "[\n",
  document: (report) => JSON.stringify(report),
  separator: ",\n",
  end: () => "\n]\n",
});

/** One line for each document; the only format that a run can be resumed in. */
export const jsonlReporter: CreateReporter = () => ({
  begin: "",
  document: (report) => `${JSON.stringify(report)}\n`,
  separator: "",
  end: () => "",
});
