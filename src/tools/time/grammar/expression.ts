import type { YearlyDay } from "../calendar/yearly-day.ts";
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
  /** 추석 앞뒤로 하루씩: a day with so many before and after it. */
  | { readonly kind: "surrounding"; readonly base: DateExpression; readonly days: number }
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
  /** 이번 달 금요일 전부, the weekends left in May: every one of them, or those ahead. */
  | {
      readonly kind: "weekdays";
      readonly weekdays: readonly number[];
      readonly within: DateExpression;
      readonly ahead: boolean;
    }
  /** The next three Mondays, the last two weekends: the nearest of them, ahead or behind. */
  | {
      readonly kind: "nearest-weekdays";
      readonly weekdays: readonly number[];
      readonly count: number;
      readonly by: 1 | -1;
    }
  /** 다음 공휴일, the last public holiday: the nearest, ahead or behind. */
  | { readonly kind: "public-holiday"; readonly by: 1 | -1 }
  /** The nth weekday after or before a day. */
  | {
      readonly kind: "weekday-from";
      readonly nth: number;
      readonly weekday: number;
      readonly by: 1 | -1;
      readonly base: DateExpression;
    }
  /** 광복절에서 가장 가까운 일요일: before the day or after it. */
  | { readonly kind: "closest-weekday"; readonly weekday: number; readonly base: DateExpression }
  /** 개천절이랑 한글날 사이에 낀 수요일: the only one of them. */
  | {
      readonly kind: "weekday-between";
      readonly weekday: number;
      readonly from: DateExpression;
      readonly until: DateExpression;
    }
  /** 15일, 둘째 날 */
  | { readonly kind: "nth-day"; readonly nth: number; readonly within: DateExpression | null }
  /** 13일의 금요일, Friday the 13th: a day of the month that is such a weekday. */
  | {
      readonly kind: "dated-weekday";
      readonly nth: number;
      readonly weekday: number;
      readonly within: DateExpression | null;
      readonly occurrence: Occurrence;
    }
  | { readonly kind: "nth-weekend"; readonly nth: number; readonly within: DateExpression }
  /** 마지막 평일: neither weekend nor public holiday, or no weekend alone. */
  | {
      readonly kind: "nth-workday";
      readonly nth: number;
      readonly within: DateExpression;
      readonly unit: "workdays" | "weekdays";
    }
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
  /** The day that 그날 points at: the last one that is not today. */
  readonly pointedAt: DateExpression | null;
  /** The day was asked for: only words that point at it (그 주, 그 다음 날) are counted from it, not any count. */
  readonly isAsked: boolean;
  readonly month: DateExpression | null;
  /** 식목일이 있는 주: the week or month that 그 다음 주 is counted from. */
  readonly period: DateExpression | null;
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

/** Saturday and Sunday. */
export const weekendDays: readonly number[] = [5, 6];

/** 금요일: of no week that is said. */
export const isBareWeekday = (expression: DateExpression): expression is DateExpression & { kind: "weekday" } =>
  expression.kind === "weekday" && expression.week === null && expression.occurrence === null;
