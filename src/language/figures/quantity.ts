/** What a quantity measures. Quantities are compared within a dimension only. */
export type Dimension =
  | "money"
  | "percent"
  | "multiple"
  | "days"
  | "business-days"
  | "months"
  | "hours"
  | "minutes"
  | "times"
  | "date"
  | "year"
  | "month-day"
  | "clock"
  | "frequency"
  | "weekday"
  | "count"
  | "number";

/** A figure in a text, whatever its spelling: 1천만 원 and 10,000,000원 have the same dimension and value. */
export interface Quantity {
  readonly dimension: Dimension;
  /** Won, percent, days… For dates the day number YYYYMMDD, for a frequency the days between two times. */
  readonly value: number;
  /** The unit as written where units of one dimension do not convert: dollar, people, pages. */
  readonly unit: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A figure before its surroundings are looked at. */
export type RawQuantity = Pick<Quantity, "dimension" | "value" | "unit" | "start" | "end">;
