/** The cells of a row of a Markdown table; a bar with a stroke before it is a letter of its cell. */
export function cellsOfRow(line: string): string[] {
  return line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
}
