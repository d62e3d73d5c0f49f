import { pastArticle, pastJoining } from "./english-joins.ts";
import {
  dayMonth,
  everyDay,
  insidePeriod,
  isNarrowable,
  monthFrom,
  nthOf,
  parsedPeriod,
  shifted,
  weekdaysFromNow,
  yearAt,
} from "./english-periods.ts";
import { afterEvent, ended, lastingFor, laterThan, moved, nextAfter, spanAt, starting } from "./english-span.ts";
import { type DateExpression, isNewYear, type Named, type Parsed, today, unitOf } from "./expression.ts";
import type { DateToken } from "./token.ts";

/** English names time from the small to the large: the first Monday of May next year, three days before Chuseok. */
export function parseEnglish(tokens: readonly DateToken[], at: number, named: Named | null = null): Parsed | null {
  let parsed = (named === null ? null : fromNamed(tokens, at, named)) ?? primary(tokens, at);
  while (parsed !== null) {
    const more = postfix(tokens, parsed);
    if (more === null) return parsed;
    parsed = more;
  }
  return null;
}

function primary(tokens: readonly DateToken[], at: number): Parsed | null {
  const start = pastArticle(tokens, at);
  const token = tokens[start];
  if (token === undefined) return null;
  const next = start + 1;
  switch (token.kind) {
    case "day":
      return { expression: { kind: "relative-day", days: token.days }, next };
    case "date":
      return { expression: { kind: "date", year: token.year, month: token.month, day: token.day }, next };
    case "quarter":
      return { expression: { kind: "part-of-year", unit: "quarter", number: token.number, year: null }, next };
    case "yearly":
      return { expression: { kind: "yearly", day: token.day, year: null, occurrence: null }, next };
    case "month":
      return monthFrom(tokens, start);
    case "weekday":
      return weekdayFrom(tokens, start);
    case "shift":
      return shifted(tokens, start, token.by);
    case "edge":
      return edgeOf(tokens, start);
    case "substitute":
      return substituteFor(tokens, start);
    case "every":
      return { expression: { kind: "every", unit: token.unit }, next };
    case "unnamed":
      return everyDay(tokens, start);
    case "ordinal":
      return ordinalOf(tokens, start) ?? (token.value === -1 ? shifted(tokens, start, -1) : null);
    case "in": {
      const inside = unitOfPeriod(tokens, pastArticle(tokens, next));
      if (inside !== null) return inside;
      const span = spanAt(tokens, next);
      // In six weeks from yesterday.
      const from = span && tokens[span.next];
      const base =
        from?.kind === "direction" && !from.fromNow && from.by > 0 ? parseEnglish(tokens, (span?.next ?? 0) + 1) : null;
      return span && ended(tokens, base === null ? span : { ...span, next: base.next }, base?.expression ?? today, 1);
    }
    case "number":
    case "span":
    case "unit":
      return (
        starting(tokens, start, (place) => parseEnglish(tokens, place)) ??
        spanned(tokens, start) ??
        weekdaysFromNow(tokens, start) ??
        dayMonth(tokens, start) ??
        unitOfPeriod(tokens, start)
      );
    default:
      return null;
  }
}

/** Two days early, after a day; its substitute holiday, after a holiday; the second Tuesday, after a month. */
function fromNamed(tokens: readonly DateToken[], at: number, { day, month, holiday }: Named): Parsed | null {
  const start = pastArticle(tokens, at);
  if (tokens[start]?.kind === "substitute" && holiday !== null && substituteFor(tokens, start) === null)
    return { expression: { kind: "substitute", day: holiday }, next: start + 1 };
  const place = tokens[start]?.kind === "in" ? start + 1 : at;
  const shift =
    day === null
      ? null
      : (moved(tokens, place, day) ??
        afterEvent(tokens, place, day) ??
        nextAfter(tokens, start, day) ??
        laterThan(tokens, place, day) ??
        lastingFor(tokens, place, day));
  if (shift !== null || month === null) return shift;
  const [ordinal, token] = [tokens[start], tokens[start + 1]];
  if (ordinal?.kind !== "ordinal" || token?.kind !== "weekday" || primary(tokens, at) !== null) return null;
  const expression = nthOf(ordinal.value, token, month);
  // The first Monday of it.
  const isOfIt = /^of$/i.test(tokens[start + 2]?.text ?? "") && /^(?:it|that)$/i.test(tokens[start + 3]?.text ?? "");
  return expression && { expression, next: start + (isOfIt ? 4 : 2) };
}

