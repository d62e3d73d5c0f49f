export { sameQuantity } from "./compare-quantities.ts";
export type { Dimension, Quantity } from "./quantity.ts";
export { readQuantities } from "./read-quantities.ts";
