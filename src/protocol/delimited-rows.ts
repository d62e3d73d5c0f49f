export interface DelimitedRow {
  /** As spreadsheets count them, from 1; empty ones count. */
  readonly row: number;
  /** The lines of the file that it stands on, from 1: a cell in quotes may hold several. */
  readonly from: number;
  readonly to: number;
  readonly cells: readonly string[];
  /** It was longer than allowed; its cells were dropped. */
  readonly tooLong: boolean;
}

/**
 * Rows of CSV or TSV, one at a time; the first that holds anything tells what stands between cells. One that is longer than
 * the limit is not kept.
 */
export async function* readDelimitedRows(
  pieces: AsyncIterable<string> | Iterable<string>,
  mostUnits: number,
): AsyncGenerator<DelimitedRow> {
  let [row, line, from, units] = [1, 1, 1, 0];
  let cells: string[] = [];
  let cell = "";
  let [hasBegun, isQuoted, wasQuote, wasReturn] = [false, false, false, false];
  /** Delimiters count: cells take room though they are empty. */
  const count = (length: number): boolean => {
    units += length;
    if (units > mostUnits) [cells, cell] = [[], ""];
    return units <= mostUnits;
  };
  const add = (words: string) => {
    hasBegun = true;
    if (count(words.length)) cell += words;
  };
  const take = (): DelimitedRow => {
    const tooLong = units > mostUnits;
    const taken = { row, from, to: line, cells: tooLong ? [] : [...cells, cell], tooLong };
    [row, line, cells, cell, units, hasBegun] = [row + 1, line + 1, [], "", 0, false];
    from = line;
    return taken;
  };
  let delimiter: string | null = null;
  for await (const piece of beginningWithHead(pieces)) {
    let at = 0;
    if (delimiter === null) {
      const told = delimiterOf(piece);
      [delimiter, at] = [told.delimiter, told.head];
      // A line that only names the delimiter is a line of the file, but spreadsheets show no row for it.
      if (at > 0) [line, from, wasReturn] = [2, 2, piece[at - 1] === "\r"];
    }
    const special = new RegExp(`["\r\n${delimiter === "" ? "" : `\\${delimiter}`}]`, "g");
    while (at < piece.length) {
      if (isQuoted) {
        const end = endOr(piece.indexOf('"', at), piece);
        const words = piece.slice(at, end);
        add(words);
        line += words.match(/\r\n?|\n/g)?.length ?? 0;
        at = end + 1;
        if (end < piece.length) [isQuoted, wasQuote] = [false, true];
        continue;
      }
      const letter = piece[at] ?? "";
      const [followsQuote, followsReturn] = [wasQuote, wasReturn];
      [wasQuote, wasReturn] = [false, letter === "\r"];
      if (letter === '"') {
        // Two in quotes are one; one that opens nothing is a letter as any other.
        isQuoted = followsQuote || !hasBegun;
        if (followsQuote || !isQuoted) add(letter);
        hasBegun = true;
        at += 1;
      } else if (letter === delimiter) {
        if (count(1)) cells.push(cell);
        [cell, hasBegun] = ["", false];
        at += 1;
      } else if (letter === "\r" || letter === "\n") {
        if (!(letter === "\n" && followsReturn)) yield take();
        at += 1;
      } else {
        special.lastIndex = at;
        const end = endOr(special.exec(piece)?.index ?? -1, piece);
        add(piece.slice(at, end));
        at = end;
      }
    }
  }
  if (hasBegun || units > 0) yield take();
}

const endOr = (found: number, { length }: string) => (found === -1 ? length : found);

/** Rows are told by their first piece, which may not be cut off before the end of the row that names the columns. */
async function* beginningWithHead(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let beginning: string | null = "";
  for await (const piece of pieces) {
    if (beginning === null) yield piece;
    else {
      beginning += piece;
      if (beginning.length < longestHead && !(/[\r\n]/.test(piece) && holdsHead(beginning))) continue;
      yield beginning;
      beginning = null;
    }
  }
  if (beginning !== null) yield beginning;
}

const delimiters = [",", "\t", ";", "|"] as const;

/** So much of a table is looked at for the row that names its columns. */
const longestHead = 100_000;

/** What spreadsheets write before a table to name its delimiter: `sep=;`. */
const namedDelimiter = /^"?sep=([^\w"\r\n])"?[ ,;|\t]*(?:\r\n?|\n|$)/i;

/**
 * What stands between the cells of a table, and where its rows begin: what its first row that holds anything has most of
 * outside quotes. Empty for a table of one column, whose rows may hold any of them.
 */
function delimiterOf(text: string): { readonly delimiter: string; readonly head: number } {
  const named = namedDelimiter.exec(text);
  if (named?.[1] !== undefined) return { delimiter: named[1], head: named[0].length };
  const lines = linesOutsideQuotes(text);
  const line = lines.find(holdsAnything) ?? lines[0] ?? "";
  const counts = delimiters.map((delimiter) => line.split(delimiter).length);
  const most = Math.max(...counts);
  return { delimiter: most === 1 ? "" : (delimiters[counts.indexOf(most)] ?? ""), head: 0 };
}

/** Whether a row that holds anything has ended in the text. */
const holdsHead = (text: string): boolean => linesOutsideQuotes(text).slice(0, -1).some(holdsAnything);

/** The lines of a text with a letter for what is in quotes, which open where a cell begins or go on where two are one. */
function linesOutsideQuotes(text: string): string[] {
  return text
    .slice(0, longestHead)
    .replace(/(?<=^|[,\t;|\r\n"])"[^"]*"?/g, (quoted) => (quoted === '""' ? "" : "x"))
    .split(/\r\n?|\n/);
}

/** Spreadsheets write a row with nothing in it as delimiters alone. */
const holdsAnything = (line: string): boolean => /[^\s,;|]/.test(line);

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

/** What begins a table as a file: Excel needs it to read Korean. */
export const csvMark = "\uFEFF";

/** A row as spreadsheets read it. A cell that they would take for a formula, in full-width signs too, is marked as text. */
export function csvLine(cells: readonly (string | number)[]): string {
  const cell = (value: string | number) => {
    if (typeof value === "number") return String(value);
    const safe = /^[=+\-@\t\r]/.test(value.slice(0, 1).normalize("NFKC")) ? `'${value}` : value;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `${cells.map(cell).join(",")}\r\n`;
}
