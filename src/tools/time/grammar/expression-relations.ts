import { type DateExpression, isBareWeekday, today, unitOf, weekendDays } from "./expression.ts";

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
    // 추석 다음 주 월요일
    case "weekday": {
      const week = expression.week && withYear(expression.week, year);
      return week && { ...expression, week };
    }
    case "period": {
      const base = expression.base && withYear(expression.base, year);
      return base && { ...expression, base };
    }
    case "surrounding":
    case "shifted":
    case "closest-weekday":
    case "weekday-from": {
      const base = withYear(expression.base, year);
      return base && { ...expression, base };
    }
    default:
      return null;
  }
}

/** 13일의 금요일, of 13일; null when the day is none of any month. */
export function datedWeekday(day: DateExpression, weekday: number): DateExpression | null {
  if (day.kind === "recurring") {
    const dated = datedWeekday({ ...day.day }, weekday);
    return dated?.kind === "dated-weekday" ? { ...dated, within: null, occurrence: day.occurrence } : null;
  }
  if (day.kind !== "nth-day" || (day.within !== null && unitOf(day.within) !== "month")) return null;
  return { kind: "dated-weekday", nth: day.nth, weekday, within: day.within, occurrence: null };
}

/** 추석 전 마지막 주말, the weekend after Christmas: whole before or after the day. */
export function weekendFrom(base: DateExpression, nth: number, by: 1 | -1): DateExpression {
  const [saturday = 0, sunday = 0] = weekendDays;
  const day: DateExpression = { kind: "weekday-from", nth, weekday: by > 0 ? saturday : sunday, by, base };
  return { kind: "period", unit: "weekend", shift: 0, base: day };
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

/** 3일 뒤, counted from another day than today. */
export function rebased(expression: DateExpression, day: DateExpression): DateExpression {
  if (expression.kind !== "shifted") return day;
  return { ...expression, base: rebased(expression.base, day) };
}

/** The expressions that an expression is made of. */
function partsOf(expression: DateExpression): DateExpression[] {
  switch (expression.kind) {
    case "weekday":
      return expression.week === null ? [] : [expression.week];
    case "period":
      return expression.base === null ? [] : [expression.base];
    case "shifted":
    case "surrounding":
    case "closest-weekday":
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
  if (isBareWeekday(expression))
    return before.kind === "weekday"
      ? { ...expression, week: before.week, occurrence: before.occurrence }
      : isDay(before)
        ? { kind: "weekday-from", nth: 1, weekday: expression.weekday, by: 1, base: before }
        : expression;
  // The first Monday and last Friday of July.
  if (expression.kind === "recurring" && expression.day.kind === "nth-weekday" && before.kind === "nth-weekday")
    return { ...expression.day, within: before.within };
  if (expression.kind === "nth-day" && expression.within === null) {
    if (before.kind === "nth-day") return { ...expression, within: before.within };
    if (before.kind === "month-day") return { ...before, day: expression.nth };
  }
  return expression;
}

/** “올해 개천절하고 한글날”: a day of a list with the year of another, where it lacks one. */
export function inYearOfListed(expression: DateExpression, other: DateExpression): DateExpression {
  const year = yearOf(other);
  return (year && withYear(expression, year)) ?? expression;
}

function yearOf(expression: DateExpression): DateExpression | null {
  if ("year" in expression && typeof expression.year === "object") return expression.year;
  if (expression.kind === "around" || expression.kind === "substitute") return expression.day.year;
  const [part] = partsOf(expression);
  return part === undefined ? null : yearOf(part);
}

/** “다음 주 화요일, 아니 수요일”: a day with what it shares with the one that is taken back for it. */
export function insteadOf(expression: DateExpression, before: DateExpression): DateExpression {
  const counted = countedInstead(expression, before);
  if (counted !== null) return counted;
  if (!isBareWeekday(expression)) return inPeriodOf(expression, before);
  if (before.kind === "nth-weekday") return { ...before, weekday: expression.weekday };
  return before.kind === "weekday" ? inPeriodOf(expression, before) : expression;
}

/** “설날 2주 전 토요일 말고 1주 전 토요일”: another count from the same day. */
function countedInstead(expression: DateExpression, before: DateExpression): DateExpression | null {
  if (expression.kind === "shifted" && expression.base === today && before.kind === "shifted")
    return { ...expression, base: before.base };
  if (expression.kind !== "weekday" || before.kind !== "weekday") return null;
  const [week, other] = [expression.week, before.week];
  if (week?.kind !== "period" || other?.kind !== "period" || week.base === null || other.base === null) return null;
  const base = countedInstead(week.base, other.base);
  return base && { ...expression, week: { ...week, base } };
}

/** The unit of the period that each of its kind is meant of: month, of 매달 25일. */
export function everyUnitOf(expression: DateExpression): "week" | "month" | null {
  switch (expression.kind) {
    case "every":
      return expression.unit;
    case "weekday":
      return expression.week && everyUnitOf(expression.week);
    case "shifted":
      return everyUnitOf(expression.base);
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
    // 말일 사흘 전
    case "shifted": {
      const base = recurringIn(day.base, period);
      return base && { ...day, base };
    }
    default:
      return null;
  }
}
