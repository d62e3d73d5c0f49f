export { sameQuantity } from "./compare-quantities.ts";
export type { Quantity } from "./quantity.ts";
export { readQuantities } from "./read-quantities.ts";
