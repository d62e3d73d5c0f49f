import { monthNamePattern } from "#language/meaning";

/** A day, a month or a year, of which parts may be left open. */
export interface CivilValue {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
}

const weekday = String.raw`(?:\s?\(?[월화수목금토일](?:요일)?\)?|,?\s?\(?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?\)?)?`;
const clock = String.raw`(?:[\sT]\d{1,2}:\d{2}(?::\d{2})?)?`;
const end = `${weekday}${clock}$`;
const names = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const shapes: readonly { readonly shape: RegExp; readonly order: string }[] = [
  {
    shape: new RegExp(String.raw`^(\d{4})\s?(?:[.\-/]|년)\s?(\d{1,2})\s?(?:[.\-/]|월)\s?(\d{1,2})\s?[.일]?${end}`, "i"),
    order: "ymd",
  },
  { shape: /^(\d{4})\s?(?:[.\-/]|년)\s?(\d{1,2})\s?[.월]?$/, order: "ym" },
  { shape: new RegExp(String.raw`^'?(\d{2})[.\-](\d{1,2})[.\-](\d{1,2})\.?${end}`, "i"), order: "ymd" },
  // 12/01/25 may begin with its month; 26/03/05 cannot.
  { shape: new RegExp(String.raw`^(1[3-9]|[2-9]\d)/(\d{1,2})/(\d{1,2})${end}`, "i"), order: "ymd" },
  { shape: new RegExp(String.raw`^'(\d{2})/(\d{1,2})/(\d{1,2})${end}`, "i"), order: "ymd" },
  { shape: new RegExp(String.raw`^(\d{1,2})\s?월\s?(\d{1,2})\s?일${end}`, "i"), order: "md" },
  { shape: new RegExp(String.raw`^(\d{1,2})/(\d{1,2})${end}`, "i"), order: "md" },
  { shape: /^(\d{1,2})\s?월$/, order: "m" },
  { shape: /^((?:19|20)\d{2})\s?년$/, order: "y" },
  {
    shape: new RegExp(
      String.raw`^(?:[a-z]{3,9}\.?,?\s)?(\d{1,2})(?:st|nd|rd|th)?[\s-](${monthNamePattern}[a-z]*)\.?,?(?:[\s-](\d{4}))?${clock}$`,
      "i",
    ),
    order: "dmy",
  },
  {
    shape: new RegExp(
      String.raw`^(?:[a-z]{3,9}\.?,?\s)?(${monthNamePattern}[a-z]*)\.?\s(\d{1,2})(?:st|nd|rd|th)?(?:,?\s(\d{4}))?${clock}$`,
      "i",
    ),
    order: "mdy",
  },
  { shape: new RegExp(String.raw`^(${monthNamePattern}[a-z]*)\.?(?:\s(\d{4}))?$`, "i"), order: "my" },
];

/** A year in two digits is of this century up to here: plans reach that far. */
const lastOfThisCentury = 40;

/** Nobody is born in a year to come: 35.02.11 is of the century before. */
export const asBirth = (day: CivilValue, written: string, thisYear: number): CivilValue =>
  day.year !== null && day.year > thisYear && /^'?\d{2}\D/.test(written) ? { ...day, year: day.year - 100 } : day;

/** A day in any of the ways that tables have it; null for what is none. 03/04/2026 and 12/01/25 are none: what is the month is not told. */
export function readDay(words: string): CivilValue | null {
  for (const { shape, order } of shapes) {
    const found = shape.exec(words);
    if (found === null) continue;
    const part = (name: string) => {
      const written = found[order.indexOf(name) + 1];
      if (!order.includes(name) || written === undefined) return null;
      if (name === "m" && /^[a-z]/i.test(written)) return names.indexOf(written.toLowerCase().slice(0, 3)) + 1;
      const value = Number(written);
      return name === "y" && value < 100 ? (value > lastOfThisCentury ? 1900 : 2000) + value : value;
    };
    const day = { year: part("y"), month: part("m"), day: part("d") };
    if (day.month !== null && (day.month < 1 || day.month > 12)) return null;
    return day.day !== null && (day.day < 1 || day.day > 31) ? null : day;
  }
  return null;
}

/** A day as a number that orders it among others that are told as far as it is. */
export const orderOf = ({ year, month, day }: CivilValue) => (year ?? 0) * 10_000 + (month ?? 0) * 100 + (day ?? 0);
