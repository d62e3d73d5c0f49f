import type { Finding, StepResult } from "#protocol";
import { locationOf, saidOf } from "./places.ts";
import type { CreateReporter } from "./reporter.ts";

const schema = "https://json.schemastore.org/sarif-2.1.0.json";

/** SARIF 2.1.0 with one run: its rules are the algorithms, its results the findings. */
export const sarifReporter: CreateReporter = ({ algorithms, language }) => {
  const rules = algorithms.map(({ name, description }) => ({
    id: name,
    shortDescription: { text: description[language] },
  }));
  const indexOf = new Map(algorithms.map(({ name }, index) => [name, index]));
  const tool = { driver: { name: "jihwi inspect", informationUri: "https://www.npmjs.com/package/jihwi", rules } };
  return {
    begin: `{"$schema":"${schema}","version":"2.1.0","runs":[{"tool":${JSON.stringify(tool)},"columnKind":"utf16CodeUnits","results":[\n`,
    document: (report) =>
      report.steps
        .flatMap((step) => resultsOf(report.document, step, indexOf))
        .map((result) => JSON.stringify(result))
        .join(",\n"),
    separator: ",\n",
    end: ({ errors }) =>
      `\n],"invocations":[${JSON.stringify({ executionSuccessful: errors.length === 0, toolExecutionNotifications: errors.map(notification) })}]}]}\n`,
  };
};

function resultsOf(document: string, step: StepResult, indexOf: ReadonlyMap<string, number>): unknown[] {
  const ruleId = step.judgment.algorithm_name;
  const rule = { ruleId, ruleIndex: indexOf.get(ruleId) ?? -1 };
  // What its author switched off is a result all the same: readers of SARIF know by this not to count it.
  const hidden = (step.suppressed_findings ?? []).map((finding) => ({
    ...rule,
    kind: "fail",
    level: "note",
    ...resultOf(document, finding),
    suppressions: [{ kind: "inSource" }],
  }));
  return [...judgedResults(document, step).map((result) => ({ ...rule, ...result })), ...hidden];
}

function judgedResults(document: string, { judgment, findings }: StepResult): object[] {
  if (judgment.severity === "none") return [];
  // `open`: the rule was applied and there was not enough to decide.
  const verdict =
    judgment.has_problem === null
      ? { kind: "open", level: "none" }
      : { kind: "fail", level: judgment.severity === "critical" ? "error" : "warning" };
  if (findings.length === 0)
    return [{ ...verdict, message: { text: judgment.summary }, locations: [placeOf(document, null)] }];
  return findings.map((finding) => ({ ...verdict, ...resultOf(document, finding) }));
}

function resultOf(document: string, finding: Finding): object {
  return {
    message: { text: saidOf(finding) },
    locations: [placeOf(document, finding)],
    properties: { kind: finding.kind },
  };
}

/** Columns and offsets of a record's text say nothing of the file that it is a line of. */
function placeOf(document: string, finding: Finding | null): unknown {
  const { file, line: startLine, exact } = locationOf(document, finding);
  const ofText = exact && {
    startColumn: exact.column,
    charOffset: exact.offset,
    charLength: exact.length,
    snippet: { text: exact.text },
  };
  const region = startLine === undefined ? undefined : { startLine, ...ofText };
  return { physicalLocation: { artifactLocation: { uri: uriOf(file) }, region } };
}

function notification({ document, message }: { document: string; message: string }): unknown {
  return { level: "error", message: { text: message }, locations: [placeOf(document, null)] };
}

function uriOf(document: string): string {
  return document.toWellFormed().replaceAll("\\", "/").split("/").map(encodeURIComponent).join("/");
}
