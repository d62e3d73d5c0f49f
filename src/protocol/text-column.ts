/** Columns of shorter values hold names, codes or figures. */
const shortestText = 5;
/** So many rows tell which column it is. */
const rowsLookedAt = 200;

/** The column of a table that holds its texts: the one with the longest values, apart from figures and dates. Null when no column is so long. */
export function longestTextColumn(columns: readonly string[], rows: readonly (readonly string[])[]): string | null {
  let chosen: string | null = null;
  let longest = shortestText;
  const looked = rows.slice(0, rowsLookedAt);
  for (const [at, column] of columns.entries()) {
    const values = looked.map((cells) => cells[at]?.trim() ?? "").filter((value) => /\p{L}/u.test(value));
    const mean = values.reduce((sum, value) => sum + value.length, 0) / Math.max(1, looked.length);
    if (column === "" || mean < longest) continue;
    chosen = column;
    longest = mean;
  }
  return chosen;
}
