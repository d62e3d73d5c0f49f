import { cellsOfRow } from "#language";

/** A table of a passage. */
interface EvidenceTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** As it is written. */
  readonly text: string;
}

const rule = /^:?-{2,}:?$/;
const written = /(?:^[ \t]*\|.*(?:\n|$)){3,}/gm;

/** The tables of a passage that have the names of their columns. */
function tablesOf(text: string): EvidenceTable[] {
  return (text.match(written) ?? []).flatMap((table) => {
    const [header, names, ...rows] = table.trim().split("\n").map(cellsOfRow);
    return header === undefined || names === undefined || !isRule(names) ? [] : [{ header, rows, text: table.trim() }];
  });
}

/** The line between the names of the columns and the rows. */
export const isRule = (cells: readonly string[]) => cells.every((cell) => rule.test(cell));

interface Placed {
  readonly documentId: string;
  readonly page: number;
  readonly text: string;
}

/** A passage that begins within a table with the names of its columns above it, where another passage of the page has them. */
export function withColumnNames(passage: Placed, others: readonly Placed[]): string {
  const [first = "", second = ""] = passage.text.split("\n", 2);
  if (!first.startsWith("|") || isRule(cellsOfRow(second))) return passage.text;
  const columns = cellsOfRow(first).length;
  const table = others
    .filter(({ documentId, page }) => documentId === passage.documentId && page === passage.page)
    .flatMap(({ text }) => tablesOf(text))
    .find(({ header }) => header.length === columns);
  return table === undefined ? passage.text : [...table.text.split("\n", 2), passage.text].join("\n");
}

/** A row in words: each cell with the name of its column. */
export function rowInWords(header: readonly string[], cells: readonly string[]): string {
  return cells
    .map((cell, at) => (cell === "" ? "" : header[at] ? `${header[at]}: ${cell}` : cell))
    .filter((part) => part !== "")
    .join(", ");
}

const totalWord = String.raw`(?:합\s*계|총\s*계|소\s*계|누\s*계|총\s*합(?:\s*계)?|총\s*액|계|(?:(?:sub-?|grand )?total|sum)s?)`;
const totalInWords = new RegExp(String.raw`(?:^|[:,] )(?:${totalWord}|전\s*체)(?:,|$)`, "i");

/** A cell without what sets it off: **합계**, 합계(원), Total: */
export const bareCell = (cell: string) =>
  cell
    .replace(/\([^)]*\)/g, "")
    .replace(/[*_:：]/g, "")
    .trim();

/** Whether a row in words is one that sums up others. */
export const sumsUp = (row: string) => totalInWords.test(row);

/** Whether a cell or the name of a column has a word. A number is one as a whole: no 1 in 11팀, nor in 100. */
export function holdsWord(text: string, word: string): boolean {
  const letters = text.replace(/\s/g, "").toLowerCase();
  const numbers: readonly string[] = letters.match(/\d+/g) ?? [];
  return /^\d+$/.test(word) ? numbers.includes(word) : letters.includes(word);
}
