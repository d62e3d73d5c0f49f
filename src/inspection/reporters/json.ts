import type { CreateReporter } from "./reporter.ts";

/** One array with an object for each document. */
export const jsonReporter: CreateReporter = () => ({
  begin: "[\n",
  document: (report) => JSON.stringify(report),
  separator: ",\n",
  end: () => "\n]\n",
});
