import { type CivilDate, dayNumber, weekday } from "../calendar/civil-date.ts";
import { yearlyDate } from "../calendar/yearly-date.ts";
import { holidayNamed } from "../calendar/yearly-day.ts";
import { isShift, type Pick, type QueriedDay, type Shift, weekdayNames } from "../query/date-query.ts";
import type { DateUnit, Kind, Token } from "./token.ts";

/** What else decides which day a phrase means. */
export interface DaySurroundings {
  readonly today: CivilDate;
  /** The question speaks of a day that is over. */
  readonly isPast: boolean;
}

export type BareDay = Omit<QueriedDay, "phrase">;
type Reader = (read: TokenReader, surroundings: DaySurroundings) => BareDay | null;

interface TokenReader {
  first(kind: Kind): Token | undefined;
  value(kind: Kind): number;
}

const today: BareDay = {
  anchor: "today",
  year: null,
  month: null,
  day: null,
  holiday: null,
  steps: [],
};

const shiftOf = (move: DateUnit, by: number): Shift => ({ move, by });

export const weekdayPick = (within: Pick["within"], index: number, nth: number): Pick => ({
  within,
  what: weekdayNames[index] ?? "day",
  nth,
});

/** Phrases that name a day by themselves, as sequences of kinds, and what they say. */
const phrases: readonly (readonly [pattern: string, read: Reader])[] = [
  ["today", () => today],
  ["offset", (read) => ({ ...today, steps: [shiftOf("days", read.value("offset"))] })],
  ["thatweek of? weekday|weekday of? thatweek", (read) => inWeek(read, weekdayPick("week", read.value("weekday"), 1))],
  ["thatweek of? weekend|weekend of thatweek", (read) => inWeek(read, { within: "week", what: "weekend", nth: 1 })],
  ["thatweek of? nth workday|nth workday of thatweek", (read) => inWeek(read, pickOf(read, "week"))],
  ["thatweek", (read) => inWeek(read, { within: "week", what: "all", nth: 1 })],
  ["thatmonth", (read) => inMonth(read, { within: "month", what: "all", nth: 1 })],
  [
    "thatquarter of? nth (?:weekday|workday|anyday)|nth (?:weekday|workday|anyday) of? thatquarter",
    (read) => ({ ...today, steps: [shiftOf("months", 3 * read.value("thatquarter")), pickOf(read, "quarter")] }),
  ],
  ["thatmonth of? (?:day|count)|day of thatmonth", dayOfThatMonth],
  [
    "thatmonth of? nth (?:weekday|workday|anyday)|nth (?:weekday|workday|anyday) of? thatmonth",
    (read) => inMonth(read, pickOf(read, "month")),
  ],
  [
    "relative weekday of thatmonth",
    (read) => (read.value("relative") === -1 ? inMonth(read, pickOf(read, "month")) : null),
  ],
  [
    "(?:thatyear of?|year)? ?month of? nth (?:weekday|workday|anyday)|nth (?:weekday|workday|anyday) of? month(?: of? (?:thatyear|year))?",
    (read, around) => ofMonth(read, around),
  ],
  [
    "relative weekday of month(?: of? (?:thatyear|year))?",
    (read, around) => (read.value("relative") === -1 ? ofMonth(read, around) : null),
  ],
  [
    "thatyear of? nth (?:weekday|workday|anyday)|nth (?:weekday|workday|anyday) of? thatyear",
    (read) => ({ ...today, steps: [shiftOf("years", read.value("thatyear")), pickOf(read, "year")] }),
  ],
  ["(?:thatyear of?|year)? ?month of? (?:day|count)|month day of? thatyear", writtenDate],
  ["lunar (?:thatyear|year)? ?month (?:day|count)", lunarDate],
  ["(?:thatyear of?|year of?)? ?holiday|holiday of? (?:thatyear|year)", holiday],
  ["relative weekday", relativeWeekday],
  ["weekday", bareWeekday],
  ["count (?:later|earlier)|in count", (read) => ({ ...today, steps: [countedShift(read)] })],
  ["count (?:later|earlier) of? today", (read) => ({ ...today, steps: [countedShift(read)] })],
  ["count (?:later|earlier) of? weekday", weekdayLater],
  ["count later of? (?:day)", dayLater],
];

const pickOf = (read: TokenReader, within: Pick["within"]): Pick => {
  const nth = read.first("nth")?.value ?? read.value("relative");
  if (read.first("weekday") !== undefined) return weekdayPick(within, read.value("weekday"), nth);
  return { within, what: read.first("workday") === undefined ? "day" : "working-day", nth };
};

