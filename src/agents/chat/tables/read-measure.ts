import { kindsSaidOf } from "./column-words.ts";
import type { Column } from "./columns.ts";
import { fits } from "./name-match.ts";
import type { Operation } from "./operation.ts";
import {
  bestOf,
  columnsBefore,
  columnsLeft,
  fittingColumns,
  impliedColumns,
  lastWords,
  rankedGroup,
} from "./question-columns.ts";
import type { QuestionParts } from "./question-parts.ts";
import type { TableReading, Unclear } from "./table-reading.ts";
import { asksOfWhole } from "./whole-or-those.ts";

type Measure = "sum" | "average" | "most" | "least";

/** A sum, an average, the largest or the smallest. */
export function readMeasure(parts: QuestionParts, asked: Measure): TableReading | null {
  const { context, read, isFile, operation, items, filters, ofFilters, grouping } = parts;
  const { named, measures, labels, unknown, isMeasured, base, unclearBy } = parts;
  const fitting = fittingColumns(operation, read.columns);
  const { own, implied } = columnsMeasured(parts, fitting);
  const kept = filtersKept(parts);
  const groupBy = grouping ?? rankedGroup(operation, labels, read.columns);
  const isRanked = asked === "most" || asked === "least";

  const ofContext = context?.reading.columns.filter((at) => fitting.some((column) => column.at === at)) ?? [];
  if (implied.length === 0 && ofContext.length > 0 && named.every(({ column }) => !isMeasured(column)))
    return {
      ...base,
      asked,
      grouping: groupBy,
      columns: ofContext,
      labels: labels.length > 0 ? labels : (context?.reading.labels ?? []),
      filters: [...kept, ...filters],
      unclear: unclearBy(null),
      isFollowUp: true,
    };
  const counted = isRanked ? groupCounted(parts, implied) : null;
  if (counted !== null)
    return {
      ...base,
      asked,
      operation: { ...operation, of: "count" },
      grouping: counted,
      columns: [],
      unclear: unclearBy(null),
    };
  const columns = implied.length > 0 ? implied : onlyColumn(operation, fitting);
  const asksTable =
    named.length > 0 || filters.length > 0 || items.some(({ kind }) => kind === "title") || columns.length > 0;
  if (!asksTable || (!isFile && base.score === 0 && context === null)) return null;
  if (columns.length === 0 && measures.length > 0 && asked === "sum")
    return {
      ...base,
      asked,
      columns: measures.map(({ column }) => column),
      unclear: { kind: "which-column", columns: [] },
    };
  // What nothing of the table is named by may be asked of anything else.
  if (columns.length === 0 && base.score === 0) return null;
  const which = whichColumn(parts, { columns, own, fitting, isRanked });
  // What a text with tables is asked may stand in its words.
  const isUnclear = unknown.length > 0 || which !== null || ofFilters !== null;
  if (isUnclear && !isFile && (isRanked || own.length === 0)) return null;
  if (own.length === 0 && unknown.length > 0 && (columns.length !== 1 || unknown.length !== 1)) return null;
  const beside = measures.map(({ column }) => column).filter((column) => !own.includes(column));
  return {
    ...base,
    asked,
    grouping: groupBy,
    columns,
    labels: isRanked ? [...labels, ...beside] : labels,
    filters: [...kept, ...filters],
    unclear: unclearBy(which),
    isFollowUp: kept.length > 0 || base.isFollowUp,
  };
}

/** The columns that are measured: those that are named, and where none is, those that the adjective is said of. */
function columnsMeasured({ operation, items, measures }: QuestionParts, fitting: readonly Column[]) {
  const able = measures.filter(({ column }) => fitting.some(({ at }) => at === column));
  // 가장 최근에 입사한 사람의 급여: what is compared is what the adjective is said of, or is named right before it.
  const saidOf = impliedColumns(operation, fitting);
  const saidBefore = columnsBefore(items);
  const nearest = [saidOf, saidBefore].map((some) => able.filter(({ column }) => some.includes(column)));
  const own = bestOf(nearest.find((some) => some.length > 0) ?? able);
  return { own, implied: own.length > 0 ? own : saidOf };
}

/** The rows that the question before was asked of, where this one names none. */
function filtersKept({ question, context, named, filters, those }: QuestionParts) {
  if (those !== null) return those.filters;
  const isBare = named.length + filters.length === 0 && !asksOfWhole(question);
  return isBare && context !== null ? context.reading.filters : [];
}

/** The only figures of a table, where no adjective says of what it is: the largest of all is no day. */
function onlyColumn({ adjective }: Operation, fitting: readonly Column[]): number[] {
  const open = fitting.filter(({ kind }) => kind === "figure");
  return open.length === 1 && kindsSaidOf(adjective).length === 0 ? open.map(({ at }) => at) : [];
}

/** 직원이 가장 많은 부서: groups whose rows are counted, where nothing is measured. */
function groupCounted({ operation, items, labels, grouping, read }: QuestionParts, measured: readonly number[]) {
  const countsRows =
    measured.length === 0 &&
    (labels.length > 1 || grouping !== null) &&
    items.every(({ kind }) => kind !== "title") &&
    /^(?:많|적|most$|fewest|least$)/.test(operation.adjective || "x");
  return operation.of === "count" || countsRows ? (grouping ?? lastWords(labels, read.columns)) : null;
}

/** Why it is open which column is meant; null where it is not. */
function whichColumn(
  { items, taken, measures, isMeasured }: QuestionParts,
  chosen: {
    readonly columns: readonly number[];
    readonly own: readonly number[];
    readonly fitting: readonly Column[];
    readonly isRanked: boolean;
  },
): Unclear | null {
  const { columns, own, fitting, isRanked } = chosen;
  if (columns.length === 0)
    return { kind: "which-column", columns: fitting.filter(({ kind }) => kind === "figure").map(({ at }) => at) };
  if (isRanked) return null;
  // 재고 금액: two words for two columns, neither by its name, are a third thing.
  const isVague =
    own.length > 1 && own.every((at) => (measures.find(({ column }) => column === at)?.fit ?? 0) < fits.word);
  // 할인된 품목의 단가 평균: a column that is named and not read would choose rows, nobody knows how.
  const unread = columnsLeft(items, taken, isVague ? columns.slice(0, 1) : columns).filter(isMeasured);
  return unread.length > 0 ? { kind: "which-column", columns: [...columns, ...unread] } : null;
}
