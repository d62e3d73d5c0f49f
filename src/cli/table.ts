import stringWidth from "string-width";
import type { Localized } from "#protocol";
import type { Say } from "./context.ts";

/** Columns that line up in a terminal, where a Hangul syllable is two cells wide. */
export function table(
  say: Say,
  head: readonly (Localized | string)[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const all = [
    head.map((cell) => (typeof cell === "string" ? cell : say(cell))),
    ...rows.map((row) => row.map(String)),
  ];
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
