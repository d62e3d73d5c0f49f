import { dayNumber } from "../../calendar/civil-date.ts";
import { isoDate } from "../../calendar/zoned-time.ts";
import { readDatePhrases } from "../read-dates.ts";

/** The days that a question is answered with, and the numbers of days that are told. */
export function daysAnswered(
  question: string,
  now: string,
): { readonly dates: readonly string[]; readonly days: readonly number[] } {
  const [year = 0, month = 0, day = 0] = now.slice(0, 10).split("-").map(Number);
  const today = { year, month, day };
  const dates = new Set<string>();
  const days: number[] = [];
  for (const reading of readDatePhrases(question, today)) {
    if (reading.kind === "unclear" || reading.kind === "impossible") continue;
    const { from, to } = reading.kind === "days" ? reading.days : reading;
    dates.add(isoDate(from)).add(isoDate(to));
    const between = dayNumber(to) - dayNumber(from);
    if (reading.kind === "between") days.push(...(reading.whole ? [] : [between]), between + 1);
    else days.push(dayNumber(from) - dayNumber(today));
  }
  return { dates: [...dates], days };
}

/** The days that questions of one day are answered with. */
export const datesOn = (now: string) => (question: string) => daysAnswered(question, now).dates;
