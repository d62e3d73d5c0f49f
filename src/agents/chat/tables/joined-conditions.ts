import type { BoundRelation, DayBound, FigureBound, RowCondition } from "./conditions.ts";
import type { ItemPlace } from "./item-places.ts";
import type { Filter, Unclear } from "./table-reading.ts";

/** A condition on a column, and where the question has it. */
export interface PlacedCondition {
  readonly column: number;
  readonly condition: RowCondition;
  readonly place: ItemPlace | null;
}

type Bounded = Extract<RowCondition, { kind: "figure" | "day" }>;

const or = /^(?!\s*(?:이?고|이?며)\s).*(?:이?거나|또는|혹은|아니면|이?든지?\s|^(?:이)?나\s|\bor\b|\/)/i;
const and = /^[^가-힣a-z]*(?:인?\s?것)?\s*(?:,|·|&|과|와|이랑|랑|하고|및|그리고|\band\b)/i;
const eitherWord = /이?거나(?=\s|,)|또는|혹은|아니면|\bor\b/i;

/** Several conditions on one column are joined as the question joins them; null stands for what they are where that is open. */
export function joinConditions(
  question: string,
  placed: readonly PlacedCondition[],
): { readonly filters: readonly Filter[]; readonly unclear: Unclear | null; readonly joins: number } {
  const filters: Filter[] = [];
  let unclear: Unclear | null = null;
  let joins = 0;
  for (const [column, own] of Map.groupBy(placed, (one) => one.column)) {
    const joined = joinOne(question, own);
    unclear ??= joined.unclear;
    joins += joined.joins;
    filters.push(...joined.conditions.map((condition): Filter => ({ kind: "condition", column, condition })));
  }
  return { filters, unclear, joins };
}

function joinOne(question: string, own: readonly PlacedCondition[]) {
  const conditions = own.map(({ condition }) => condition);
  const asTold = { conditions, unclear: null, joins: 0 };
  if (own.length < 2) return asTold;
  const open: Unclear = { kind: "no-such-row", words: [conditions.map(({ words }) => words).join(" ")] };
  const amid = own.slice(1).map(({ place }, at) => {
    const before = own[at]?.place;
    return before == null || place === null ? null : question.slice(before.end, place.start);
  });
  const isOr = amid.some((text) => (text === null ? eitherWord.test(question) : or.test(text)));
  const canHold = conditions.every((one, at) => conditions.slice(at + 1).every((other) => mayHoldBoth(one, other)));
  if (!isOr && canHold) return asTold;
  const areJoined = amid.every((text) => text !== null && (or.test(text) || (!canHold && and.test(text))));
  const either = areJoined ? eitherOf(conditions) : null;
  return either === null
    ? { conditions, unclear: open, joins: 0 }
    : { conditions: [either], unclear: null, joins: amid.filter((text) => eitherWord.test(text ?? "")).length };
}

/** One condition that is met where any of some is; null where they are not all of one bound, or one is denied. */
function eitherOf(conditions: readonly RowCondition[]): RowCondition | null {
  const words = conditions.map((one) => one.words).join(/[가-힣]/.test(conditions[0]?.words ?? "") ? " 또는 " : " or ");
  const isPlain = (one: RowCondition) => isBounded(one) && one.bounds.length === 1 && one.isDenied !== true;
  if (!conditions.every(isPlain)) return null;
  const figures = conditions.flatMap((one) => (one.kind === "figure" ? one.bounds : []));
  const days = conditions.flatMap((one) => (one.kind === "day" ? one.bounds : []));
  // 100 또는 200만원 may be of one scale, or not.
  if (new Set(figures.map(({ isScaled }) => isScaled)).size > 1) return null;
  if (days.length === 0) return { kind: "figure", bounds: withUnits(figures), words, isEither: true };
  return figures.length === 0 ? { kind: "day", bounds: days, words, isEither: true } : null;
}

/** 10 또는 20만원: the unit behind the last is that of all. */
const withUnits = (bounds: readonly FigureBound[]) => {
  const unit = bounds.at(-1)?.unit ?? "";
  return bounds.map((bound) => ({ ...bound, unit: bound.unit || unit }));
};

const isBounded = (one: RowCondition): one is Bounded => one.kind === "figure" || one.kind === "day";

/** Whether one row may meet both: under 100 and over 1,000 none does. */
function mayHoldBoth(one: RowCondition, other: RowCondition): boolean {
  if (one.kind === "figure" && other.kind === "figure")
    return areOpen(one.bounds.map(ofFigure), other.bounds.map(ofFigure));
  if (one.kind !== "day" || other.kind !== "day") return true;
  const parts = [...one.bounds, ...other.bounds].map(({ day }) => toldParts(day));
  return new Set(parts).size > 1 || areOpen(one.bounds.map(ofDay), other.bounds.map(ofDay));
}

interface Bound {
  readonly relation: BoundRelation;
  readonly order: number;
}
const ofFigure = ({ relation, value }: FigureBound): Bound => ({ relation, order: value });
const ofDay = ({ relation, day }: DayBound): Bound => ({
  relation,
  order: (day.year ?? 0) * 10_000 + (day.month ?? 0) * 100 + (day.day ?? 0),
});
const toldParts = (day: DayBound["day"]) => [day.year, day.month, day.day].map((part) => part !== null).join();

function areOpen(...all: readonly (readonly Bound[])[]): boolean {
  const bounds = all.flat();
  const isLow = ({ relation }: Bound) => relation === "least" || relation === "above" || relation === "is";
  const isHigh = ({ relation }: Bound) => relation === "most" || relation === "below" || relation === "is";
  const isStrict = ({ relation }: Bound) => relation === "above" || relation === "below";
  const low = bounds.filter(isLow);
  const high = bounds.filter(isHigh);
  return low.every((one) =>
    high.every((other) => one.order < other.order || (one.order === other.order && !isStrict(one) && !isStrict(other))),
  );
}

/** What a condition asks, one at a time: any of them is enough. */
export const eachOf = (condition: RowCondition): readonly RowCondition[] => {
  if (condition.kind === "figure" && condition.isEither === true)
    return condition.bounds.map((bound) => ({ ...condition, bounds: [bound], isEither: false }));
  if (condition.kind === "day" && condition.isEither === true)
    return condition.bounds.map((bound) => ({ ...condition, bounds: [bound], isEither: false }));
  return [condition];
};
