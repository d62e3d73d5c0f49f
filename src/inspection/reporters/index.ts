import { csvReporter } from "./csv.ts";
import { githubReporter } from "./github.ts";
import { gitlabReporter } from "./gitlab.ts";
import { htmlReporter } from "./html.ts";
import { junitReporter } from "./junit.ts";
import { markdownReporter } from "./markdown.ts";
import type { CreateReporter } from "./reporter.ts";
import { sarifReporter } from "./sarif.ts";
import { stylishReporter } from "./stylish.ts";

/** One array with an object for each document. */
const jsonReporter: CreateReporter = () => ({
  begin: "[\n",
  document: (report) => JSON.stringify(report),
  separator: ",\n",
  end: () => "\n]\n",
});

/** One line for each document; the only format that a run can be resumed in. */
const jsonlReporter: CreateReporter = () => ({
  document: (report) => `${JSON.stringify(report)}\n`,
});

/** Every format of text a run can be reported in. A new one is a file and a line here. */
export const reporters = {
  stylish: stylishReporter,
  json: jsonReporter,
  jsonl: jsonlReporter,
  markdown: markdownReporter,
  html: htmlReporter,
  csv: csvReporter,
  junit: junitReporter,
  sarif: sarifReporter,
  github: githubReporter,
  gitlab: gitlabReporter,
} as const satisfies Record<string, CreateReporter>;

export type ReportFormat = keyof typeof reporters;
