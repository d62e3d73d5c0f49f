import type { YearlyDay } from "../calendar/yearly-day.ts";

/** Workdays are no public holidays, weekdays are Monday to Friday whatever they are. */
export type DateUnit =
  | "day"
  | "week"
  | "weekend"
  | "workdays"
  | "weekdays"
  | "month"
  | "quarter"
  | "half"
  | "year"
  | "hour"
  | "minute";
/** What is wanted to be known of a day. */
export type Asks = "day" | "count" | "remaining" | "passed" | "range" | "clock" | "lunar" | "day-number";
export type DateTokenRole = "subject" | "of" | "until" | "from" | "than" | "with" | "not" | "other";

/** What a word means in a question about days. */
export type Meaning =
  /** 오늘, 모레, yesterday. */
  | { readonly kind: "day"; readonly days: number }
  /** 지난, 이번, 다음, last, next. */
  | { readonly kind: "shift"; readonly by: number }
  | { readonly kind: "unit"; readonly unit: DateUnit }
  | { readonly kind: "number"; readonly value: number }
  /** 첫째, third; -1 is the last. */
  | { readonly kind: "ordinal"; readonly value: number }
  /** 열흘, 보름, fortnight. */
  | { readonly kind: "span"; readonly amount: number; readonly unit: DateUnit }
  /** 뒤, 전, ago, after. */
  | { readonly kind: "direction"; readonly by: 1 | -1; readonly fromNow: boolean }
  /** 거꾸로, count back: what follows is counted towards the past. */
  | { readonly kind: "backwards" }
  /** English "in": in three days, in May. */
  | { readonly kind: "in" }
  | { readonly kind: "weekday"; readonly weekday: number }
  | { readonly kind: "month"; readonly month: number }
  | { readonly kind: "quarter"; readonly number: number }
  | { readonly kind: "half"; readonly number: number }
  | { readonly kind: "year"; readonly year: number }
  | { readonly kind: "date"; readonly year: number; readonly month: number; readonly day: number }
  /** 음력 */
  | { readonly kind: "lunar" }
  | { readonly kind: "yearly"; readonly day: YearlyDay }
  /** 연휴: the holidays around a day. */
  | { readonly kind: "around" }
  /** 앞뒤로 하루씩, a day on either side: so many days before a day and after it. */
  | { readonly kind: "surround"; readonly days: number }
  /** 3박 4일 */
  | { readonly kind: "stay"; readonly days: number }
  /** 10주년, 만 30세 되는 날, tenth anniversary: so many years after a day. */
  | { readonly kind: "anniversary"; readonly years: number }
  /** 대체공휴일 */
  | { readonly kind: "substitute" }
  /** 매달, every month. */
  | { readonly kind: "every"; readonly unit: "week" | "month" }
  /** 격주, 3일마다, every other week. */
  | { readonly kind: "interval"; readonly amount: number; readonly unit: "day" | "week" | "month" }
  /** 다음 출근일, first day back: the first working day after what was told. */
  | { readonly kind: "back-at-work" }
  /** 제일 늦은 날, the earlier of the two: of the days that were named the first or the last. */
  | { readonly kind: "chosen"; readonly edge: "start" | "end" }
  /** 가장 가까운, closest: of some weekdays the one that is nearest to a day. */
  | { readonly kind: "closest" }
  /** 이 들어 있는 주: the week, weekend or month that holds a day. */
  | { readonly kind: "holding"; readonly unit: "week" | "weekend" | "month" }
  /** 그날부터: counts from the day that was named last. */
  | { readonly kind: "from-that-day" }
  /** 그 주, 그 다음 달: the week or month of the day that was named last, or one before or after it. */
  | { readonly kind: "that-period"; readonly unit: "week" | "weekend" | "month" | "year"; readonly shift: number }
  /** 그날, 적을: points back to the day that was told; what a clause says before it is no other event. */
  | { readonly kind: "that-day" }
  /** 미뤄졌, 당겨졌, early: moves the day that was named last. */
  | { readonly kind: "moved"; readonly by: 1 | -1 }
  /** 1일로 치면, counts as day 1 (or 0): the number of the day that is counted from. */
  | { readonly kind: "counts-as"; readonly number: 0 | 1 }
  /** 주말 빼고, ignoring holidays: which days a count passes over, or that it does not pass over holidays. */
  | { readonly kind: "skips"; readonly weekends: boolean; readonly holidays: boolean }
  /** 사이, apart: asks for the days between two. */
  | { readonly kind: "between" }
  /** 각각, both: asks for every day that was named. */
  | { readonly kind: "each" }
  /** 말일, 첫날, end. */
  | { readonly kind: "edge"; readonly edge: "start" | "end" }
  /** 끝나, 시작해: what is asked of a period, or what happens on a day. */
  | { readonly kind: "edge-verb"; readonly edge: "start" | "end" }
  /** Speaks of days without naming one: 매주, 동안, 공휴일. */
  | { readonly kind: "unnamed" }
  | { readonly kind: "clock"; readonly minutes: number }
  /** 3시간 뒤, in 20 minutes. */
  | { readonly kind: "later"; readonly minutes: number }
  | { readonly kind: "zone"; readonly zone: string }
  | { readonly kind: "ask"; readonly asks: Asks; readonly past: boolean }
  /** 맞아, right: asks for a yes. */
  | { readonly kind: "check" }
  | { readonly kind: "particle"; readonly role: DateTokenRole; readonly endsClause: boolean; readonly past: boolean }
  /** 알려줘: ends a question. */
  | { readonly kind: "request" }
  /** 아니다, wait: what was said before is taken back. */
  | { readonly kind: "correction" }
  /** Adds nothing: 좀, please. */
  | { readonly kind: "filler" }
  /** Not in the vocabulary. */
  | { readonly kind: "word"; readonly endsClause: boolean; readonly bound: boolean }
  /** A full stop or question mark is strong, a comma is not. */
  | { readonly kind: "break"; readonly strong: boolean };

export type DateToken = Meaning & { readonly text: string; readonly start: number; readonly end: number };

/** The same words, read to mean something else. */
export function readAs({ text, start, end }: DateToken, meaning: Meaning): DateToken {
  return { ...meaning, text, start, end };
}

/** A word or phrase with what it means. In a phrase, `_` is a space that may be left out. */
export interface DateEntry {
  readonly phrase: string;
  readonly meanings: readonly Meaning[];
}

/** Numbers and the like: what a pattern matches, and what that means. */
export interface PatternEntry {
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray) => readonly Meaning[];
}

/** Entries of one meaning. */
export function phrases(meanings: Meaning | readonly Meaning[], ...list: readonly string[]): DateEntry[] {
  const all = Array.isArray(meanings) ? meanings : [meanings];
  return list.map((phrase) => ({ phrase, meanings: all }));
}

/** Whether a token speaks of days, so that a reading may not leave it out. */
export function namesTime({ kind }: DateToken): boolean {
  return timeKinds.has(kind);
}

const timeKinds: ReadonlySet<DateToken["kind"]> = new Set([
  "day",
  "shift",
  "unit",
  "number",
  "ordinal",
  "span",
  "direction",
  "backwards",
  "weekday",
  "month",
  "quarter",
  "half",
  "year",
  "date",
  "lunar",
  "yearly",
  "around",
  "substitute",
  "anniversary",
  "stay",
  "surround",
  "back-at-work",
  "closest",
  "every",
  "holding",
  "interval",
  "from-that-day",
  "that-period",
  "edge",
  "unnamed",
] as const);
