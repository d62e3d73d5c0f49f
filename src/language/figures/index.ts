export { sameQuantity } from "./compare-quantities.ts";
export { monthNamePattern } from "./dates.ts";
export { englishNumberPattern, numberValue } from "./numerals.ts";
export type { Quantity } from "./quantity.ts";
export { readQuantities } from "./read-quantities.ts";
export { type SumToken, valueOfSum } from "./value-of-sum.ts";
