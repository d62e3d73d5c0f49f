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

/** Rows of CSV or TSV, one at a time; the first of them tells what stands between cells. One that is longer than the limit is not kept. */
export async function* readDelimitedRows(
  pieces: AsyncIterable<string>,
  mostUnits: number,
): AsyncGenerator<DelimitedRow> {
  let [row, line, from, units] = [1, 1, 1, 0];
  let cells: string[] = [];
  let cell = "";
  let [isQuoted, wasQuote, wasReturn] = [false, false, false];
  const add = (words: string) => {
    units += words.length;
    if (units <= mostUnits) cell += words;
    else [cells, cell] = [[], ""];
  };
  const take = (): DelimitedRow => {
    const tooLong = units > mostUnits;
    const taken = { row, from, to: line, cells: tooLong ? [] : [...cells, cell], tooLong };
    [row, line, cells, cell, units] = [row + 1, line + 1, [], "", 0];
    from = line;
    return taken;
  };
  let delimiter: string | null = null;
  for await (const piece of beginningWithARow(pieces)) {
    delimiter ??= delimiterOf(piece);
    const special = new RegExp(`["\r\n${delimiter}]`, "g");
    for (let at = 0; at < piece.length; ) {
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
        isQuoted = followsQuote || cell === "";
        if (followsQuote || !isQuoted) add(letter);
        at += 1;
      } else if (letter === delimiter) {
        cells.push(cell);
        cell = "";
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
  if (cell !== "" || cells.length > 0 || units > 0) yield take();
}

const endOr = (found: number, { length }: string) => (found === -1 ? length : found);

/** Rows are told by their first piece, which may not be cut off before its end. */
async function* beginningWithARow(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let beginning: string | null = "";
  for await (const piece of pieces) {
    if (beginning === null) yield piece;
    else {
      beginning += piece;
      if (!/[\r\n]/.test(piece) && beginning.length < longestHead) continue;
      yield beginning;
      beginning = null;
    }
  }
  if (beginning !== null) yield beginning;
}

const longestHead = 1_000_000;
const delimiters = [",", "\t", ";", "|"] as const;

/** What the first row has most of outside quotes; empty for a table of one column, whose rows may hold any of them. */
function delimiterOf(text: string): string {
  const head = text
    .replace(/"[^"]*"?/g, "")
    .split(/[\r\n]/, 1)
    .join();
  const counts = delimiters.map((delimiter) => head.split(delimiter).length);
  const most = Math.max(...counts);
  return most === 1 ? "" : (delimiters[counts.indexOf(most)] ?? "");
}
