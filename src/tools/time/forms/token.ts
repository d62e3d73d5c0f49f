/** Units that days are counted in. */
export const countedUnits = ["years", "months", "weeks", "days", "workingDays"] as const;
export type DateUnit = (typeof countedUnits)[number];

/**
 * What a word of a date question says. Kinds are single words, so that sequences of them can be matched: `offset` are days from
 * today, `thatweek` and its like so many from the present one, `relative` this, next or last of what follows, `daynumber` counts
 * its first day, `asknth` asks which day of a series today is, `subject` is an unknown word that ends as a subject does, and
 * `filler` changes no day.
 */
const kinds = [
  "today",
  "offset",
  "thatweek",
  "thatmonth",
  "thatquarter",
  "thatyear",
  "relative",
  "weekday",
  "weekend",
  "workday",
  "anyday",
  "year",
  "month",
  "day",
  "holiday",
  "lunar",
  "zone",
  "count",
  "daynumber",
  "nth",
  "later",
  "earlier",
  "after",
  "before",
  "in",
  "from",
  "until",
  "between",
  "and",
  "of",
  "askday",
  "askcount",
  "asknth",
  "askworkdays",
  "asklunar",
  "asktime",
  "past",
  "break",
  "subject",
  "unknown",
  "filler",
] as const;
export type Kind = (typeof kinds)[number];

export function kindNamed(name: string): Kind {
  const kind = kinds.find((each) => each === name);
  if (kind === undefined) throw new Error(`no kind of word is called ${name}`);
  return kind;
}

export interface Meaning {
  readonly kind: Kind;
  readonly value: number;
  readonly unit: DateUnit | null;
  /** Of a holiday or a zone. */
  readonly name: string;
}

export interface Token extends Meaning {
  readonly start: number;
  readonly end: number;
}

export const meaning = (kind: Kind, value = 0, unit: DateUnit | null = null, name = ""): Meaning => ({
  kind,
  value,
  unit,
  name,
});

/** How a word is written, and what it says; null where the letters fit and what they hold does not. */
export interface Form {
  readonly pattern: RegExp;
  readonly read: (groups: readonly string[]) => readonly Meaning[] | null;
  /** Stands only behind another form, without a space, as particles do. */
  readonly isEnding: boolean;
}

export const form = (pattern: RegExp, read: Form["read"], isEnding = false): Form => ({
  pattern: new RegExp(pattern.source, "iy"),
  read,
  isEnding,
});