/** The substitute holiday for Liberation Day. */
function substituteFor(tokens: readonly DateToken[], at: number): Parsed | null {
  const joined = pastJoining(tokens, /^(?:for|after)$/i.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1);
  const base = joined > at + 1 ? parseEnglish(tokens, joined) : null;
  return base?.expression.kind === "yearly"
    ? { expression: { kind: "substitute", day: base.expression }, next: base.next }
    : null;
}

/** Three weeks ago, two weeks from tomorrow, the day before Chuseok. */
function spanned(tokens: readonly DateToken[], at: number): Parsed | null {
  const span = spanAt(tokens, at);
  const direction = span && tokens[span.next];
  if (span === null || direction?.kind !== "direction") return null;
  const after = { ...span, next: span.next + 1 };
  if (direction.fromNow) return ended(tokens, after, today, direction.by);
  const base = parseEnglish(tokens, after.next) ?? dayOfEvent(tokens, after.next);
  return base && ended(tokens, { ...after, next: base.next }, base.expression, direction.by);
}

/** Two weeks before my renewal on December 1. */
function dayOfEvent(tokens: readonly DateToken[], at: number): Parsed | null {
  let next = at;
  while (tokens[next]?.kind === "filler" && /^(?:my|our|your|the|his|her)$/i.test(tokens[next]?.text ?? "")) next += 1;
  const start = next;
  while (tokens[next]?.kind === "word" && next < start + 3) next += 1;
  return next > start && tokens[next]?.text.toLowerCase() === "on" ? parseEnglish(tokens, next + 1) : null;
}

/** The weekend of this week, the week of May 5th, the month of May. */
function unitOfPeriod(tokens: readonly DateToken[], at: number): Parsed | null {
  const token = tokens[at];
  const place = pastJoining(tokens, at + 1);
  if (token?.kind !== "unit" || place === at + 1) return null;
  const base = parseEnglish(tokens, place);
  if (base === null) return null;
  const within = unitOf(base.expression);
  if (token.unit === "month" && base.expression.kind === "month") return base;
  const holds =
    (token.unit === "week" && within === "day") ||
    ((token.unit === "weekend" || token.unit === "workdays") && (within === "week" || within === "day"));
  return holds
    ? { expression: { kind: "period", unit: token.unit, shift: 0, base: base.expression }, next: base.next }
    : null;
}

/** Friday, the Friday after Chuseok, Friday after next. */
function weekdayFrom(tokens: readonly DateToken[], at: number): Parsed | null {
  const token = tokens[at];
  if (token?.kind !== "weekday") return null;
  const { weekday } = token;
  const said = saidDay(tokens, at) ?? saidLater(tokens, at, weekday);
  if (said !== null) return said;
  const direction = tokens[at + 1];
  if (direction?.kind === "direction" && !direction.fromNow) {
    const follows = tokens[at + 2];
    // The Friday after next, the Friday after this one.
    const isThisOne = follows?.kind === "shift" && follows.by === 0 && /^one$/i.test(tokens[at + 3]?.text ?? "");
    if (isThisOne || (follows?.kind === "shift" && follows.by === 1 && !isNarrowable(tokens[at + 3]))) {
      const next = isThisOne ? at + 4 : at + 3;
      return { expression: { kind: "weekday-from", nth: 2, weekday, by: 1, base: today }, next };
    }
    const base = parseEnglish(tokens, at + 2);
    return (
      base && {
        expression: { kind: "weekday-from", nth: 1, weekday, by: direction.by, base: base.expression },
        next: base.next,
      }
    );
  }
  return { expression: { kind: "weekday", weekday, week: null, occurrence: null }, next: at + 1 };
}

