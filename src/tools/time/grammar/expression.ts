import type { YearlyDay } from "../calendar/yearly-days.ts";
import type { DateUnit } from "./token.ts";

/** Which one of the days or months that come again: the last, the present or next, or the next; by tense when null. */
export type Occurrence = -1 | 0 | 1 | null;

/** What a phrase says about days, before it is reckoned from today. */
export type DateExpression =
  | { readonly kind: "relative-day"; readonly days: number }
  | { readonly kind: "date"; readonly year: number; readonly month: number; readonly day: number }
  /** 12월 25일, with or without a year. */
  | {
      readonly kind: "month-day";
      readonly month: number;
      readonly day: number;
      readonly lunar: boolean;
      readonly year: DateExpression | null;
      readonly occurrence: Occurrence;
    }
  | {
      readonly kind: "yearly";
      readonly day: YearlyDay;
      readonly year: DateExpression | null;
      readonly occurrence: Occurrence;
    }
  /** 추석 연휴 */
  | { readonly kind: "around"; readonly day: DateExpression & { kind: "yearly" } }
  /** 광복절 대체공휴일: the day off where the holiday itself is lost. */
  | { readonly kind: "substitute"; readonly day: DateExpression & { kind: "yearly" } }
  /** 매달, every week: a period that stands for each of its kind. */
  | { readonly kind: "every"; readonly unit: "week" | "month" }
  /** 매달 25일: the one of these days that an occurrence picks, the next or the last by tense when null. */
  | {
      readonly kind: "recurring";
      readonly unit: "week" | "month";
      readonly day: DateExpression;
      readonly occurrence: Occurrence;
    }
  /** 다음 주, 지난달; with a base, counted from its day: 추석 다음 주. */
  | { readonly kind: "period"; readonly unit: DateUnit; readonly shift: number; readonly base: DateExpression | null }
  | { readonly kind: "year"; readonly year: number }
  | {
      readonly kind: "month";
      readonly month: number;
      readonly year: DateExpression | null;
      readonly occurrence: Occurrence;
    }
  | {
      readonly kind: "part-of-year";
      readonly unit: "quarter" | "half";
      readonly number: number;
      readonly year: DateExpression | null;
    }
  /** 금요일: of a week, or the one that an occurrence picks. */
  | {
      readonly kind: "weekday";
      readonly weekday: number;
      readonly week: DateExpression | null;
      readonly occurrence: Occurrence;
    }
  | { readonly kind: "nth-weekday"; readonly nth: number; readonly weekday: number; readonly within: DateExpression }
  /** 이번 달 금요일 전부, the Fridays left in May: every one of them, or those ahead. */
  | {
      readonly kind: "weekdays";
      readonly weekday: number;
      readonly within: DateExpression;
      readonly ahead: boolean;
    }
  /** The nth weekday after or before a day. */
  | {
      readonly kind: "weekday-from";
      readonly nth: number;
      readonly weekday: number;
      readonly by: 1 | -1;
      readonly base: DateExpression;
    }
  /** 개천절이랑 한글날 사이에 낀 수요일: the only one of them. */
  | {
      readonly kind: "weekday-between";
      readonly weekday: number;
      readonly from: DateExpression;
      readonly until: DateExpression;
    }
  /** 15일, 둘째 날 */
  | { readonly kind: "nth-day"; readonly nth: number; readonly within: DateExpression | null }
  | { readonly kind: "nth-weekend"; readonly nth: number; readonly within: DateExpression }
  /** 마지막 평일: neither weekend nor public holiday. */
  | { readonly kind: "nth-workday"; readonly nth: number; readonly within: DateExpression }
  | { readonly kind: "nth-week"; readonly nth: number; readonly within: DateExpression }
  /** 다음 분기 둘째 달 */
  | { readonly kind: "nth-month"; readonly nth: number; readonly within: DateExpression }
  | { readonly kind: "edge"; readonly edge: "start" | "end"; readonly within: DateExpression }
  | { readonly kind: "shifted"; readonly base: DateExpression; readonly amount: number; readonly unit: DateUnit }
  /** 작년 오늘: the day of today in another year or month. */
  | { readonly kind: "same-day"; readonly within: DateExpression; readonly day: DateExpression }
  /** 12월 25일 금요일: a day said to be a weekday. */
  | { readonly kind: "said-weekday"; readonly base: DateExpression; readonly weekday: number };

/** An expression and the token after it. */
export interface Parsed {
  readonly expression: DateExpression;
  readonly next: number;
  /** The end of a stretch that is told by its length (20일부터 3일간), or its beginning: 5월 3일 이후로. */
  readonly role?: "until" | "from";
}

/** Reads the phrase that starts at a token. */
export type ParseAt = (at: number) => Parsed | null;

/** What was named before, for words that lean on it: 그 주 금요일, 그 대체휴일, 둘째 화요일 after 5월. */
export interface Named {
  readonly day: DateExpression | null;
  readonly month: DateExpression | null;
  readonly holiday: (DateExpression & { kind: "yearly" }) | null;
  /** 이번 주 수요일, by its weekday: the 수요일 that is spoken of again. */
  readonly weekdays: ReadonlyMap<number, DateExpression>;
}

