import type { CompiledCondition, Criteria } from "./compile-criteria.ts";
import { comparisonsIn, evaluateExpression, fieldsIn, type Scalar } from "./expression.ts";
import type { ResultField } from "./fields.ts";

/** What the compiled conditions of a document leave open or never come to, over every value the result can have. */
export interface Coverage {
  /** Values that no condition covers; their verdict would be `undecided`. */
  readonly gaps: readonly string[];
  /** Lines that an earlier line always forestalls. */
  readonly unreachable: readonly number[];
  /** False when there were too many combinations to try them all. */
  readonly complete: boolean;
}

type Point = Readonly<Record<string, unknown>>;

const mostPoints = 20_000;
const mostGaps = 5;

/**
 * Tries one point between and on all the limits that the conditions name. Conditions are built from comparisons with those
 * limits, so no other value can behave differently.
 */
export function coverageOf(criteria: Criteria): Coverage {
  const compiled = criteria.conditions.filter((condition) => condition.kind === "compiled");
  const named = compiled.flatMap(({ expression }) => fieldsIn(expression));
  const fields = [...new Map(named.map((field) => [field.name, field])).values()];
  const points = combinationsOf(fields.map((field) => ({ field, values: valuesOf(field, compiled) })));
  const gaps: string[] = [];
  const reached = new Set<CompiledCondition>();
  for (const point of points ?? []) {
    const winner = compiled.find(({ expression }) => evaluateExpression(expression, point) === true);
    if (winner === undefined) gaps.push(describe(point));
    else reached.add(winner);
  }
  return {
    // Prose may cover what code leaves open; nobody can tell before it is judged.
    gaps: compiled.length < criteria.conditions.length ? [] : gaps.slice(0, mostGaps),
    unreachable: points === null ? [] : compiled.filter((one) => !reached.has(one)).map(({ line }) => line),
    complete: points !== null,
  };
}

/** The values of one field that can make a difference. */
function valuesOf(field: ResultField, compiled: readonly CompiledCondition[]): unknown[] {
  const named = compiled.flatMap((condition) => constantsOf(condition, field.name));
  if (field.type === "boolean") return [false, true];
  if (field.type === "list") return listsOf(named.filter((value) => typeof value === "string"));
  if (field.type === "string") return field.values.length > 0 ? [...field.values] : ["", ...new Set(named), "…"];
  return numbersOf(
    field,
    named.filter((value) => typeof value === "number"),
  );
}

function numbersOf(field: ResultField, limits: readonly number[]): number[] {
  const step = field.type === "integer" ? 1 : 1e-6;
  const near = limits.flatMap((limit) => [limit - step, limit, limit + step]);
  const sorted = [...limits].sort((left, right) => left - right);
  const between = sorted.map((limit, index) => (limit + (sorted[index + 1] ?? limit + 2)) / 2);
  const edges = [field.minimum, field.maximum].filter(Number.isFinite);
  return [...new Set([...edges, ...near, ...between])]
    .map((value) => (field.type === "integer" ? Math.round(value) : value))
    .filter((value, index, all) => value >= field.minimum && value <= field.maximum && all.indexOf(value) === index)
    .sort((left, right) => left - right);
}

/** Nothing, each word alone, all of them, and something else. */
function listsOf(words: readonly string[]): string[][] {
  const unique = [...new Set(words)];
  return [[], ["…"], ...unique.map((word) => [word]), ...(unique.length > 1 ? [unique] : [])];
}

function constantsOf({ expression }: CompiledCondition, name: string): Scalar[] {
  return comparisonsIn(expression).flatMap(({ field, comparison, value }) =>
    field.name === name && comparison !== "is empty" ? [value] : [],
  );
}

/** Every combination of the values; null where there are too many. */
function combinationsOf(axes: readonly { field: ResultField; values: readonly unknown[] }[]): Point[] | null {
  let points: Point[] = [{}];
  for (const { field, values } of axes) {
    if (points.length * values.length > mostPoints) return null;
    points = points.flatMap((point) => values.map((value) => ({ ...point, [field.name]: value })));
  }
  return points;
}

function describe(point: Point): string {
  return Object.entries(point)
    .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
    .join(", ");
}
