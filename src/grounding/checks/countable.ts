/** Dimensions that are counted with; a date or a time of day is not. */
export const countable: ReadonlySet<string> = new Set([
  "money",
  "percent",
  "multiple",
  "days",
  "months",
  "hours",
  "minutes",
  "times",
  "count",
  "number",
]);
