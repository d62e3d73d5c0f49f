/** Units that days are counted in. */
export type Unit = "years" | "months" | "weeks" | "days" | "workingDays";

/** What a word of a date question says. Kinds are single words, so that sequences of them can be matched. */
export type Kind =
  | "today"
  /** So many days from today: tomorrow is 1. */
  | "offset"
  /** The week, month, quarter or year that is so many from the present one. */
  | "thatweek"
  | "thatmonth"
  | "thatquarter"
  | "thatyear"
  /** This, next or last, of whatever follows. */
  | "relative"
  | "weekday"
  | "weekend"
  | "workday"
  | "anyday"
  | "count"
  /** The so many-th day, the first one counted. */
  | "daynumber"
  | "later"
  | "earlier"
  | "after"
  | "before"
  | "in"
  | "year"
  | "month"
  /** A day of the month. */
  | "day"
  | "holiday"
  | "lunar"
  | "nth"
  | "from"
  | "until"
  | "between"
  | "and"
  | "of"
  | "zone"
  | "askday"
  | "askcount"
  /** Which day of a series today is: 며칠째. */
  | "asknth"
  | "askworkdays"
  | "asklunar"
  | "asktime"
  | "past"
  | "break"
  /** An unknown word that ends as a subject does. */
  | "subject"
  | "unknown"
  /** Particles, politeness, "is": they change no day. */
  | "filler";

export interface Meaning {
  readonly kind: Kind;
  readonly value: number;
  readonly unit: Unit | null;
  /** Of a holiday or a zone. */
  readonly name: string;
}

export interface Token extends Meaning {
  readonly start: number;
  readonly end: number;
}

export const meaning = (kind: Kind, value = 0, unit: Unit | null = null, name = ""): Meaning => ({
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

export function form(pattern: RegExp, read: Form["read"] | Meaning | Kind): Form {
  const flags = new Set([...pattern.flags, "y", "i"]);
  return {
    pattern: new RegExp(pattern.source, [...flags].join("")),
    read: typeof read === "function" ? read : () => [typeof read === "string" ? meaning(read) : read],
    isEnding: false,
  };
}

export const ending = (pattern: RegExp, read: Form["read"] | Meaning | Kind): Form => ({
  ...form(pattern, read),
  isEnding: true,
});
