import type { Finding } from "#protocol";
import { type Annotation, annotationsOf, lineInFile } from "./places.ts";
import type { CreateReporter } from "./reporter.ts";

/** Workflow commands that GitHub shows as annotations; what comments have hidden in one line a check, since it shows but few. */
export const githubReporter: CreateReporter = ({ language }) => ({
  begin: "",
  document: (report) =>
    annotationsOf(report, language)
      .map((one) => command(report.document, one))
      .join(""),
  separator: "",
  end: () => "",
});

const levels = { critical: "error", warning: "warning", undecided: "warning", error: "error", suppressed: "notice" };

function command(document: string, { check, severity, said, finding }: Annotation): string {
  const title = severity === "error" ? "error" : `${check}: ${severity}`;
  const place = finding === null ? wholeOf(document) : placeOf(document, finding);
  const listed = Object.entries({ ...place, title }).map(([name, value]) => `${name}=${escapeProperty(value)}`);
  return `::${levels[severity]} ${listed.join(",")}::${escapeData(said)}\n`;
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

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
