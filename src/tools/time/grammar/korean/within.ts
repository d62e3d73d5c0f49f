import { type DateExpression, type Parsed, today, weekendDays } from "../expression.ts";
import type { DateToken, DateUnit } from "../token.ts";
import { isOf, pastDayWord } from "./joins.ts";
import { dayOfMonth, monthOrDay } from "./months.ts";
import { ordinalWithin } from "./ordinal.ts";

/** Something inside a week, month, quarter or year. */
export function within(
  tokens: readonly DateToken[],
  at: number,
  period: DateExpression,
  unit: DateUnit,
): Parsed | null {
  const token = tokens[at];
  const next = at + 1;
  const follows = tokens[next];
  switch (token?.kind) {
    case "edge":
      return { expression: { kind: "edge", edge: token.edge, within: period }, next };
    // 이번 달 남은 금요일 전부
    case "ask": {
      const weekdays = /^남은$/.test(token.text) && isLong(unit) ? weekdaysMeant(follows) : null;
      return weekdays && { expression: { kind: "weekdays", weekdays, within: period, ahead: true }, next: next + 1 };
    }
    case "weekday":
      if (isLong(unit) && asksForAll(tokens, next))
        return { expression: { kind: "weekdays", weekdays: [token.weekday], within: period, ahead: false }, next };
      if (unit !== "week" && unit !== "weekend" && unit !== "workdays" && period.kind !== "nth-week") return null;
      return {
        expression: { kind: "weekday", weekday: token.weekday, week: period, occurrence: null },
        next: pastDayWord(tokens, next),
      };
    case "ordinal":
      return ordinalWithin(tokens, at, period, unit) ?? (unit === "month" ? dayOfMonth(tokens, at, period) : null);
    // 다음 달 초 첫 월요일
    case "unnamed":
      // 다음 주 이맘때
      if (
        /^이(?:맘때|\s?시[간각])$/.test(token.text) &&
        unit === "week" &&
        period.kind === "period" &&
        isOfToday(period.base)
      )
        return { expression: { kind: "shifted", base: { ...today }, amount: period.shift, unit: "week" }, next };
      return token.text === "초" ? ordinalWithin(tokens, next, period, unit) : null;
    case "number":
      // 올해 200일째 되는 날
      if (unit === "year" && follows?.kind === "unit" && /^일[째차]$/.test(follows.text))
        return {
          expression: { kind: "nth-day", nth: token.value, within: period },
          next: pastComplete(tokens, next + 1),
        };
      return unit === "month" ? (dayOfMonth(tokens, at, period) ?? ordinalWithin(tokens, at, period, unit)) : null;
    case "month":
      return unit === "year" ? monthOrDay(tokens, at, { lunar: false, year: period, occurrence: null }) : null;
    case "lunar":
      return unit === "year" ? monthOrDay(tokens, next, { lunar: true, year: period, occurrence: null }) : null;
    case "quarter":
    case "half":
      return unit === "year"
        ? { expression: { kind: "part-of-year", unit: token.kind, number: token.number, year: period }, next }
        : null;
    case "yearly":
      // 이번 주에 있는 개천절
      if ((unit === "week" || unit === "month") && tokens[at - 1]?.text === "있는")
        return { expression: { kind: "yearly", day: token.day, year: null, occurrence: null }, next };
      // 5월 어버이날
      if (period.kind === "month" && token.day.rule.kind === "solar" && token.day.rule.month === period.month)
        return { expression: { kind: "yearly", day: token.day, year: period.year, occurrence: null }, next };
      // 올해 추석, 다음 달 현충일: in the year of the period.
      return unit === "year" || unit === "month" || unit === "week"
        ? { expression: { kind: "yearly", day: token.day, year: period, occurrence: null }, next }
        : null;
    case "day":
      if (token.days === 0 && unit === "week" && period.kind === "period" && isOfToday(period.base))
        return { expression: { kind: "shifted", base: { ...today }, amount: period.shift, unit: "week" }, next };
      return token.days === 0 && (unit === "year" || unit === "month")
        ? { expression: { kind: "same-day", within: period, day: today }, next }
        : null;
    case "unit":
      if (token.unit === "weekend" && isLong(unit) && asksForAll(tokens, next))
        return { expression: { kind: "weekdays", weekdays: weekendDays, within: period, ahead: false }, next };
      return (token.unit === "weekend" || token.unit === "workdays") && unit === "week"
        ? { expression: { kind: "period", unit: token.unit, shift: 0, base: period }, next }
        : null;
    case "shift":
      if (unit === "year" && token.by === 0 && follows?.kind === "yearly")
        return { expression: { kind: "yearly", day: follows.day, year: period, occurrence: null }, next: next + 1 };
      // 다음 주의 다음 주
      return isOf(tokens[at - 1]) && token.by !== 0 && follows?.kind === "unit" && follows.unit === unit
        ? { expression: { kind: "period", unit, shift: token.by, base: period }, next: next + 1 }
        : null;
    default:
      return null;
  }
}

/** 되는 날 */
const pastComplete = (tokens: readonly DateToken[], at: number) =>
  tokens[at]?.text === "되는" && tokens[at + 1]?.text === "날" ? at + 2 : at;

/** 금요일, 주말. */
function weekdaysMeant(token: DateToken | undefined): readonly number[] | null {
  if (token?.kind === "weekday") return [token.weekday];
  return token?.kind === "unit" && token.unit === "weekend" ? weekendDays : null;
}

const isLong = (unit: DateUnit) => unit === "month" || unit === "quarter" || unit === "half" || unit === "year";

/** 이번 달 토요일 날짜 다, 다음 달 월요일이 며칠 며칠이야: more than one day is asked for. */
function asksForAll(tokens: readonly DateToken[], at: number): boolean {
  const end = tokens.findIndex(({ kind }, place) => place >= at && (kind === "break" || kind === "word"));
  const rest = tokens.slice(at, end === -1 ? undefined : end);
  return rest.some(
    ({ kind, text }) =>
      kind === "each" || /^(?:다|전부|들|전체|(?:전부|모두)\s*며칠|며칠\s*며칠|언제\s*언제)$/.test(text),
  );
}

const isOfToday = (base: DateExpression | null) => base === null || (base.kind === "relative-day" && base.days === 0);
