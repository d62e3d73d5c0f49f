import type { Finding, StepResult } from "#protocol";
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
    end: ({ error, errors }) =>
      `\n],"invocations":[${JSON.stringify({ executionSuccessful: error === 0, toolExecutionNotifications: errors.map(notification) })}]}]}\n`,
  };
};

function resultsOf(document: string, step: StepResult, indexOf: ReadonlyMap<string, number>): unknown[] {
  const { judgment, findings } = step;
  if (judgment.severity === "none") return [];
  // `open`: the rule was applied and there was not enough to decide.
  const verdict =
    judgment.has_problem === null
      ? { kind: "open", level: "none" }
      : { kind: "fail", level: judgment.severity === "critical" ? "error" : "warning" };
  const ruleId = judgment.algorithm_name;
  const common = { ruleId, ruleIndex: indexOf.get(ruleId) ?? -1, ...verdict };
  const artifactLocation = { uri: uriOf(document) };
  if (findings.length === 0) {
    return [
      { ...common, message: { text: judgment.summary }, locations: [{ physicalLocation: { artifactLocation } }] },
    ];
  }
  return findings.map((finding) => ({
    ...common,
    message: { text: `${finding.message}: ${finding.text}` },
    locations: [{ physicalLocation: { artifactLocation, region: regionOf(finding) } }],
    properties: { kind: finding.kind },
  }));
}

function regionOf({ line, column, offset, length, text }: Finding): unknown {
  return { startLine: line, startColumn: column, charOffset: offset, charLength: length, snippet: { text } };
}

function notification({ document, message }: { document: string; message: string }): unknown {
  return {
    level: "error",
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(document) } } }],
  };
}

function uriOf(document: string): string {
  return document.toWellFormed().replaceAll("\\", "/").split("/").map(encodeURIComponent).join("/");
}
