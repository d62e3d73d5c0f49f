const delimiters = [",", "\t", ";", "|"] as const;

/** So much of a table is looked at for the row that names its columns. */
export const longestHead = 100_000;

/** What spreadsheets write before a table to name its delimiter: `sep=;`. */
const namedDelimiter = /^"?sep=([^\w"\r\n])"?[ ,;|\t]*(?:\r\n?|\n|$)/i;

/**
 * What stands between the cells of a table, and where its rows begin: what its first row that holds anything has most of
 * outside quotes. Empty for a table of one column, whose rows may hold any of them.
 */
export function delimiterOf(text: string): { readonly delimiter: string; readonly head: number } {
  const named = namedDelimiter.exec(text);
  if (named?.[1] !== undefined) return { delimiter: named[1], head: named[0].length };
  const lines = linesOutsideQuotes(text);
  const line = lines.find(holdsAnything) ?? lines[0] ?? "";
  const counts = delimiters.map((delimiter) => line.split(delimiter).length);
  const most = Math.max(...counts);
  return { delimiter: most === 1 ? "" : (delimiters[counts.indexOf(most)] ?? ""), head: 0 };
}

/** Whether a row that holds anything has ended in the text. */
export const holdsHead = (text: string): boolean => linesOutsideQuotes(text).slice(0, -1).some(holdsAnything);

/** The lines of a text with a letter for what is in quotes, which open where a cell begins or go on where two are one. */
function linesOutsideQuotes(text: string): string[] {
  return text
    .slice(0, longestHead)
    .replace(/(?<=^|[,\t;|\r\n"])"[^"]*"?/g, (quoted) => (quoted === '""' ? "" : "x"))
    .split(/\r\n?|\n/);
}

/** Spreadsheets write a row with nothing in it as delimiters alone. */
const holdsAnything = (line: string): boolean => /[^\s,;|]/.test(line);
