import { dayNumber } from "../calendar/civil-date.ts";
import type { Clause } from "./clause.ts";
import type { DateReading } from "./date-reading.ts";

/** “내일, 모레, 글피 중에 제일 늦은 날”: which end of the days that were named is asked for; null where none is. */
export function endChosen(clauses: readonly Clause[]): "start" | "end" | null {
  const [chosen] = clauses.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === "plain" && item.token.kind === "chosen" ? [item.token.edge] : [])),
  );
  return chosen ?? null;
}

/** The first or the last of some days; null where they are no single days. */
export function chosenOf(readings: readonly DateReading[], edge: "start" | "end"): DateReading | null {
  const days = readings.flatMap((reading) =>
    reading.kind === "days" && reading.days.from === reading.days.to ? [reading] : [],
  );
  if (days.length < 2 || days.length < readings.length) return null;
  const sorted = days.toSorted((a, b) => dayNumber(a.days.from) - dayNumber(b.days.from));
  return (edge === "start" ? sorted[0] : sorted.at(-1)) ?? null;
}
