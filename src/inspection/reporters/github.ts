import type { AnalysisReport, Finding, StepResult } from "#protocol";
import { lineInFile } from "./line-in-file.ts";
import type { CreateReporter } from "./reporter.ts";

/** Workflow commands that GitHub shows as annotations. */
export const githubReporter: CreateReporter = () => ({
  begin: "",
  document: (report) => lines(report).join(""),
  separator: "",
  end: () => "",
});

function lines(report: AnalysisReport): string[] {
  if (report.status === "error" && report.steps.length === 0) {
    return [command("error", { file: report.document, title: "error" }, report.error?.message ?? "")];
  }
  return report.steps.flatMap((step) => stepLines(report.document, step));
}

function stepLines(document: string, { judgment, findings }: StepResult): string[] {
  if (judgment.severity === "none") return [];
  const level = judgment.severity === "critical" ? "error" : "warning";
  const title = `${judgment.algorithm_name}: ${judgment.severity}`;
  const { file, line } = lineInFile(document, 0);
  const place: Record<string, string> = line === 0 ? { file } : { file, line: String(line) };
  if (findings.length === 0) return [command(level, { ...place, title }, judgment.summary)];
  return findings.map((finding) =>
    command(level, { ...placeOf(document, finding), title }, `${finding.message}: ${finding.text}`),
  );
}

function placeOf(document: string, { line: inText, column, length, text }: Finding): Record<string, string> {
  const { file, line } = lineInFile(document, inText);
  if (file !== document) return { file, line: String(line) };
  const place = { file, line: String(line), col: String(column) };
  return text.includes("\n") ? place : { ...place, endColumn: String(column + length) };
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
