import { type ParseAt, type Parsed, today, unitOf } from "../expression.ts";
import { isNewYear } from "../expression-relations.ts";
import type { DateToken } from "../token.ts";
import { baseOf, pastArticle, pastJoining } from "./joins.ts";
import { dayMonth, nthOf, yearAt } from "./periods.ts";
import { ended } from "./span.ts";

/** The third Thursday of this month, the second weekend of May, the 15th of next month, 4th of July, the 15th. */
export function ordinalOf(tokens: readonly DateToken[], at: number, parse: ParseAt): Parsed | null {
  const ordinal = tokens[at];
  if (ordinal?.kind !== "ordinal") return null;
  const nth = ordinal.value;
  const date = nth > 0 ? dayMonth(tokens, at) : null;
  if (date !== null) return date;
  const token = tokens[at + 1];
  const named = token?.kind === "weekday" || token?.kind === "unit";
  const after = nth > 0 && token?.kind === "unit" && token.unit === "day" ? tokens[at + 2] : undefined;
  if (after?.kind === "direction" && after.by > 0) {
    const day = after.fromNow ? { expression: today, next: at + 3 } : parse(at + 3);
    return day && ended(tokens, { spans: [{ amount: nth, unit: "day" }], next: day.next }, day.expression, 1);
  }
  // The first Monday after July 10.
  const isWorkday = token?.kind === "unit" && token.unit === "workdays";
  const isLastBefore = nth === -1 && tokens[at + 2]?.kind === "direction";
  const beyond = ((nth > 0 || isLastBefore) && token?.kind === "weekday") || isWorkday ? tokens[at + 2] : undefined;
  if (beyond?.kind === "direction" && !beyond.fromNow && isWorkday) {
    const day = parse(at + 3);
    return (
      day && {
        expression: { kind: "shifted", base: day.expression, amount: Math.abs(nth) * beyond.by, unit: "workdays" },
        next: day.next,
      }
    );
  }
  if (beyond?.kind === "direction" && !beyond.fromNow && token?.kind === "weekday") {
    const day = parse(at + 3);
    const { weekday } = token;
    return (
      day && {
        expression: {
          kind: "weekday-from",
          nth: Math.abs(nth),
          weekday,
          by: beyond.by,
          base: baseOf(beyond, day.expression),
        },
        next: day.next,
      }
    );
  }
  const place = pastJoining(tokens, named ? at + 2 : at + 1);
  const base = place < tokens.length ? periodAt(tokens, place, parse) : null;
  const isPart = token?.kind === "unit" && (token.unit === "quarter" || token.unit === "half") && nth > 0;
  if (base === null && isPart) {
    // The second half of 2028.
    const year = yearAt(tokens, place);
    const part = { kind: "part-of-year", unit: token.unit === "half" ? "half" : "quarter", number: nth } as const;
    return { expression: { ...part, year: year?.expression ?? null }, next: year?.next ?? at + 2 };
  }
  if (named && base !== null) {
    const expression = nthOf(nth, token, base.expression);
    if (expression !== null) return { expression, next: base.next };
  }
  // "Patch Tuesday is the second Tuesday.": of every month.
  const ending = tokens[at + 2];
  if (
    token?.kind === "weekday" &&
    nth > 0 &&
    base === null &&
    (ending === undefined || ending.kind === "break" || isAndOrdinal(tokens, at + 2))
  )
    return {
      expression: { kind: "nth-weekday", nth, weekday: token.weekday, within: { kind: "every", unit: "month" } },
      next: at + 2,
    };
  if (named || nth < 1) return null;
  if (base !== null && unitOf(base.expression) === "month") {
    return { expression: { kind: "nth-day", nth, within: base.expression }, next: base.next };
  }
  const follows = tokens[at + 1];
  // Rent is due on the first.
  const isDayOfMonth = /^the$/i.test(tokens[at - 1]?.text ?? "") && /^(?:on|by)$/i.test(tokens[at - 2]?.text ?? "");
  const ends = follows === undefined || follows.kind === "break";
  return /\d/.test(ordinal.text) || nth > longestOrdinal || (isDayOfMonth && ends)
    ? { expression: { kind: "nth-day", nth, within: null }, next: at + 1 }
    : null;
}

/** The first Monday and last Friday of July. */
const isAndOrdinal = (tokens: readonly DateToken[], at: number) =>
  /^(?:and|&)$/i.test(tokens[at]?.text ?? "") && tokens[pastArticle(tokens, at + 1)]?.kind === "ordinal";

/** Of nothing but a month there are more: the twenty-third. */
const longestOrdinal = 10;

/** The month, this month, December: a period of more than a day. */
export function periodAt(tokens: readonly DateToken[], at: number, parse: ParseAt): Parsed | null {
  const parsed = parse(at);
  // The first Sunday of the new year.
  if (parsed !== null && isNewYear(parsed.expression))
    return { ...parsed, expression: { kind: "period", unit: "year", shift: 0, base: parsed.expression } };
  if (parsed !== null) return unitOf(parsed.expression) === "day" ? null : parsed;
  const place = pastArticle(tokens, at);
  const unit = tokens[place];
  if (unit?.kind !== "unit" || place === at || unit.unit === "day") return null;
  return { expression: { kind: "period", unit: unit.unit, shift: 0, base: null }, next: place + 1 };
}
