import { type YearlyDay, yearlyDays } from "./yearly-day.ts";

/** Spaces, apostrophes and stops may be left out of a name. */
const plainName = (name: string) => name.toLowerCase().replace(/[\s_'’.·-]/g, "");

const dayByName = new Map(
  yearlyDays.flatMap((day) => [...day.ko, ...day.en].map((name): [string, YearlyDay] => [plainName(name), day])),
);

/** The day that comes every year by a name; null for one that the calendar does not know. */
export const holidayNamed = (name: string): YearlyDay | null => dayByName.get(plainName(name)) ?? null;

/** All names, longest first, as they stand in a text. */
export const holidayNames: readonly string[] = yearlyDays
  .flatMap(({ ko, en }) => [...ko, ...en])
  .sort((one, other) => other.length - one.length);
