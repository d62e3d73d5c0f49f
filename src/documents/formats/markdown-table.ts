import { oneLine } from "#language";

/** A cell's words on one line; a bar would end the cell. */
export function cellText(text: string): string {
  return oneLine(text).replaceAll("|", "\\|");
}

/** The cells of the longest row. */
export function columnsOf(rows: readonly (readonly string[])[]): number {
  return rows.reduce((most, row) => Math.max(most, row.length), 0);
}

/** Rows as a Markdown table. Its first row becomes the header, since Markdown knows no table without one. */
export function toMarkdownTable(rows: readonly (readonly string[])[]): string {
  const filled = rows.filter((row) => row.some((cell) => cell !== ""));
  const columns = columnsOf(filled);
  if (columns === 0) return "";
  // A table of one column is a frame around text.
  if (columns === 1) return filled.map((row) => (row[0] ?? "").replaceAll("\\|", "|")).join("\n");
  const lines = filled.map(
    (row) => `| ${Array.from({ length: columns }, (_, column) => row[column] ?? "").join(" | ")} |`,
  );
  return [lines[0], `|${" --- |".repeat(columns)}`, ...lines.slice(1)].join("\n");
}
