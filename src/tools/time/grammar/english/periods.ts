import { type DateExpression, type Parsed, today, unitOf, weekendDays } from "../expression.ts";
import type { DateToken, DateUnit } from "../token.ts";
import { pastArticle, pastJoining } from "./joins.ts";

/** Every Tuesday, every 25th. */
export function everyDay(tokens: readonly DateToken[], at: number): Parsed | null {
  const [every, token] = [tokens[at], tokens[at + 1]];
  if (!/^(?:every|each)$/i.test(every?.text ?? "")) return null;
  const next = at + 2;
  if (token?.kind === "weekday") {
    const week: DateExpression = { kind: "every", unit: "week" };
    return { expression: { kind: "weekday", weekday: token.weekday, week, occurrence: null }, next };
  }
  return token?.kind === "ordinal" && /\d/.test(token.text) && tokens[next]?.kind !== "weekday"
    ? { expression: { kind: "nth-day", nth: token.value, within: { kind: "every", unit: "month" } }, next }
    : null;
}

/** Three Fridays from now. */
export function weekdaysFromNow(tokens: readonly DateToken[], at: number): Parsed | null {
  const [number, weekday, direction] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (number?.kind !== "number" || weekday?.kind !== "weekday" || direction?.kind !== "direction" || !direction.fromNow)
    return null;
  const expression: DateExpression = {
    kind: "weekday-from",
    nth: number.value,
    weekday: weekday.weekday,
    by: direction.by,
    base: today,
  };
  return { expression, next: at + 3 };
}

/** May, May 5th, May 5, 2027. */
export function monthFrom(tokens: readonly DateToken[], at: number): Parsed | null {
  const month = tokens[at];
  if (month?.kind !== "month") return null;
  const place = pastArticle(tokens, at + 1);
  const day = tokens[place];
  const counts =
    (day?.kind === "number" && day.value <= 31 && tokens[place + 1]?.kind !== "unit") || day?.kind === "ordinal";
  if (counts && day.value > 0 && tokens[place + 1]?.kind !== "weekday") {
    return { expression: monthDay(month.month, day.value), next: place + 1 };
  }
  return { expression: { kind: "month", month: month.month, year: null, occurrence: null }, next: at + 1 };
}

/** 15 March */
export function dayMonth(tokens: readonly DateToken[], at: number): Parsed | null {
  const day = tokens[at];
  const place = pastJoining(tokens, at + 1);
  const month = tokens[place];
  if ((day?.kind !== "number" && day?.kind !== "ordinal") || month?.kind !== "month" || day.value < 1) return null;
  return { expression: monthDay(month.month, day.value), next: place + 1 };
}

const monthDay = (month: number, day: number): DateExpression => ({
  kind: "month-day",
  month,
  day,
  lunar: false,
  year: null,
  occurrence: null,
});

export const isNarrowable = (token: DateToken | undefined) =>
  token?.kind === "unit" || token?.kind === "weekday" || token?.kind === "yearly" || token?.kind === "month";

/** The next three Mondays, the next two weekends, the next public holiday. */
function nearestOf(tokens: readonly DateToken[], at: number, by: 1 | -1): Parsed | null {
  const [token, counted] = [tokens[at], tokens[at + 1]];
  if (/^(?:public |bank |korean |national )?holiday$/i.test(token?.text ?? "") && token?.kind === "unnamed")
    return { expression: { kind: "public-holiday", by }, next: at + 1 };
  if (token?.kind !== "number" || token.value < 2) return null;
  const isWeekend = counted?.kind === "unit" && counted.unit === "weekend";
  if (counted?.kind !== "weekday" && !isWeekend) return null;
  const weekdays = counted.kind === "weekday" ? [counted.weekday] : weekendDays;
  return { expression: { kind: "nearest-weekdays", weekdays, count: token.value, by }, next: at + 2 };
}

