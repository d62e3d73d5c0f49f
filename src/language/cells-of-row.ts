/** The cells of a row of a Markdown table. */
export function cellsOfRow(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}
