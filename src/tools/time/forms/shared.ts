import { holidayNames } from "../calendar/holiday-names.ts";
import { zonesByPlace } from "../zones.ts";
import { type Form, form, meaning } from "./token.ts";

const escaped = (name: string) => name.replace(/[.*+?()[\]\\]/g, String.raw`\$&`).replace(/[_ ]/g, String.raw`\s*`);
/** Latin letters end with a word; behind Korean ones a particle may stand. */
const named = (name: string) =>
  new RegExp(/[a-z]$/i.test(name) ? `${escaped(name)}(?:'s)?(?![a-z0-9])` : escaped(name));

const written = (year: string, month: string, day: string) => [
  meaning("year", Number(year)),
  meaning("month", Number(month)),
  meaning("day", Number(day)),
];

/** Dates in figures, days with names and places: they are written alike in every language. */
export const sharedForms: readonly Form[] = [
  form(/(\d{4})\s?[-./]\s?(\d{1,2})\s?[-./]\s?(\d{1,2})\.?(?!\d)/, ([, year = "", month = "", day = ""]) =>
    written(year, month, day),
  ),
  // Elsewhere 3/4 may be the third of April.
  form(/(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(?![\d/])(?=.*[가-힣])/, ([, month = "", day = ""]) => [
    meaning("month", Number(month)),
    meaning("day", Number(day)),
  ]),
  ...holidayNames.map((name) => form(named(name), meaning("holiday", 0, null, name))),
  ...[...zonesByPlace].map(([name, zone]) => form(named(name), meaning("zone", 0, null, zone))),
];
