import type { AnalysisReport } from "#protocol";
import type { CreateReporter } from "./reporter.ts";
import { rowsOf, tableHead } from "./rows.ts";

/** A row for each finding, for spreadsheets. UTF-8 with a mark, which Excel needs to read Korean. */
export const csvReporter: CreateReporter = (run) => ({
  begin: `\uFEFF${line(tableHead[run.language])}`,
  document: (report: AnalysisReport) => rowsOf(report, run).map(line).join(""),
  separator: "",
  end: () => "",
});

function line(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

/** A cell that a spreadsheet would take for a formula is marked as text. */
function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