/** Friday, March 20, 2026. */
function saidDay(tokens: readonly DateToken[], at: number): Parsed | null {
  const weekday = tokens[at];
  const mark = tokens[at + 1];
  const date = parseEnglish(tokens, mark?.kind === "break" && !mark.strong ? at + 2 : at + 1);
  if (weekday?.kind !== "weekday" || date === null) return null;
  const isToday = date.expression.kind === "relative-day" && date.expression.days === 0 && mark?.kind !== "break";
  if (date.expression.kind !== "month-day" && date.expression.kind !== "date" && !isToday) return null;
  return { expression: { kind: "said-weekday", base: date.expression, weekday: weekday.weekday }, next: date.next };
}

/** Wednesday three weeks after this week's Wednesday. */
function saidLater(tokens: readonly DateToken[], at: number, weekday: number): Parsed | null {
  const later = spanned(tokens, at + 1);
  if (later?.expression.kind !== "shifted" || later.expression.base.kind !== "weekday") return null;
  return { expression: { kind: "said-weekday", base: later.expression, weekday }, next: later.next };
}

/** End of the month, first day of next quarter. */
function edgeOf(tokens: readonly DateToken[], at: number): Parsed | null {
  const edge = tokens[at];
  const place = pastJoining(tokens, at + 1);
  if (edge?.kind !== "edge" || place === at + 1) return null;
  const unit = tokens[pastArticle(tokens, place)];
  if (unit?.kind === "unit" && unit.unit !== "day") {
    const within: DateExpression = { kind: "period", unit: unit.unit, shift: 0, base: null };
    return { expression: { kind: "edge", edge: edge.edge, within }, next: pastArticle(tokens, place) + 1 };
  }
  const base = parseEnglish(tokens, place);
  return base && { expression: { kind: "edge", edge: edge.edge, within: base.expression }, next: base.next };
}

/** The third Thursday of this month, the second weekend of May, the 15th of next month, 4th of July, the 15th. */
function ordinalOf(tokens: readonly DateToken[], at: number): Parsed | null {
  const ordinal = tokens[at];
  if (ordinal?.kind !== "ordinal") return null;
  const nth = ordinal.value;
  const date = nth > 0 ? dayMonth(tokens, at) : null;
  if (date !== null) return date;
  const token = tokens[at + 1];
  const named = token?.kind === "weekday" || token?.kind === "unit";
  const after = nth > 0 && token?.kind === "unit" && token.unit === "day" ? tokens[at + 2] : undefined;
  if (after?.kind === "direction" && after.by > 0) {
    const day = after.fromNow ? { expression: today, next: at + 3 } : parseEnglish(tokens, at + 3);
    return day && ended(tokens, { spans: [{ amount: nth, unit: "day" }], next: day.next }, day.expression, 1);
  }
  // The first Monday after July 10.
  const beyond = nth > 0 && token?.kind === "weekday" ? tokens[at + 2] : undefined;
  if (beyond?.kind === "direction" && !beyond.fromNow && token?.kind === "weekday") {
    const day = parseEnglish(tokens, at + 3);
    const { weekday } = token;
    return (
      day && { expression: { kind: "weekday-from", nth, weekday, by: beyond.by, base: day.expression }, next: day.next }
    );
  }
  const place = pastJoining(tokens, named ? at + 2 : at + 1);
  const base = place < tokens.length ? periodAt(tokens, place) : null;
  if (base === null && token?.kind === "unit" && token.unit === "quarter" && nth > 0)
    return { expression: { kind: "part-of-year", unit: "quarter", number: nth, year: null }, next: at + 2 };
  if (named && base !== null) {
    const expression = nthOf(nth, token, base.expression);
    if (expression !== null) return { expression, next: base.next };
  }
  if (named || nth < 1) return null;
  if (base !== null && unitOf(base.expression) === "month") {
    return { expression: { kind: "nth-day", nth, within: base.expression }, next: base.next };
  }
  return /\d/.test(ordinal.text) ? { expression: { kind: "nth-day", nth, within: null }, next: at + 1 } : null;
}

