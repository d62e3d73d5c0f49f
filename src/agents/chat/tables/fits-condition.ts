import { bareLetters } from "./bare-letters.ts";
import { isOfKind } from "./column-words.ts";
import { type Column, isMeasure, type ReadTable } from "./columns.ts";
import type { RowCondition } from "./conditions.ts";
import type { QuestionItem } from "./question-items.ts";
import { isCurrency } from "./read-cell.ts";
import { namesScale } from "./scale-letters.ts";
import { scaleOf } from "./unit-scale.ts";

type ColumnItem = Extract<QuestionItem, { kind: "column" }>;
interface Place {
  readonly column: number;
  /** What named it. */
  readonly item: QuestionItem | null;
}

const yearColumn = /연도|년도|\byear\b/i;
/** The kinds of columns that a unit is of. */
const kindsOfUnit: Readonly<Record<string, readonly string[]>> = {
  원: ["price", "pay", "sales", "budget", "spent"],
  명: ["people"],
  people: ["people"],
  개: ["amount"],
  세: ["age"],
  살: ["age"],
  점: ["score"],
  "%": ["share"],
  퍼센트: ["share"],
  프로: ["share"],
  percent: ["share"],
};

/** The column that a condition is about; null where that is open, or some of its cells could not be read and may be meant as well. */
export function fitsCondition(
  condition: Exclude<RowCondition, { kind: "not" }>,
  at: number,
  items: readonly QuestionItem[],
  read: ReadTable,
): Place | null {
  const place = placeOf(condition, at, items, read);
  const isOfValues = condition.kind === "figure" || condition.kind === "day";
  if (place === null || !isOfValues) return place;
  return isPartlyRead(read, place.column) || leavesScaleOpen(condition, read, place.column) ? null : place;
}

/** No bare figure of a column in thousands or more is so large. */
const largestBare = 1000;

/** Whether it is open how a figure is compared: with a column whose scale is not read, or in metres or millions. */
function leavesScaleOpen(condition: RowCondition, { columns, rows }: ReadTable, at: number): boolean {
  const column = columns[at];
  if (condition.kind !== "figure" || column === undefined) return false;
  const units = rows.flatMap(({ values }) => (values[at]?.kind === "figure" ? [values[at].unit] : []));
  if (/\d\s?m\b/i.test(condition.words) && (column.unit === "m" || units.includes("m"))) return true;
  if (!namesScale(column.name)) return false;
  if (units.some((unit) => unit !== "")) return true;
  const isRead = scaleOf(column.unit).scale > 1;
  return condition.bounds.some(({ value, unit, isScaled }) => {
    const isTold = isScaled || unit !== "";
    return isTold ? !isRead : value >= largestBare;
  });
}

/** Whether cells of a column tell something in digits that was not read as the others of it were. */
function isPartlyRead({ columns, rows }: ReadTable, at: number): boolean {
  const kind = columns[at]?.kind;
  return rows.some(({ row, values }) => {
    const value = values[at]?.kind ?? "blank";
    return value !== kind && value !== "blank" && /\d/.test(row.cells[at] ?? "");
  });
}

/** The column that is named beside a condition, else the only one that it can be about. */
function placeOf(
  condition: Exclude<RowCondition, { kind: "not" }>,
  at: number,
  items: readonly QuestionItem[],
  { columns, rows }: ReadTable,
): Place | null {
  const canBe = (column: Column) => {
    if (condition.kind === "blank" || condition.kind === "filled") return true;
    if (condition.kind === "day")
      return column.kind === "day" || (column.kind === "figure" && yearColumn.test(column.base));
    return (
      column.kind === "figure" && isMeasure(column) && condition.bounds.every(({ unit }) => isSameUnit(unit, column))
    );
  };
  const isColumn = (item: QuestionItem | undefined): item is ColumnItem => item?.kind === "column" && !item.isEach;
  const best = (item: ColumnItem): number | null => {
    const able = item.columns.filter(({ column }) => {
      const found = columns[column];
      return found !== undefined && canBe(found);
    });
    return able.length === 1 ? (able[0]?.column ?? null) : null;
  };
  const isBehind = condition.kind === "blank" && condition.isBehind;
  const [last, next] = [items[at - 1], items[at + 1]];
  // 수량 50 이상, but 2 bedrooms.
  const isEnglish = next?.kind === "column" && /^[a-z]/.test(next.words);
  const beside = isBehind ? [next] : isEnglish ? [next, last] : [last, next];
  for (const item of beside) {
    if (!isColumn(item)) continue;
    const column = best(item);
    if (column !== null) return { column, item };
  }
  if (condition.kind === "blank" || condition.kind === "filled") return null;
  // A verb before it may be between them: 입사한 사람 중 3월 이후.
  if (condition.kind === "day") {
    const named = items.filter(isColumn).flatMap((item) => {
      const column = best(item);
      return column === null ? [] : [{ column, item }];
    });
    const [only, another] = named;
    if (only !== undefined && another === undefined) return only;
  }
  const able = columns.filter(canBe);
  if (able.length === 1 && able[0] !== undefined) return { column: able[0].at, item: null };
  if (condition.kind === "day") {
    const days = able.filter(({ base }) => !isOfKind(bareLetters(base), ["birth"]));
    return days.length === 1 && days[0] !== undefined ? { column: days[0].at, item: null } : null;
  }
  const unit = condition.bounds[0]?.unit ?? "";
  const kinds = kindsOfUnit[unit] ?? [];
  const byUnit = able.filter(({ at: of, unit: own, base }) => {
    if (unit === "") return false;
    const cells = rows.find(({ values }) => values[of]?.kind === "figure")?.values[of];
    const written = cells?.kind === "figure" ? cells.unit : "";
    return scaleOf(own).unit === unit || written === unit || isOfKind(bareLetters(base), kinds);
  });
  if (byUnit.length === 1 && byUnit[0] !== undefined) return { column: byUnit[0].at, item: null };
  // 예산 … 3천 이상: the only figures that are named at all.
  const named = items.filter(isColumn).flatMap((item) => {
    const column = best(item);
    return column === null ? [] : [column];
  });
  const [only, another] = [...new Set(named)];
  return only !== undefined && another === undefined ? { column: only, item: null } : null;

  function isSameUnit(unit: string, column: Column): boolean {
    if (/^[세살]$/.test(unit)) return isOfKind(bareLetters(column.base), ["age"]) || /^[세살]$/.test(column.unit);
    const cell = rows.find(({ values }) => values[column.at]?.kind === "figure")?.values[column.at];
    const written = column.unit === "" && cell?.kind === "figure" ? cell.unit : scaleOf(column.unit).unit;
    if (unit === "" || written === "")
      return unit === "" || written === "" ? !(isCurrency(unit) && !isMoney(column) && written === "") : true;
    return unit === written || (isPercent(unit) && isPercent(written));
  }
}

const isPercent = (unit: string) => /^(?:%|퍼센트|프로|percent)$/.test(unit);
/** A column without a unit may be of money unless its name says what else it counts. */
const isMoney = ({ base }: Column) =>
  !isOfKind(bareLetters(base), ["people", "amount", "age", "score", "weight", "length", "time", "share", "leave"]);
