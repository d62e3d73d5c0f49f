import { isColumnName } from "./column-name.ts";
import { readCell } from "./read-cell.ts";
import type { RowOnPage } from "./table.ts";

/** So many rows tell what the columns hold. */
const mostRows = 40;
/** A name over one column alone is no group, unless every column has one. */
const fewestInGroup = 2;

/** A unit that stands above a table is no name of a group. */
const tellsUnit = /단위|\bunits?\b/i;

/**
 * Names of columns in two rows, 상반기 above 매출 and 이익, in one: 상반기 매출. Null where the second row is one of data, and "unsure"
 * where it looks like names and cannot be put below the first for certain.
 */
export function twoRowHeader(
  top: readonly string[],
  sub: readonly string[],
  below: readonly RowOnPage[],
): readonly string[] | "unsure" | null {
  const columns = Math.max(top.length, sub.length);
  const at = (cells: readonly string[], column: number) => cells[column]?.trim() ?? "";
  const rows = below.slice(0, mostRows).map(({ cells }) => cells);
  const isValue = Array.from({ length: columns }, (_, column) => holdsValues(rows.map((cells) => at(cells, column))));
  if (!looksLikeNames(sub)) return null;
  const isBlank = at(sub, 0) === "";
  const hasGap = Array.from({ length: columns }, (_, column) => column).some(
    (column) =>
      at(sub, column) !== "" && (at(top, column) === "" || (column > 0 && at(top, column) === at(top, column - 1))),
  );
  if (!isBlank && !hasGap) return null;

  const names: string[] = [];
  /** How many columns stand below each name that has any. */
  const groups: { readonly name: string; size: number }[] = [];
  let [labels, alone] = [0, 0];
  for (let column = 0; column < columns; column += 1) {
    const [over, under] = [at(top, column), at(sub, column)];
    const group = groups.at(-1);
    if (over !== "" && (under === "" || under === over)) {
      labels += 1;
      names.push(over);
      // What stands beside it without a name above is of no group.
      groups.push({ name: "", size: 0 });
    } else if (over === "" && under !== "" && column === alone) {
      alone += 1;
      names.push(under);
    } else if (under !== "" && (over !== "" || (group !== undefined && group.name !== ""))) {
      if (over !== "" && over !== group?.name) groups.push({ name: over, size: 0 });
      const own = groups.at(-1);
      if (own !== undefined) own.size += 1;
      names.push(`${own?.name ?? ""} ${under}`);
    } else return "unsure";
  }
  const real = groups.filter(({ size }) => size > 0);
  const wide = real.filter(({ size }) => size >= fewestInGroup).length;
  const isFirstSure = alone === 0 ? at(sub, 0) === "" || at(sub, 0) === at(top, 0) : wide > 1;
  const isGrouped = wide > 0 || real.length > 1;
  const areNames =
    [...top, ...sub].every((cell) => cell === "" || isColumnName(cell)) &&
    !real.some(({ name }) => tellsUnit.test(name));
  const isSure = isFirstSure && isGrouped && areNames && new Set(names).size === names.length;
  const [next] = rows;
  return isSure && labels + alone > 0 && !(next !== undefined && looksLikeNames(next)) ? names : "unsure";

  /** Names stand where the rows below have figures, over two columns at least. */
  function looksLikeNames(cells: readonly string[]): boolean {
    if (!cells.every((cell) => cell === "" || isColumnName(cell))) return false;
    const named = isValue.filter((is, column) => is && at(cells, column) !== "").length;
    const isWhole = isValue.every((is, column) => !is || at(cells, column) !== "" || at(top, column) !== "");
    return named > 1 && isWhole;
  }
}

/** More than half of the cells that are filled are no words. */
function holdsValues(cells: readonly string[]): boolean {
  const kinds = cells.map((cell) => readCell(cell).kind).filter((kind) => kind !== "blank");
  return kinds.length > 0 && kinds.filter((kind) => kind !== "words").length * 2 > kinds.length;
}
