import type { DateExpression, Occurrence, Parsed } from "../expression.ts";
import type { DateToken } from "../token.ts";
import { isDirection, pastDayWord } from "./joins.ts";
import { dayOfMonth, monthOrDay } from "./months.ts";
import { ordinalWithin } from "./ordinal.ts";
import { spanFromToday } from "./span.ts";

export function atom(tokens: readonly DateToken[], at: number): Parsed | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const next = at + 1;
  switch (token.kind) {
    case "day":
      return { expression: { kind: "relative-day", days: token.days }, next };
    case "date":
      return { expression: { kind: "date", year: token.year, month: token.month, day: token.day }, next };
    case "year":
      return { expression: { kind: "year", year: token.year }, next };
    case "month":
      return monthOrDay(tokens, at, { lunar: false, year: null, occurrence: null });
    case "lunar":
      return tokens[next]?.kind === "month"
        ? monthOrDay(tokens, next, { lunar: true, year: null, occurrence: null })
        : null;
    case "quarter":
    case "half":
      return { expression: { kind: "part-of-year", unit: token.kind, number: token.number, year: null }, next };
    case "yearly":
      return { expression: { kind: "yearly", day: token.day, year: null, occurrence: null }, next };
    case "weekday":
      return {
        expression: { kind: "weekday", weekday: token.weekday, week: null, occurrence: null },
        next: pastDayWord(tokens, next),
      };
    case "unit":
      return spanFromToday(tokens, at) ?? bareUnit(tokens, at);
    case "edge":
      return token.text === "말일" ? { expression: { kind: "edge", edge: "end", within: thisMonth }, next } : null;
    case "shift":
      return shifted(tokens, at, token.by);
    case "every":
      return { expression: { kind: "every", unit: token.unit }, next };
    // 넷째 주 일요일은 휴무: of every month.
    case "ordinal":
      return weekdayOfMonths(tokens, at);
    case "number":
    case "span":
      return spanFromToday(tokens, at) ?? bareYear(tokens, at) ?? dayOfMonth(tokens, at, null);
    default:
      return null;
  }
}

function weekdayOfMonths(tokens: readonly DateToken[], at: number): Parsed | null {
  const parsed = ordinalWithin(tokens, at, { kind: "every", unit: "month" }, "month");
  return parsed?.expression.kind === "nth-weekday" && parsed.expression.nth > 0 ? parsed : null;
}

/** 주말, 분기 말: of the present one. */
function bareUnit(tokens: readonly DateToken[], at: number): Parsed | null {
  const token = tokens[at];
  const edge = tokens[at + 1];
  if (token?.kind !== "unit" || token.unit === "day" || token.unit === "hour" || token.unit === "minute") return null;
  const period: DateExpression = { kind: "period", unit: token.unit, shift: 0, base: null };
  if (edge?.kind === "edge") return { expression: { kind: "edge", edge: edge.edge, within: period }, next: at + 2 };
  return token.unit === "weekend" ? { expression: period, next: at + 1 } : null;
}

const thisMonth: DateExpression = { kind: "period", unit: "month", shift: 0, base: null };

/** 다음 주, 지난 금요일, 이번 추석, 다음 5월. */
function shifted(tokens: readonly DateToken[], at: number, by: number): Parsed | null {
  const token = tokens[at + 1];
  const next = at + 2;
  const occurrence: Occurrence = by < 0 ? -1 : by === 0 ? 0 : 1;
  if (token === undefined || (Math.abs(by) > 1 && token.kind !== "unit")) return null;
  switch (token.kind) {
    case "unit":
      if (token.unit === "hour" || token.unit === "minute" || token.unit === "day") return null;
      // 돌아오는 주말 is the nearest one, not that of next week.
      if (token.unit === "weekend" && /오는$/.test(tokens[at]?.text ?? ""))
        return { expression: { kind: "period", unit: "weekend", shift: 0, base: null }, next };
      return { expression: { kind: "period", unit: token.unit, shift: by, base: null }, next };
    case "weekday":
      return {
        expression: { kind: "weekday", weekday: token.weekday, week: null, occurrence },
        next: pastDayWord(tokens, next),
      };
    case "yearly":
      return { expression: { kind: "yearly", day: token.day, year: null, occurrence }, next };
    case "month":
      return monthOrDay(tokens, at + 1, { lunar: false, year: null, occurrence });
    // 다음 공휴일
    case "unnamed":
      return by !== 0 && /^(?:공휴일|빨간날)$/.test(token.text)
        ? { expression: { kind: "public-holiday", by: by > 0 ? 1 : -1 }, next }
        : null;
    case "number": {
      // 다음 13일, but not 지난 30일이면
      if (/^(?:이면|면|간|동안|치)$/.test(tokens[at + 3]?.text ?? "")) return null;
      const day = dayOfMonth(tokens, at + 1, { kind: "every", unit: "month" });
      return (
        day && { expression: { kind: "recurring", unit: "month", day: day.expression, occurrence }, next: day.next }
      );
    }
    default:
      return null;
  }
}

/** 27년 설날 */
function bareYear(tokens: readonly DateToken[], at: number): Parsed | null {
  const number = tokens[at];
  const unit = tokens[at + 1];
  if (number?.kind !== "number" || unit?.kind !== "unit" || unit.unit !== "year" || isDirection(tokens[at + 2]))
    return null;
  // 이천이십팔년
  if (number.value >= 1900 && number.value <= 2200)
    return { expression: { kind: "year", year: number.value }, next: at + 2 };
  return number.value >= 20 && number.value < 100
    ? { expression: { kind: "year", year: 2000 + number.value }, next: at + 2 }
    : null;
}
