import type { AnalysisReport, Finding, Language, StepResult } from "#protocol";
import { lineInFile } from "./line-in-file.ts";
import { suppressedNote } from "./problems.ts";
import type { CreateReporter } from "./reporter.ts";
import { saidOf } from "./shown-place.ts";

/** Workflow commands that GitHub shows as annotations. */
export const githubReporter: CreateReporter = ({ language }) => ({
  begin: "",
  document: (report) => lines(report, language).join(""),
  separator: "",
  end: () => "",
});

function lines(report: AnalysisReport, language: Language): string[] {
  const { document, status, steps, error } = report;
  if (status === "error" && steps.length === 0)
    return [command("error", { ...wholeOf(document), title: "error" }, error?.message ?? "")];
  return steps.flatMap((step) => [...stepLines(document, step), ...switchedOff(document, step, language)]);
}

function stepLines(document: string, { judgment, findings }: StepResult): string[] {
  if (judgment.severity === "none") return [];
  const level = judgment.severity === "critical" ? "error" : "warning";
  const title = `${judgment.algorithm_name}: ${judgment.severity}`;
  if (findings.length === 0) return [command(level, { ...wholeOf(document), title }, judgment.summary)];
  return findings.map((finding) => command(level, { ...placeOf(document, finding), title }, saidOf(finding)));
}

/** One line a check: GitHub shows but a few of each level. */
function switchedOff(document: string, step: StepResult, language: Language): string[] {
  const note = suppressedNote(step, language);
  const title = `${step.judgment.algorithm_name}: suppressed`;
  return note === "" ? [] : [command("notice", { ...wholeOf(document), title }, note)];
}

/** A document as a whole: its file, or its line where it is a record of one. */
function wholeOf(document: string): Record<string, string> {
  const { file, line } = lineInFile(document, 0);
  return line === 0 ? { file } : { file, line: String(line) };
}

function placeOf(document: string, { line: inText, column, length, text, place }: Finding): Record<string, string> {
  if (place !== undefined) return wholeOf(document);
  const { file, line } = lineInFile(document, inText);
  if (file !== document) return { file, line: String(line) };
  const start = { file, line: String(line), col: String(column) };
  return text.includes("\n") ? start : { ...start, endColumn: String(column + length) };
}

function command(level: string, properties: Readonly<Record<string, string>>, message: string): string {
  const listed = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
  return `::${level} ${listed.join(",")}::${escapeData(message)}\n`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