/** This week, next Friday, last Christmas. */
export function shifted(tokens: readonly DateToken[], at: number, by: number): Parsed | null {
  const token = tokens[at + 1];
  const next = at + 2;
  const occurrence = by < 0 ? -1 : by === 0 ? 0 : 1;
  // The coming Sunday and the coming weekend are the nearest, not those of next week.
  const isNearest = /coming$/i.test(tokens[at]?.text ?? "");
  const nearest = by === 0 ? null : nearestOf(tokens, at + 1, by > 0 ? 1 : -1);
  if (nearest !== null) return nearest;
  switch (token?.kind) {
    case "unit":
      if (token.unit === "hour" || token.unit === "minute" || token.unit === "day") return null;
      return {
        expression: {
          kind: "period",
          unit: token.unit,
          shift: isNearest && token.unit === "weekend" ? 0 : by,
          base: null,
        },
        next,
      };
    case "weekday": {
      const date = tokens[pastArticle(tokens, next)];
      // The next Friday the 13th.
      if (date?.kind === "ordinal" && /\d/.test(date.text) && by !== 0)
        return {
          expression: { kind: "dated-weekday", nth: date.value, weekday: token.weekday, within: null, occurrence },
          next: pastArticle(tokens, next) + 1,
        };
      const week: DateExpression | null =
        by > 0 && !isNearest ? { kind: "period", unit: "week", shift: by, base: null } : null;
      return {
        expression: { kind: "weekday", weekday: token.weekday, week, occurrence: week === null ? occurrence : null },
        next,
      };
    }
    case "yearly":
      return { expression: { kind: "yearly", day: token.day, year: null, occurrence }, next };
    // The next 29th of February.
    case "ordinal": {
      const date = by === 0 ? null : dayMonth(tokens, at + 1);
      return date?.expression.kind === "month-day" ? { ...date, expression: { ...date.expression, occurrence } } : null;
    }
    case "month": {
      const parsed = monthFrom(tokens, at + 1);
      const known = parsed?.expression;
      if (known?.kind !== "month" && known?.kind !== "month-day") return null;
      return { expression: { ...known, occurrence }, next: parsed?.next ?? next };
    }
    default:
      return null;
  }
}

export function nthOf(nth: number, token: DateToken, within: DateExpression): DateExpression | null {
  const unit = unitOf(within);
  if (token.kind === "weekday") {
    return unit === "week" ? null : { kind: "nth-weekday", nth, weekday: token.weekday, within };
  }
  if (token.kind !== "unit") return null;
  if (token.unit === "day") return { kind: "nth-day", nth, within };
  if (token.unit === "workdays" || token.unit === "weekdays")
    return { kind: "nth-workday", nth, within, unit: token.unit };
  if (token.unit === "weekend" && unit !== "week") return { kind: "nth-weekend", nth, within };
  if (token.unit === "week" && unit === "month") return { kind: "nth-week", nth, within };
  if (token.unit === "month" && (unit === "quarter" || unit === "half" || unit === "year"))
    return { kind: "nth-month", nth, within };
  return (token.unit === "quarter" || token.unit === "half") && unit === "year"
    ? { kind: "part-of-year", unit: token.unit, number: nth, year: within }
    : null;
}

export function insidePeriod(
  tokens: readonly DateToken[],
  at: number,
  within: DateExpression,
  unit: DateUnit,
): Parsed | null {
  const token = tokens[at];
  const follows = tokens[at + 1];
  switch (token?.kind) {
    case "edge":
      return { expression: { kind: "edge", edge: token.edge, within }, next: at + 1 };
    case "weekday":
      return unit === "week" || unit === "weekend"
        ? { expression: { kind: "weekday", weekday: token.weekday, week: within, occurrence: null }, next: at + 1 }
        : null;
    case "yearly":
      return unit === "year"
        ? { expression: { kind: "yearly", day: token.day, year: within, occurrence: null }, next: at + 1 }
        : null;
    case "ordinal": {
      const nth = follows === undefined ? null : nthOf(token.value, follows, within);
      if (nth !== null) return { expression: nth, next: at + 2 };
      return unit === "month" && /\d/.test(token.text)
        ? { expression: { kind: "nth-day", nth: token.value, within }, next: at + 1 }
        : null;
    }
    // Next week's weekend
    case "unit":
      return (token.unit === "weekend" || token.unit === "workdays") && unit === "week"
        ? { expression: { kind: "period", unit: token.unit, shift: 0, base: within }, next: at + 1 }
        : null;
    case "day":
      return token.days === 0 && unit === "year"
        ? { expression: { kind: "same-day", within, day: today }, next: at + 1 }
        : null;
    default:
      return null;
  }
}

export function parsedPeriod(tokens: readonly DateToken[], at: number, unit: DateUnit): Parsed | null {
  const token = tokens[at];
  if (token?.kind !== "shift" && !(token?.kind === "ordinal" && token.value === -1)) return null;
  const parsed = shifted(tokens, at, token.kind === "shift" ? token.by : -1);
  return parsed !== null && unitOf(parsed.expression) === unit ? parsed : null;
}

/** 2027, next year, in 2027. */
export function yearAt(tokens: readonly DateToken[], at: number): Parsed | null {
  const place =
    tokens[at]?.kind === "in" || (tokens[at]?.kind === "break" && tokens[at + 1]?.kind === "number") ? at + 1 : at;
  const token = tokens[place];
  if (token?.kind === "number" && token.value >= 1900 && token.value <= 2200) {
    return { expression: { kind: "year", year: token.value }, next: place + 1 };
  }
  return parsedPeriod(tokens, place, "year");
}