export const today: DateExpression = { kind: "relative-day", days: 0 };

/** The unit of time that an expression covers, as far as it can be told before it is reckoned. */
export function unitOf(expression: DateExpression): DateUnit {
  switch (expression.kind) {
    case "period":
    case "every":
    case "part-of-year":
      return expression.unit;
    case "year":
    case "month":
      return expression.kind;
    case "nth-weekend":
      return "weekend";
    case "nth-week":
      return "week";
    case "nth-month":
      return "month";
    default:
      return "day";
  }
}

/** An expression with the year that it lacked; null when it lacks none. */
export function withYear(expression: DateExpression, year: DateExpression): DateExpression | null {
  switch (expression.kind) {
    case "yearly":
    case "month-day":
    case "month":
    case "part-of-year":
      return expression.year === null ? { ...expression, year } : null;
    case "edge":
    case "nth-weekday":
    case "nth-weekend":
    case "nth-workday":
    case "nth-month":
    case "weekdays":
    case "nth-week": {
      const within = withYear(expression.within, year);
      return within && { ...expression, within };
    }
    case "around":
    case "substitute": {
      const day = withYear(expression.day, year);
      return day?.kind === "yearly" ? { ...expression, day } : null;
    }
    case "shifted": {
      const base = withYear(expression.base, year);
      return base && { ...expression, base };
    }
    default:
      return null;
  }
}

/** 새해, New Year: the first day of a year, or the year. */
export const isNewYear = (expression: DateExpression) =>
  expression.kind === "yearly" &&
  expression.day.rule.kind === "solar" &&
  expression.day.rule.month === 1 &&
  expression.day.rule.day === 1;

/** Whether an expression is reckoned from another: 하루 당겨졌대, after 다음 주 월요일; 말일, after 이번 달. */
export function isReckonedFrom(expression: DateExpression, base: DateExpression): boolean {
  if (expression === base || JSON.stringify(expression) === JSON.stringify(base)) return true;
  return partsOf(expression).some((part) => isReckonedFrom(part, base));
}

/** The expressions that an expression is made of. */
function partsOf(expression: DateExpression): DateExpression[] {
  switch (expression.kind) {
    case "weekday":
      return expression.week === null ? [] : [expression.week];
    case "period":
      return expression.base === null ? [] : [expression.base];
    case "shifted":
    case "weekday-from":
    case "said-weekday":
      return [expression.base];
    case "weekday-between":
      return [expression.from, expression.until];
    case "edge":
    case "nth-weekday":
    case "nth-weekend":
    case "nth-workday":
    case "nth-month":
    case "weekdays":
    case "nth-week":
      return [expression.within];
    default:
      return [];
  }
}

/** 8월 첫째 주 월요일, 3월 2일: a day that another may follow. */
const isDay = ({ kind }: DateExpression) => kind === "nth-weekday" || kind === "month-day" || kind === "said-weekday";

/** A day with the week or month of the day before it in a list: 다음 주 목요일이랑 금요일, 3월 2일하고 5일. */
export function inPeriodOf(expression: DateExpression, before: DateExpression): DateExpression {
  if (expression.kind === "weekday" && expression.week === null && expression.occurrence === null)
    return before.kind === "weekday"
      ? { ...expression, week: before.week, occurrence: before.occurrence }
      : isDay(before)
        ? { kind: "weekday-from", nth: 1, weekday: expression.weekday, by: 1, base: before }
        : expression;
  if (expression.kind === "nth-day" && expression.within === null) {
    if (before.kind === "nth-day") return { ...expression, within: before.within };
    if (before.kind === "month-day") return { ...before, day: expression.nth };
  }
  return expression;
}

/** “다음 주 화요일, 아니 수요일”: a day with what it shares with the one that is taken back for it. */
export function insteadOf(expression: DateExpression, before: DateExpression): DateExpression {
  const isBareWeekday = expression.kind === "weekday" && expression.week === null && expression.occurrence === null;
  if (isBareWeekday && before.kind === "nth-weekday") return { ...before, weekday: expression.weekday };
  return isBareWeekday && before.kind !== "weekday" ? expression : inPeriodOf(expression, before);
}

/** The unit of the period that each of its kind is meant of: month, of 매달 25일. */
export function everyUnitOf(expression: DateExpression): "week" | "month" | null {
  switch (expression.kind) {
    case "every":
      return expression.unit;
    case "weekday":
      return expression.week && everyUnitOf(expression.week);
    case "nth-weekday":
    case "nth-day":
    case "nth-weekend":
    case "nth-workday":
    case "nth-week":
    case "edge":
      return expression.within && everyUnitOf(expression.within);
    default:
      return null;
  }
}

/** 매달 25일, asked for 다음 달: the day of a period that is named. */
export function recurringIn(day: DateExpression, period: DateExpression): DateExpression | null {
  switch (day.kind) {
    case "weekday":
      return { ...day, week: period };
    case "nth-weekday":
    case "nth-day":
    case "nth-weekend":
    case "nth-workday":
    case "edge":
      return { ...day, within: period };
    default:
      return null;
  }
}
