import type { Comparison } from "./expression.ts";
import type { ResultField } from "./fields.ts";

export type CriteriaToken = { readonly at: number } & (
  | { readonly kind: "field"; readonly field: ResultField }
  | { readonly kind: "number"; readonly value: number; readonly percent: boolean; readonly unit: string | null }
  | { readonly kind: "string"; readonly value: string }
  | { readonly kind: "boolean"; readonly value: boolean }
  | { readonly kind: "compare"; readonly comparison: Comparison }
  /** A comparison that follows its number, as Korean does: `500자 초과`. */
  | { readonly kind: "after"; readonly comparison: Comparison }
  | { readonly kind: "word"; readonly word: CriteriaWord }
);
export type CriteriaWord =
  | "and"
  | "or"
  | "not"
  | "in"
  | "not-in"
  | "between"
  | "contains"
  | "lacks"
  | "empty"
  | "filled"
  /** `전화번호가 있으면`, `금지어가 없으면`. */
  | "present"
  | "absent"
  | "otherwise"
  | "range"
  | "is"
  | "particle"
  | "("
  | ")"
  | "["
  | "]"
  | ",";
