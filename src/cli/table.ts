import stringWidth from "string-width";

/** Columns that line up in a terminal, where a Hangul syllable is two cells wide. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => stringWidth(row[column] ?? ""))));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === row.length - 1 ? cell : cell + " ".repeat((widths[column] ?? 0) - stringWidth(cell)),
      )
      .join("  ")
      .trimEnd();
  return all.map(line).join("\n");
}
