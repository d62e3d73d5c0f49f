import type { CivilDate } from "../calendar/civil-date.ts";
import type { Clause } from "./clause.ts";
import { endOf, startOf } from "./clause-facts.ts";
import type { Days } from "./days.ts";
import type { Refusal } from "./refusal.ts";
import type { Asks } from "./token.ts";

/** What a question says about days. `leftOut` holds the words that had to be left out to read it, where any were. */
export type DateReading =
  | {
      readonly kind: "days";
      readonly phrase: string;
      readonly days: Days;
      readonly asks: Asks | null;
      readonly leftOut?: string;
    }
  /** From one day to another; `whole` where it is a period whose days are counted, the first and the last too. */
  | {
      readonly kind: "between";
      readonly phrase: string;
      readonly from: CivilDate;
      readonly to: CivilDate;
      readonly whole?: true;
      readonly leftOut?: string;
    }
  /** There is no such day: 2월 30일. */
  | { readonly kind: "impossible"; readonly phrase: string }
  /** It speaks of days in words that are not understood, so no day is named. */
  | { readonly kind: "unclear"; readonly words: string; readonly refusal: Refusal };

export function unclear(text: string, clause: Clause, refusal: Refusal): DateReading[] {
  return [{ kind: "unclear", words: tellingWords(text, clause), refusal }];
}

export function tellingWords(text: string, { items }: Clause): string {
  const telling = items.filter((item) => item.kind !== "plain" || item.token.kind !== "ask");
  const from = Math.min(...telling.map(startOf));
  const to = Math.max(...telling.map(endOf));
  return Number.isFinite(from) ? text.slice(from, to).trim() : text;
}

export function distinct(readings: readonly DateReading[]): DateReading[] {
  const seen = new Set<string>();
  return readings.filter((reading) => {
    const key = JSON.stringify(keyOf(reading));
    return seen.has(key) ? false : seen.add(key);
  });
}

/** The same words are in doubt once, whatever makes them so. */
const keyOf = (reading: DateReading) =>
  reading.kind === "days" ? reading.days : reading.kind === "unclear" ? reading.words : reading;
