import type { ResultField } from "./fields.ts";

export type CriteriaComparison = ">" | ">=" | "<" | "<=" | "==" | "!=";
export type Scalar = number | string | boolean;

/** A condition as code: a small tree that is evaluated, printed and checked for gaps. */
export type CriteriaExpression =
  | {
      readonly op: "compare";
      readonly field: ResultField;
      readonly comparison: CriteriaComparison;
      readonly value: Scalar;
    }
  | { readonly op: "in"; readonly field: ResultField; readonly values: readonly Scalar[] }
  | { readonly op: "contains"; readonly field: ResultField; readonly value: string }
  | { readonly op: "empty"; readonly field: ResultField }
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
    case "and": {
      const left = evaluateExpression(expression.left, result);
      if (left === false) return false;
      const right = evaluateExpression(expression.right, result);
      return right === false ? false : left === null ? null : right;
    }
    case "or": {
      const left = evaluateExpression(expression.left, result);
      if (left === true) return true;
      const right = evaluateExpression(expression.right, result);
      return right === true ? true : left === null ? null : right;
    }
    case "not": {
      const inner = evaluateExpression(expression.inner, result);
      return inner === null ? null : !inner;
    }
    default:
      return evaluateField(expression, result[expression.field.name]);
  }
}

type FieldExpression = Extract<CriteriaExpression, { readonly field: ResultField }>;

function evaluateField(expression: FieldExpression, value: unknown): ConditionTruth {
  if (value === null || value === undefined) return null;
  switch (expression.op) {
    case "compare":
      return compare(value, expression.comparison, expression.value);
    case "in":
      return expression.values.some((candidate) => candidate === value);
    case "contains":
      if (Array.isArray(value)) return value.includes(expression.value);
      return typeof value === "string" ? value.includes(expression.value) : null;
    case "empty":
      return Array.isArray(value) || typeof value === "string" ? value.length === 0 : null;
  }
}

function compare(value: unknown, comparison: CriteriaComparison, limit: Scalar): ConditionTruth {
  if (comparison === "==") return value === limit;
  if (comparison === "!=") return value !== limit;
  if (typeof value !== "number" || typeof limit !== "number" || Number.isNaN(value)) return null;
  if (comparison === ">") return value > limit;
  if (comparison === ">=") return value >= limit;
  return comparison === "<" ? value < limit : value <= limit;
}

/** The comparisons that a condition is built of. */
export function comparisonsIn(expression: CriteriaExpression): FieldExpression[] {
  if ("field" in expression) return [expression];
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
  switch (expression.op) {
    case "otherwise":
      return "otherwise";
    case "not":
      return `not (${printExpression(expression.inner)})`;
    case "and":
    case "or":
      return `(${printExpression(expression.left)} ${expression.op} ${printExpression(expression.right)})`;
    case "compare":
      return `${expression.field.name} ${expression.comparison} ${printScalar(expression.value)}`;
    case "in":
      return `${expression.field.name} in [${expression.values.map(printScalar).join(", ")}]`;
    case "contains":
      return `${expression.field.name} contains ${printScalar(expression.value)}`;
    case "empty":
      return `${expression.field.name} is empty`;
  }
}

function printScalar(value: Scalar): string {
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}
