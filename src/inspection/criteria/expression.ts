import { z } from "zod";
import type { ResultField } from "./fields.ts";

export const orderComparisonSchema = z.enum([">", ">=", "<", "<=", "==", "!="]);
export type OrderComparison = z.infer<typeof orderComparisonSchema>;
export type CriteriaComparison = OrderComparison | "contains" | "is empty";
export type Scalar = number | string | boolean;

/** A field against a value; whether one is empty has none. */
interface FieldComparison {
  readonly op: "compare";
  readonly field: ResultField;
  readonly comparison: CriteriaComparison;
  readonly value: Scalar;
}

/** A condition as code: a small tree that is evaluated, printed and checked for gaps. */
export type CriteriaExpression =
  | FieldComparison
  | { readonly op: "and" | "or"; readonly left: CriteriaExpression; readonly right: CriteriaExpression }
  | { readonly op: "not"; readonly inner: CriteriaExpression }
  | { readonly op: "otherwise" };

/** Null: a value the condition speaks of is missing, so it neither holds nor fails. */
export type ConditionTruth = boolean | null;

export function evaluateExpression(
  expression: CriteriaExpression,
  result: Readonly<Record<string, unknown>>,
): ConditionTruth {
  switch (expression.op) {
    case "otherwise":
      return true;
    case "not": {
      const inner = evaluateExpression(expression.inner, result);
      return inner === null ? null : !inner;
    }
    case "compare":
      return compare(result[expression.field.name], expression.comparison, expression.value);
    default: {
      const decisive = expression.op === "or";
      const left = evaluateExpression(expression.left, result);
      if (left === decisive) return left;
      const right = evaluateExpression(expression.right, result);
      return right === decisive || left !== null ? right : null;
    }
  }
}

function compare(value: unknown, comparison: CriteriaComparison, limit: Scalar): ConditionTruth {
  if (value === null || value === undefined) return null;
  const words = Array.isArray(value) ? value : typeof value === "string" ? value : null;
  if (comparison === "is empty") return words === null ? null : words.length === 0;
  if (comparison === "contains") return words?.includes(String(limit)) ?? null;
  if (comparison === "==") return value === limit;
  if (comparison === "!=") return value !== limit;
  if (typeof value !== "number" || typeof limit !== "number" || Number.isNaN(value)) return null;
  if (comparison === ">") return value > limit;
  if (comparison === ">=") return value >= limit;
  return comparison === "<" ? value < limit : value <= limit;
}

/** The comparisons that a condition is built of. */
export function comparisonsIn(expression: CriteriaExpression): FieldComparison[] {
  if (expression.op === "compare") return [expression];
  if (expression.op === "otherwise") return [];
  if (expression.op === "not") return comparisonsIn(expression.inner);
  return [...comparisonsIn(expression.left), ...comparisonsIn(expression.right)];
}

/** The fields a condition speaks of, each once, in order. */
export function fieldsIn(expression: CriteriaExpression): ResultField[] {
  return [...new Set(comparisonsIn(expression).map(({ field }) => field))];
}

/** The condition in one canonical form, which parses back to itself. */
export function printExpression(expression: CriteriaExpression): string {
  if (expression.op === "otherwise") return "otherwise";
  if (expression.op === "not") return `not (${printExpression(expression.inner)})`;
  if (expression.op !== "compare")
    return `(${printExpression(expression.left)} ${expression.op} ${printExpression(expression.right)})`;
  const { field, comparison, value } = expression;
  return `${field.name} ${comparison}${comparison === "is empty" ? "" : ` ${JSON.stringify(value)}`}`;
}
