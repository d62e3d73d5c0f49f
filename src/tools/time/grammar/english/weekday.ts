import { type ParseAt, type Parsed, today, unitOf, weekendDays } from "../expression.ts";
import { datedWeekday } from "../expression-relations.ts";
import { type DateToken, readAs } from "../token.ts";
import { baseOf, pastArticle, pastJoining } from "./joins.ts";
import { periodAt } from "./ordinal.ts";
import { isNarrowable, parsedPeriod } from "./periods.ts";
import { spanned } from "./spanned.ts";

/** Friday, the Friday after Chuseok, Friday after next. */
export function weekdayFrom(tokens: readonly DateToken[], at: number, parse: ParseAt): Parsed | null {
  const token = tokens[at];
  if (token?.kind !== "weekday") return null;
  const { weekday } = token;
  const all = weekdaysOf(tokens, at, parse);
  if (all !== null) return all;
  const closest = closestTo(tokens, at, weekday, parse);
  if (closest !== null) return closest;
  const said = saidDay(tokens, at, parse) ?? saidLater(tokens, at, weekday, parse);
  if (said !== null) return said;
  const week = tokens[at + 1];
  const ending = tokens[at + 2];
  // Saturday week
  if (/^week$/i.test(week?.text ?? "") && (ending === undefined || ending.kind === "break" || ending.kind === "ask")) {
    const base = { kind: "weekday", weekday, week: null, occurrence: null } as const;
    return { expression: { kind: "shifted", base, amount: 1, unit: "week" }, next: at + 2 };
  }
  const direction = besideDirection(tokens[at + 1]);
  if (direction?.kind === "direction" && !direction.fromNow) {
    const follows = tokens[at + 2];
    // The Friday after next, the Friday after this one.
    const isThisOne = follows?.kind === "shift" && follows.by === 0 && /^one$/i.test(tokens[at + 3]?.text ?? "");
    if (isThisOne || (follows?.kind === "shift" && follows.by === 1 && !isNarrowable(tokens[at + 3]))) {
      const next = isThisOne ? at + 4 : at + 3;
      return { expression: { kind: "weekday-from", nth: 2, weekday, by: 1, base: today }, next };
    }
    // The Thursday before last
    if (direction.by < 0 && follows?.kind === "ordinal" && follows.value === -1 && !isNarrowable(tokens[at + 3]))
      return { expression: { kind: "weekday-from", nth: 2, weekday, by: -1, base: today }, next: at + 3 };
    const base = parse(at + 2);
    return (
      base && {
        expression: {
          kind: "weekday-from",
          nth: 1,
          weekday,
          by: direction.by,
          base: baseOf(direction, base.expression),
        },
        next: base.next,
      }
    );
  }
  return { expression: { kind: "weekday", weekday, week: null, occurrence: null }, next: at + 1 };
}

/** The Friday closest to December 15, which Friday is nearest to it. */
function closestTo(tokens: readonly DateToken[], at: number, weekday: number, parse: ParseAt): Parsed | null {
  const place = /^(?:is|falls|that's)$/i.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const isClosest = tokens[place]?.kind === "closest" && /^to$/i.test(tokens[place + 1]?.text ?? "");
  const day = isClosest ? parse(place + 2) : null;
  return day && { expression: { kind: "closest-weekday", weekday, base: day.expression }, next: day.next };
}

/** The Tuesday following the first Monday. */
const besideDirection = (token: DateToken | undefined) =>
  token?.kind === "shift" && /^following$/i.test(token.text)
    ? readAs(token, { kind: "direction", by: 1, fromNow: false })
    : token;

/** The Fridays in December, the Mondays left this month, remaining Mondays of May; every Friday in June. */
export function weekdaysOf(tokens: readonly DateToken[], at: number, parse: ParseAt): Parsed | null {
  const place = pastArticle(tokens, /^(?:remaining|every|each)$/i.test(tokens[at]?.text ?? "") ? at + 1 : at);
  const token = tokens[place];
  // "Which weekends are left this month?"
  const verb = /^(?:are|we have|i have)$/i.test(tokens[place + 1]?.text ?? "") ? place + 2 : place + 1;
  const left = tokens[verb];
  const isWeekend = token?.kind === "unit" && token.unit === "weekend";
  if ((token?.kind !== "weekday" && !isWeekend) || (place === at && !/(?:day|weekend)s$/i.test(token.text)))
    return null;
  const weekdays = token.kind === "weekday" ? [token.weekday] : weekendDays;
  const isLeft = /^(?:left|remaining)$/i.test(left?.text ?? "");
  const within = periodAt(tokens, pastJoining(tokens, isLeft ? verb + 1 : place + 1), parse);
  const unit = within === null ? "day" : unitOf(within.expression);
  if (within === null || unit === "day" || unit === "week" || unit === "weekend") return null;
  const ahead = isLeft || /^remaining$/i.test(tokens[at]?.text ?? "");
  return {
    expression: { kind: "weekdays", weekdays, within: within.expression, ahead },
    next: within.next,
  };
}

/** Friday, March 20, 2026. */
function saidDay(tokens: readonly DateToken[], at: number, parse: ParseAt): Parsed | null {
  const weekday = tokens[at];
  const mark = tokens[at + 1];
  const date = parse(mark?.kind === "break" && !mark.strong ? at + 2 : at + 1);
  if (weekday?.kind !== "weekday" || date === null) return null;
  const dated = mark?.kind === "break" ? null : datedWeekday(date.expression, weekday.weekday);
  if (dated !== null) return { expression: dated, next: date.next };
  const isToday = date.expression.kind === "relative-day" && date.expression.days === 0 && mark?.kind !== "break";
  if (date.expression.kind !== "month-day" && date.expression.kind !== "date" && !isToday) return null;
  return { expression: { kind: "said-weekday", base: date.expression, weekday: weekday.weekday }, next: date.next };
}

/** The one this week, the one of next week. */
function oneOfWeek(tokens: readonly DateToken[], at: number, weekday: number): Parsed | null {
  const place = pastArticle(tokens, at);
  if (!/^one$/i.test(tokens[place]?.text ?? "")) return null;
  const week = parsedPeriod(tokens, pastJoining(tokens, place + 1), "week");
  return week && { expression: { kind: "weekday", weekday, week: week.expression, occurrence: null }, next: week.next };
}

/** Wednesday three weeks after this week's Wednesday. */
function saidLater(tokens: readonly DateToken[], at: number, weekday: number, parse: ParseAt): Parsed | null {
  const later = spanned(tokens, at + 1, (place) => oneOfWeek(tokens, place, weekday) ?? parse(place));
  if (later?.expression.kind !== "shifted" || later.expression.base.kind !== "weekday") return null;
  return { expression: { kind: "said-weekday", base: later.expression, weekday }, next: later.next };
}
