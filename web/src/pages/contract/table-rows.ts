import { type ContractCell, type ContractRow, cellRemark, type Localized } from "#protocol";

/** What a table is sorted and narrowed by. */
export interface TableView {
  /** The place of a column; -1 for the contracts' names; null as they were chosen. */
  readonly column: number | null;
  readonly isDescending: boolean;
  readonly words: string;
  /** Only contracts of which a cell needs a look. */
  readonly onlyMarked: boolean;
}

/** Cells that somebody should look at before they are relied on. */
export const isMarked = ({ status }: ContractCell) =>
  status === "differs" || status === "not-found" || status === "failed";

/** The text of a cell as it is sorted and searched. */
const textOf = ({ answer, quote }: ContractCell) => answer ?? quote ?? "";

/** The rows of a table as they are to be shown. Empty cells come last, either way; figures in texts count as figures. */
export function rowsShown(
  rows: readonly ContractRow[],
  { column, isDescending, words, onlyMarked }: TableView,
  language: keyof Localized,
): readonly ContractRow[] {
  const wanted = words.trim().normalize("NFC").toLowerCase();
  const textsOf = ({ file, cells }: ContractRow) => [
    file,
    ...cells.flatMap((cell) => [cell.answer, cell.quote, cell.label, cellRemark(cell)?.[language]]),
  ];
  const shown = rows.filter(
    (row) =>
      (wanted === "" || textsOf(row).some((text) => text?.toLowerCase().includes(wanted))) &&
      (!onlyMarked || row.cells.some(isMarked)),
  );
  if (column === null) return shown;
  const keyOf = ({ file, cells }: ContractRow) => {
    const cell = cells[column];
    return column === -1 ? file : cell === undefined ? "" : textOf(cell);
  };
  const order = new Intl.Collator(language, { numeric: true });
  return shown.toSorted((one, other) => {
    const [left, right] = [keyOf(one), keyOf(other)];
    if (left === "" || right === "") return Number(left === "") - Number(right === "");
    return isDescending ? order.compare(right, left) : order.compare(left, right);
  });
}
