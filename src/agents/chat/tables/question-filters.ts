import { bareLetters } from "./bare-letters.ts";
import { isOfKind } from "./column-words.ts";
import type { Column, ReadTable } from "./columns.ts";
import { fitsCondition } from "./fits-condition.ts";
import { placesOf } from "./item-places.ts";
import { joinConditions, type PlacedCondition } from "./joined-conditions.ts";
import type { Operation } from "./operation.ts";
import type { QuestionItem } from "./question-items.ts";
import { isYesOrNo, yesName } from "./same-values.ts";
import type { Filter, Unclear } from "./table-reading.ts";

/** Which rows a question means: by cells that it names, and by what it says of columns; `taken` are the names that said of what. */
export function questionFilters(
  question: string,
  items: readonly QuestionItem[],
  read: ReadTable,
  operation: Operation,
) {
  const filters: Filter[] = [];
  const placed: PlacedCondition[] = [];
  const places = placesOf(question, items);
  /** Columns that were named to say what a condition is about. */
  const taken = new Set<QuestionItem>();
  let unclear: Unclear | null = null;
  for (const [at, item] of items.entries()) {
    if (item.kind === "cell") {
      const column = columnOfCell(item, items, read.columns);
      if (column === null) {
        unclear ??= { kind: "which-filter", words: item.words, columns: item.cells.map((cell) => cell.column) };
        continue;
      }
      const isWhole = item.cells.some((cell) => cell.column === column && cell.isWhole);
      const isNot = isDenied(items, at, column);
      const same = filters.findIndex((one) => one.kind === "cell" && one.column === column && one.isNot === isNot);
      const name = { letters: item.letters, isWhole };
      const known = filters[same];
      if (known?.kind === "cell") filters[same] = { ...known, names: [...known.names, name] };
      else filters.push({ kind: "cell", column, isNot, names: [name] });
      for (const one of items)
        if (one.kind === "column" && one.columns.some((named) => named.column === column) && isBeside(items, one, item))
          taken.add(one);
      continue;
    }
    if (item.kind === "column" && operation.kind !== null) {
      // 승인된 금액 합계, the average of furnished places: a column of yes and no is named for its yes.
      const said = item.columns.find(({ column }) => saysYesOrNo(read, column));
      // 탈퇴한 회원은 몇 명: those that have a day of it.
      const isWhole = operation.kind === "count" || operation.kind === "sum" || operation.kind === "average";
      const day = item.columns.find(({ column }) => read.columns[column]?.kind === "day");
      if (isWhole && !item.isEach && day !== undefined && !taken.has(item)) {
        taken.add(item);
        filters.push({ kind: "condition", column: day.column, condition: { kind: "filled", words: item.words } });
        continue;
      }
      if (
        said === undefined ||
        [items[at - 1], items[at + 1]].some((beside) => beside?.kind === "cell" || beside?.kind === "condition")
      )
        continue;
      taken.add(item);
      filters.push({ kind: "cell", column: said.column, isNot: false, names: [yesName] });
    }
    if (item.kind !== "condition") continue;
    const { condition } = item;
    if (condition.kind === "not") {
      const target = items[condition.isBehind ? at + 1 : at - 1];
      if (target?.kind !== "cell") unclear ??= { kind: "no-such-row", words: [item.words] };
      continue;
    }
    const found = fitsCondition(condition, at, items, read);
    if (found === null) {
      unclear ??= { kind: "no-such-row", words: [item.words] };
      continue;
    }
    if (found.item !== null) taken.add(found.item);
    placed.push({ column: found.column, condition, place: places[at] ?? null });
  }
  const joined = joinConditions(question, placed);
  filters.push(...joined.filters);
  // What else is said of a column says that it is there, too.
  const isSaid = (filter: Filter) =>
    filter.kind === "condition" &&
    filter.condition.kind === "filled" &&
    filters.some((other) => other !== filter && other.column === filter.column);
  return {
    filters: filters.filter((filter) => !isSaid(filter)),
    taken,
    unclear: unclear ?? joined.unclear,
    joins: joined.joins,
  };
}

/** 영업팀과 개발팀 빼고, except North and South: what is denied of one is denied of those that are told with it. */
function isDenied(items: readonly QuestionItem[], from: number, column: number): boolean {
  const isTold = (item: QuestionItem | undefined) =>
    item?.kind === "cell" && item.cells.some((cell) => cell.column === column);
  let [next, last] = [from + 1, from - 1];
  while (isTold(items[next])) next += 1;
  while (isTold(items[last])) last -= 1;
  const [behind, before] = [items[next], items[last]];
  return (
    (behind?.kind === "condition" && behind.condition.kind === "not" && !behind.condition.isBehind) ||
    (before?.kind === "condition" && before.condition.kind === "not" && before.condition.isBehind)
  );
}

function saysYesOrNo({ rows }: ReadTable, at: number): boolean {
  const filled = rows.map(({ row }) => row.cells[at] ?? "").filter((cell) => cell !== "");
  return filled.length > 0 && filled.every(isYesOrNo);
}

const isBeside = (items: readonly QuestionItem[], one: QuestionItem, other: QuestionItem) =>
  Math.abs(items.indexOf(one) - items.indexOf(other)) === 1;

/** The column that a cell is of: the only one, or the one that is named; null where that is open. */
function columnOfCell(
  { cells, letters }: Extract<QuestionItem, { kind: "cell" }>,
  items: readonly QuestionItem[],
  columns: readonly Column[],
): number | null {
  const named = cells.filter(({ column }) =>
    items.some((item) => item.kind === "column" && item.columns.some((one) => one.column === column)),
  );
  // 상 and 중 are grades only where the grade is spoken of.
  if (letters.length === 1) return named.length === 1 ? (named[0]?.column ?? null) : null;
  if (cells.length === 1) return cells[0]?.column ?? null;
  if (named.length === 1) return named[0]?.column ?? null;
  const short = cells.filter(
    ({ column }) => columns[column]?.kind !== "words" || !isOfKind(bareLetters(columns[column]?.base ?? ""), ["note"]),
  );
  return short.length === 1 ? (short[0]?.column ?? null) : null;
}