const inWeek = (read: TokenReader, pick: Pick): BareDay => ({
  ...today,
  steps: [shiftOf("weeks", read.value("thatweek")), pick],
});

const inMonth = (read: TokenReader, pick: Pick): BareDay => ({
  ...today,
  steps: [shiftOf("months", read.value("thatmonth")), pick],
});

/** 다음 달 3일: a number of days in any other unit is no day of a month. */
function dayOfThatMonth(read: TokenReader): BareDay | null {
  const day = dayOfMonth(read);
  return day === null ? null : inMonth(read, { within: "month", what: "day", nth: day });
}

function dayOfMonth(read: TokenReader): number | null {
  const count = read.first("count");
  if (count === undefined) return read.value("day");
  return count.unit === "days" && count.value <= 31 ? count.value : null;
}

const yearOf = (read: TokenReader, { today: { year } }: DaySurroundings): number | null => {
  const thatYear = read.first("thatyear");
  return read.first("year")?.value ?? (thatYear === undefined ? null : year + thatYear.value);
};

function ofMonth(read: TokenReader, around: DaySurroundings): BareDay {
  const year = yearOf(read, around) ?? around.today.year;
  return { ...today, anchor: "date", year, month: read.value("month"), steps: [pickOf(read, "month")] };
}

function writtenDate(read: TokenReader, around: DaySurroundings): BareDay | null {
  const [month, day] = [read.value("month"), dayOfMonth(read)];
  if (day === null) return null;
  const year = yearOf(read, around) ?? lastYearOf(around, (of) => ({ year: of, month, day }));
  return { ...today, anchor: "date", year, month, day };
}

function lunarDate(read: TokenReader, around: DaySurroundings): BareDay | null {
  const day = dayOfMonth(read);
  return day === null
    ? null
    : { ...today, anchor: "lunar-date", year: yearOf(read, around), month: read.value("month"), day };
}

function holiday(read: TokenReader, around: DaySurroundings): BareDay | null {
  const name = read.first("holiday")?.name ?? "";
  const named = holidayNamed(name);
  if (named === null) return null;
  const year = yearOf(read, around) ?? lastYearOf(around, (of) => yearlyDate(named.rule, of));
  return { ...today, anchor: "holiday", holiday: name, year };
}

/** The year of the last such day where the question speaks of the past; null leaves it to the next one. */
function lastYearOf(
  { today: now, isPast }: DaySurroundings,
  inYear: (year: number) => CivilDate | null,
): number | null {
  if (!isPast) return null;
  const date = inYear(now.year);
  return date !== null && dayNumber(date) <= dayNumber(now) ? now.year : now.year - 1;
}

/** Within the week of today, "last Friday" may be the one of this week or of the last. */
function relativeWeekday(read: TokenReader, { today: now }: DaySurroundings): BareDay | null {
  const [relative, day] = [read.value("relative"), read.value("weekday")];
  const distance = day - weekday(now);
  if (relative === -1 && distance < 0) return null;
  if (relative === 0 && distance < 0) return null;
  return { ...today, steps: [shiftOf("weeks", relative), weekdayPick("week", day, 1)] };
}

function bareWeekday(read: TokenReader, { today: now, isPast }: DaySurroundings): BareDay | null {
  const day = read.value("weekday");
  if (day === weekday(now)) return null;
  return { ...today, steps: [isPast ? weekdayPick("before", day, -1) : weekdayPick("after", day, 1)] };
}

function countedShift(read: TokenReader): Shift {
  return shiftOfCount(read.first("count"), read.first("earlier") !== undefined);
}

function weekdayLater(read: TokenReader): BareDay | null {
  if (read.first("count")?.unit !== "weeks") return null;
  return { ...today, steps: [countedShift(read), weekdayPick("week", read.value("weekday"), 1)] };
}

function dayLater(read: TokenReader): BareDay | null {
  if (read.first("count")?.unit !== "months") return null;
  return { ...today, steps: [countedShift(read), { within: "month", what: "day", nth: read.value("day") }] };
}

const compiled = phrases.map(
  ([pattern, read]) => [new RegExp(`^(?:${pattern.replaceAll(" of?", "(?: (?:of|in))?")})$`), read] as const,
);

/** The day that tokens name by themselves, all of them; null where they name none. */
export function readNamedDay(tokens: readonly Token[], surroundings: DaySurroundings): BareDay | null {
  const kinds = tokens.map(({ kind }) => kind).join(" ");
  const read = compiled.find(([pattern]) => pattern.test(kinds))?.[1];
  if (read === undefined) return null;
  const first = (kind: Kind) => tokens.find((token) => token.kind === kind);
  return read({ first, value: (kind) => first(kind)?.value ?? 0 }, surroundings);
}

