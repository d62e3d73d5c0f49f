import type { Refusal } from "../refusal.ts";

/** Refusals for words that are not understood, and that may say nothing of the day. */
const lifted: ReadonlySet<Refusal> = new Set<Refusal>([
  "other-thing",
  "several-days",
  "word-of-time",
  "bound-word",
  "compared",
  "unknown-period",
  "day-of-period",
  "period-for-day",
  "something-of-day",
]);

/** Whether what was understood says that no day is named, or one of two: none of its words may be left out to get a day. */
export const isFinal = (refusal: Refusal) => !lifted.has(refusal);
