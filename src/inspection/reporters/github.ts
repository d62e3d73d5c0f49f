import { type Annotation, annotationsOf, locationOf } from "./places.ts";
import type { CreateReporter } from "./reporter.ts";

/** Workflow commands that GitHub shows as annotations; what comments have hidden in one line a check, since it shows but few. */
export const githubReporter: CreateReporter = ({ language }) => ({
  document: (report) =>
    annotationsOf(report, language)
      .map((one) => command(report.document, one))
      .join(""),
});

const levels = { critical: "error", warning: "warning", undecided: "warning", error: "error", suppressed: "notice" };

function command(document: string, { check, severity, said, finding }: Annotation): string {
  const title = severity === "error" ? "error" : `${check}: ${severity}`;
  const { file, line, exact } = locationOf(document, finding);
  const endColumn = exact === null || exact.text.includes("\n") ? undefined : exact.column + exact.length;
  const listed = Object.entries({ file, line, col: exact?.column, endColumn, title }).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${escapeProperty(String(value))}`,
  );
  return `::${levels[severity]} ${listed.join(",")}::${escapeData(said)}\n`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
