import { bareLetters } from "./bare-letters.ts";
import { isMeasure, type ReadTable } from "./columns.ts";
import { sameValues } from "./same-values.ts";

/** A column that has cells called so: whole, or as one word among others (서울 in 서울 본사). */
export interface NamedCells {
  readonly column: number;
  readonly isWhole: boolean;
}

/** Which columns have cells that a word names. */
export interface CellIndex {
  find(letters: string): readonly NamedCells[];
}

const rowsAtOnce = 200;
/** A cell of more words than this tells something; it names nothing. */
const mostParts = 12;
/** What the names of several things of one kind end in: 개발 is 개발팀. */
const kindEnding = /(?:팀|부|부서|본부|실|점|지점|과|국|처|센터|시|도|구|역|반|학년|사업)$/;

/** The letters that a cell is named by, as a whole and by its words. */
export function namesOfCell(cell: string): { readonly whole: readonly string[]; readonly parts: readonly string[] } {
  const letters = bareLetters(cell);
  const sameAs = sameValues.find((line) => line.includes(letters)) ?? [letters];
  const written = cell.split(/[\s,/·()]+/).filter((part) => part !== "");
  const parts =
    written.length > mostParts
      ? []
      : written.length > 1
        ? written.map(bareLetters).filter((part) => part.length > 1)
        : [];
  const stem = letters.replace(kindEnding, "");
  return { whole: sameAs, parts: stem !== letters && stem.length > 1 ? [...parts, stem] : parts };
}

/** Indexes the cells that rows are chosen by: words, and figures that only name, such as years. */
export async function indexCells({ columns, rows }: ReadTable, pause: () => Promise<void>): Promise<CellIndex> {
  const index = new Map<string, Map<number, boolean>>();
  const add = (letters: string, column: number, isWhole: boolean) => {
    if (letters === "") return;
    const known = index.get(letters);
    if (known === undefined) index.set(letters, new Map([[column, isWhole]]));
    else known.set(column, isWhole || known.get(column) === true);
  };
  for (const [at, { row, values }] of rows.entries()) {
    if (at % rowsAtOnce === 0) await pause();
    for (const column of columns) {
      const [cell = "", value] = [row.cells[column.at], values[column.at]];
      if (value === undefined || value.kind === "blank" || value.kind === "time") continue;
      const isName = value.kind === "figure" && !isMeasure(column) && column.kind === "figure";
      if (value.kind === "figure" && value.unit === "" && !isName) continue;
      // A whole day is a condition; a month may be what a row is called.
      if (value.kind === "day" && column.kind === "day" && value.day !== null) continue;
      const { whole, parts } = namesOfCell(cell);
      for (const name of whole) add(name, column.at, true);
      if (isName && /^(?:19|20)\d\d$/.test(cell)) add(`${cell}년`, column.at, true);
      if (value.kind === "words") for (const name of parts) add(name, column.at, false);
    }
  }
  return {
    find: (letters) => [...(index.get(letters) ?? [])].map(([column, isWhole]) => ({ column, isWhole })),
  };
}