function periodAt(tokens: readonly DateToken[], at: number): Parsed | null {
  const parsed = parseEnglish(tokens, at);
  // The first Sunday of the new year.
  if (parsed !== null && isNewYear(parsed.expression))
    return { ...parsed, expression: { kind: "period", unit: "year", shift: 0, base: parsed.expression } };
  if (parsed !== null) return unitOf(parsed.expression) === "day" ? null : parsed;
  const place = pastArticle(tokens, at);
  const unit = tokens[place];
  if (unit?.kind !== "unit" || place === at || unit.unit === "day") return null;
  return { expression: { kind: "period", unit: unit.unit, shift: 0, base: null }, next: place + 1 };
}

/** What follows and narrows: next week's Friday, Christmas next year, this quarter end, Friday of next week. */
function postfix(tokens: readonly DateToken[], { expression, next: after }: Parsed): Parsed | null {
  const next = pastJoining(tokens, after);
  const token = tokens[next];
  if (token === undefined) return null;
  const unit = unitOf(expression);
  if (unit !== "day" && expression.kind !== "month") {
    const inside = insidePeriod(tokens, next, expression, unit);
    if (inside !== null) return inside;
  }
  if (expression.kind === "shifted" && expression.unit === "week" && /^on$/i.test(token.text)) {
    // Three weeks ago on Monday.
    const weekday = tokens[next + 1];
    const week: DateExpression = { kind: "period", unit: "week", shift: 0, base: expression };
    return weekday?.kind === "weekday" && expression.base === today
      ? { expression: { kind: "weekday", weekday: weekday.weekday, week, occurrence: null }, next: next + 2 }
      : null;
  }
  // "Today's Thursday"
  if (expression.kind === "relative-day" && expression.days === 0 && next > after && token.kind === "weekday")
    return { expression: { kind: "said-weekday", base: expression, weekday: token.weekday }, next: next + 1 };
  if (expression.kind === "month" && token.kind === "edge") {
    return { expression: { kind: "edge", edge: token.edge, within: expression }, next: next + 1 };
  }
  if (expression.kind === "weekday" && expression.week === null && expression.occurrence === null) {
    const later = tokens[next - 1]?.kind === "in" ? spanAt(tokens, next) : null;
    const [span] = later?.spans ?? [];
    if (later !== null && span?.unit === "week") {
      return {
        expression: { ...expression, week: { kind: "period", unit: "week", shift: span.amount, base: null } },
        next: later.next,
      };
    }
    const week = parsedPeriod(tokens, pastArticle(tokens, next), "week") ?? weeksFromWeek(tokens, next);
    return week && { expression: { ...expression, week: week.expression }, next: week.next };
  }
  if (expression.kind === "yearly" && /^eve$/i.test(token.text))
    return { expression: { kind: "shifted", base: expression, amount: -1, unit: "day" }, next: next + 1 };
  if (expression.kind === "yearly" && token.kind === "substitute")
    return { expression: { kind: "substitute", day: expression }, next: next + 1 };
  if (expression.kind === "substitute" && expression.day.year === null) {
    const year = yearAt(tokens, next);
    return (
      year && { expression: { ...expression, day: { ...expression.day, year: year.expression } }, next: year.next }
    );
  }
  if (
    (expression.kind === "yearly" || expression.kind === "month" || expression.kind === "month-day") &&
    expression.year === null
  ) {
    const year = yearAt(tokens, next);
    return year && { expression: { ...expression, year: year.expression }, next: year.next };
  }
  if (expression.kind === "part-of-year" && expression.year === null) {
    const year = yearAt(tokens, next);
    return year && { expression: { ...expression, year: year.expression }, next: year.next };
  }
  return null;
}

/** Three weeks from this week. */
function weeksFromWeek(tokens: readonly DateToken[], at: number): Parsed | null {
  const parsed = spanned(tokens, at);
  const later = parsed?.expression;
  if (parsed === null || later?.kind !== "shifted" || later.unit !== "week") return null;
  // Monday two weeks from now.
  if (unitOf(later.base) !== "week" && later.base !== today) return null;
  return { expression: { kind: "period", unit: "week", shift: 0, base: later }, next: parsed.next };
}
