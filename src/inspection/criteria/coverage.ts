import type { Severity } from "#protocol";
import type { CompiledCondition, Criteria } from "./compile-criteria.ts";
import { type CriteriaExpression, evaluateExpression, fieldsIn } from "./expression.ts";
import type { ResultField } from "./fields.ts";

/** What the compiled conditions of a document leave open or say twice, over every value the result can have. */
export interface Coverage {
  /** Values that no condition covers; their verdict would be `undecided`. */
  readonly gaps: readonly string[];
  /** Lines that also match where an earlier line with another verdict wins. */
  readonly overlaps: readonly { readonly line: number; readonly wins: number; readonly example: string }[];
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
  const hasProse = compiled.length < criteria.conditions.length;
  const fields = uniqueFields(compiled);
  const axes = fields.map((field) => valuesOf(field, compiled));
  const { points, complete } = combine(fields, axes);
  const gaps: string[] = [];
  const reached = new Set<CompiledCondition>();
  const overlaps = new Map<string, { line: number; wins: number; example: string }>();
  for (const point of points) {
    const matching = compiled.filter((condition) => evaluateExpression(condition.expression, point) === true);
    const [winner, ...later] = matching;
    if (winner === undefined) gaps.push(describe(point));
    else reached.add(winner);
    for (const condition of later) note(overlaps, winner, condition, point);
  }
  return {
    // Prose may cover what code leaves open; nobody can tell before it is judged.
    gaps: hasProse ? [] : gaps.slice(0, mostGaps),
    overlaps: [...overlaps.values()],
    unreachable: complete ? compiled.filter((condition) => !reached.has(condition)).map(({ line }) => line) : [],
    complete,
  };
}

function note(
  overlaps: Map<string, { line: number; wins: number; example: string }>,
  winner: CompiledCondition | undefined,
  condition: CompiledCondition,
  point: Point,
): void {
  if (winner === undefined || sameVerdict(winner.verdict.severity, condition.verdict.severity)) return;
  if (condition.expression.op === "otherwise") return;
  const key = `${condition.line}-${winner.line}`;
  if (!overlaps.has(key)) overlaps.set(key, { line: condition.line, wins: winner.line, example: describe(point) });
}

function sameVerdict(left: Severity, right: Severity): boolean {
  return left === right;
}

function uniqueFields(compiled: readonly CompiledCondition[]): ResultField[] {
  const byName = new Map<string, ResultField>();
  for (const { expression } of compiled) for (const field of fieldsIn(expression)) byName.set(field.name, field);
  return [...byName.values()];
}

/** The values of one field that can make a difference. */
function valuesOf(field: ResultField, compiled: readonly CompiledCondition[]): unknown[] {
  const named = compiled.flatMap(({ expression }) => constantsOf(expression, field));
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

function constantsOf(expression: CriteriaExpression, field: ResultField): unknown[] {
  switch (expression.op) {
    case "otherwise":
      return [];
    case "not":
      return constantsOf(expression.inner, field);
    case "and":
    case "or":
      return [...constantsOf(expression.left, field), ...constantsOf(expression.right, field)];
    default:
      if (expression.field.name !== field.name || expression.op === "empty") return [];
      return expression.op === "in" ? [...expression.values] : [expression.value];
  }
}

function combine(
  fields: readonly ResultField[],
  axes: readonly (readonly unknown[])[],
): { points: Point[]; complete: boolean } {
  let points: Record<string, unknown>[] = [{}];
  let complete = true;
  fields.forEach((field, index) => {
    const values = axes[index] ?? [];
    if (points.length * values.length > mostPoints) {
      complete = false;
      return;
    }
    points = points.flatMap((point) => values.map((value) => ({ ...point, [field.name]: value })));
  });
  return { points: complete ? points : [], complete };
}

function describe(point: Point): string {
  return Object.entries(point)
    .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
    .join(", ");
}
