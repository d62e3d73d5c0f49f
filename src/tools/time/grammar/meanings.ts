import type { Asks, DateTokenRole, DateUnit, Meaning } from "./token.ts";

export const shift = (by: number): Meaning => ({ kind: "shift", by });
export const unit = (name: DateUnit): Meaning => ({ kind: "unit", unit: name });
export const period = (by: number, name: "week" | "weekend" | "month" | "quarter" | "year"): Meaning[] => [
  shift(by),
  unit(name),
];
export const direction = (by: 1 | -1): Meaning => ({ kind: "direction", by, fromNow: false });
export const edge = (name: "start" | "end"): Meaning => ({ kind: "edge", edge: name });
export const ask = (asks: Asks, past = false): Meaning => ({ kind: "ask", asks, past });
export const particle = (role: DateTokenRole, { endsClause = false, past = false } = {}): Meaning => ({
  kind: "particle",
  role,
  endsClause,
  past,
});
export const day = (days: number): Meaning => ({ kind: "day", days });
export const filler: Meaning = { kind: "filler" };