/** The shift that a count says: later, unless it says earlier. */
export const shiftOfCount = (count: Token | undefined, isEarlier: boolean): Shift =>
  shiftOf(count?.unit ?? "days", (isEarlier ? -1 : 1) * (count?.value ?? 0));

/** Nobody names a day in more words. */
const maxPhraseTokens = 9;

/** The longest phrase of a day that tokens begin with, and how many of them it takes. */
export function readDayPhrase(
  tokens: readonly Token[],
  surroundings: DaySurroundings,
): { readonly day: BareDay; readonly length: number } | null {
  for (let length = Math.min(tokens.length, maxPhraseTokens); length > 0; length -= 1) {
    const day = readDay(tokens.slice(0, length), surroundings);
    if (day !== null) return { day, length };
  }
  return null;
}

interface Move {
  readonly pattern: RegExp;
  readonly apply: (day: BareDay, tokens: readonly Token[]) => BareDay | null;
}

/** Behind a day: 추석 3일 전, 3월 2일부터 100일째, 크리스마스 이후 첫 영업일. */
const movesBehind: readonly Move[] = [
  {
    pattern: /^(?:from )?count (?:later|earlier)$/,
    apply: (day, tokens) => shifted(day, shiftOfCount(find(tokens, "count"), find(tokens, "earlier") !== undefined)),
  },
  {
    pattern: /^(?:from )?daynumber$/,
    apply: (day, tokens) => {
      const number = find(tokens, "daynumber")?.value ?? 0;
      return number < 1 ? null : shifted(day, shiftOfDays(number - 1));
    },
  },
  { pattern: /^(?:later|earlier) (?:nth )?(?:weekday|workday)$/, apply: (day, tokens) => picked(day, pickIn(tokens)) },
];

/** Before a day: 3 days before Christmas, a week from Friday, the first Monday after Easter. */
const movesBefore: readonly Move[] = [
  {
    pattern: /^count (?:after|before|from)$/,
    apply: (day, tokens) => shifted(day, shiftOfCount(find(tokens, "count"), find(tokens, "before") !== undefined)),
  },
  { pattern: /^(?:nth )?(?:weekday|workday) (?:after|before)$/, apply: (day, tokens) => picked(day, pickIn(tokens)) },
];

const find = (tokens: readonly Token[], kind: Token["kind"]) => tokens.find((token) => token.kind === kind);
const shiftOfDays = (by: number): Shift => ({ move: "days", by });

function readDay(tokens: readonly Token[], surroundings: DaySurroundings): BareDay | null {
  const named = readNamedDay(tokens, surroundings);
  if (named !== null) return named;
  for (let at = 1; at < tokens.length; at += 1) {
    const [head, tail] = [tokens.slice(0, at), tokens.slice(at)];
    const day =
      moved(movesBehind, tail, () => readDay(head, surroundings)) ??
      moved(movesBefore, head, () => readDay(tail, surroundings));
    if (day !== null) return day;
  }
  return null;
}

function moved(moves: readonly Move[], tokens: readonly Token[], readRest: () => BareDay | null): BareDay | null {
  const kinds = tokens.map(({ kind }) => kind).join(" ");
  const move = moves.find(({ pattern }) => pattern.test(kinds));
  const day = move === undefined ? null : readRest();
  return move === undefined || day === null ? null : move.apply(day, tokens);
}

/** From a whole week or month nothing is counted: nobody says from which of its days. */
function shifted(day: BareDay, shift: Shift): BareDay | null {
  const last = day.steps.at(-1);
  if (last !== undefined && !isShift(last) && (last.what === "all" || last.what === "weekend")) return null;
  return { ...day, steps: [...day.steps, shift] };
}

const picked = (day: BareDay, pick: Pick): BareDay | null =>
  day.steps.every(isShift) ? { ...day, steps: [...day.steps, pick] } : null;

function pickIn(tokens: readonly Token[]): Pick {
  const isBefore = tokens.some(({ kind }) => kind === "earlier" || kind === "before");
  const within = isBefore ? "before" : "after";
  const nth = (isBefore ? -1 : 1) * (find(tokens, "nth")?.value ?? 1);
  const weekday = find(tokens, "weekday");
  return weekday === undefined ? { within, what: "working-day", nth } : weekdayPick(within, weekday.value, nth);
}
