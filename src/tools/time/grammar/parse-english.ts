import { type DateExpression, type Parsed, today, unitOf } from "./expression.ts";
import type { DateToken, DateUnit } from "./token.ts";

/** English names time from the small to the large: the first Monday of May next year, three days before Chuseok. */
export function parseEnglish(
  tokens: readonly DateToken[],
  at: number,
  dayNamedLast: DateExpression | null = null,
): Parsed | null {
  let parsed = (dayNamedLast === null ? null : moved(tokens, at, dayNamedLast)) ?? primary(tokens, at);
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
    case "ordinal":
      return ordinalOf(tokens, start) ?? (token.value === -1 ? shifted(tokens, start, -1) : null);
    case "in": {
      const span = spanAt(tokens, next);
      return span && ended(tokens, span, today, 1);
    }
    case "number":
    case "span":
    case "unit":
      return spanned(tokens, start) ?? weekdaysFromNow(tokens, start) ?? dayMonth(tokens, start);
    default:
      return null;
  }
}

interface Spans {
  readonly spans: readonly { readonly amount: number; readonly unit: DateUnit }[];
  readonly next: number;
}

/** Two weeks, a week and three days, a fortnight; a unit alone is one of it. */
function spanAt(tokens: readonly DateToken[], at: number): Spans | null {
  const spans: { amount: number; unit: DateUnit }[] = [];
  let next = at;
  for (;;) {
    const place = pastArticle(tokens, pastAnd(tokens, next, spans.length > 0));
    const [first, second] = [tokens[place], tokens[place + 1]];
    if (first?.kind === "span") {
      spans.push({ amount: first.amount, unit: first.unit });
      next = place + 1;
    } else if (first?.kind === "number" && second?.kind === "unit" && second.unit !== "weekend") {
      spans.push({ amount: first.value, unit: second.unit });
      next = place + 2;
    } else if (first?.kind === "unit" && spans.length === 0 && first.unit !== "weekend") {
      spans.push({ amount: 1, unit: first.unit });
      next = place + 1;
    } else break;
  }
  if (spans.length === 0 || spans.some(({ unit }) => unit === "hour" || unit === "minute")) return null;
  return { spans, next };
}

/** Three weeks ago, two weeks from tomorrow, the day before Chuseok. */
function spanned(tokens: readonly DateToken[], at: number): Parsed | null {
  const span = spanAt(tokens, at);
  const direction = span && tokens[span.next];
  if (span === null || direction?.kind !== "direction") return null;
  const after = { ...span, next: span.next + 1 };
  if (direction.fromNow) return ended(tokens, after, today, direction.by);
  const base = parseEnglish(tokens, after.next);
  return base && ended(tokens, { ...after, next: base.next }, base.expression, direction.by);
}

/** Two days early: moved from the day that was named last. */
function moved(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const told = tokens[at];
  if (told?.kind === "moved") {
    const by = spanAt(tokens, at + 1);
    return by && ended(tokens, by, base, told.by);
  }
  const span = spanAt(tokens, at);
  const direction = span && tokens[span.next];
  if (span === null || (direction?.kind !== "moved" && !endsWithout(tokens, span.next))) return null;
  const by = direction?.kind === "moved" || direction?.kind === "direction" ? direction.by : 1;
  return ended(tokens, { ...span, next: span.next + 1 }, base, by);
}

/** "Not tomorrow, the day after": a direction that names no day of its own. */
function endsWithout(tokens: readonly DateToken[], at: number): boolean {
  const [direction, follows] = [tokens[at], tokens[at + 1]];
  return direction?.kind === "direction" && !direction.fromNow && (follows === undefined || follows.kind === "break");
}

/** Three Fridays from now. */
function weekdaysFromNow(tokens: readonly DateToken[], at: number): Parsed | null {
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

function ended(tokens: readonly DateToken[], { spans, next }: Spans, base: DateExpression, by: 1 | -1): Parsed {
  const expression = spans.reduce<DateExpression>(
    (from, { amount, unit }) => ({ kind: "shifted", base: from, amount: amount * by, unit }),
    base,
  );
  const follows = tokens[next];
  const saysToday = base === today && follows?.kind === "day" && follows.days === 0;
  const saysFromNow = base === today && follows?.kind === "direction" && follows.fromNow && by > 0;
  return { expression, next: saysToday || saysFromNow ? next + 1 : next };
}

/** May, May 5th, May 5, 2027. */
function monthFrom(tokens: readonly DateToken[], at: number): Parsed | null {
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
function dayMonth(tokens: readonly DateToken[], at: number): Parsed | null {
  const day = tokens[at];
  const place = pastOf(tokens, at + 1);
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

/** Friday, the Friday after Chuseok, Friday after next. */
function weekdayFrom(tokens: readonly DateToken[], at: number): Parsed | null {
  const token = tokens[at];
  if (token?.kind !== "weekday") return null;
  const { weekday } = token;
  const said = saidDay(tokens, at);
  if (said !== null) return said;
  const direction = tokens[at + 1];
  if (direction?.kind === "direction" && !direction.fromNow) {
    const follows = tokens[at + 2];
    if (follows?.kind === "shift" && follows.by === 1 && !isNarrowable(tokens[at + 3])) {
      return { expression: { kind: "weekday-from", nth: 2, weekday, by: 1, base: today }, next: at + 3 };
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
  if (date.expression.kind !== "month-day" && date.expression.kind !== "date") return null;
  return { expression: { kind: "said-weekday", base: date.expression, weekday: weekday.weekday }, next: date.next };
}

const isNarrowable = (token: DateToken | undefined) =>
  token?.kind === "unit" || token?.kind === "weekday" || token?.kind === "yearly" || token?.kind === "month";

/** This week, next Friday, last Christmas. */
function shifted(tokens: readonly DateToken[], at: number, by: number): Parsed | null {
  const token = tokens[at + 1];
  const next = at + 2;
  const occurrence = by < 0 ? -1 : by === 0 ? 0 : 1;
  switch (token?.kind) {
    case "unit":
      if (token.unit === "hour" || token.unit === "minute" || token.unit === "day") return null;
      return { expression: { kind: "period", unit: token.unit, shift: by, base: null }, next };
    case "weekday": {
      const week: DateExpression | null = by > 0 ? { kind: "period", unit: "week", shift: by, base: null } : null;
      return {
        expression: { kind: "weekday", weekday: token.weekday, week, occurrence: week === null ? occurrence : null },
        next,
      };
    }
    case "yearly":
      return { expression: { kind: "yearly", day: token.day, year: null, occurrence }, next };
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

/** End of the month, first day of next quarter. */
function edgeOf(tokens: readonly DateToken[], at: number): Parsed | null {
  const edge = tokens[at];
  const place = pastOf(tokens, at + 1);
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
  const place = pastOf(tokens, named ? at + 2 : at + 1);
  const base = place < tokens.length ? periodAt(tokens, place) : null;
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

function nthOf(nth: number, token: DateToken, within: DateExpression): DateExpression | null {
  const unit = unitOf(within);
  if (token.kind === "weekday") {
    return unit === "week" ? null : { kind: "nth-weekday", nth, weekday: token.weekday, within };
  }
  if (token.kind !== "unit") return null;
  if (token.unit === "day") return { kind: "nth-day", nth, within };
  if (token.unit === "workdays") return { kind: "nth-workday", nth, within };
  if (token.unit === "weekend" && unit !== "week") return { kind: "nth-weekend", nth, within };
  if (token.unit === "week" && unit === "month") return { kind: "nth-week", nth, within };
  return token.unit === "quarter" && unit === "year"
    ? { kind: "part-of-year", unit: "quarter", number: nth, year: within }
    : null;
}

function periodAt(tokens: readonly DateToken[], at: number): Parsed | null {
  const parsed = parseEnglish(tokens, at);
  if (parsed !== null) return unitOf(parsed.expression) === "day" ? null : parsed;
  const place = pastArticle(tokens, at);
  const unit = tokens[place];
  if (unit?.kind !== "unit" || place === at || unit.unit === "day") return null;
  return { expression: { kind: "period", unit: unit.unit, shift: 0, base: null }, next: place + 1 };
}

/** What follows and narrows: next week's Friday, Christmas next year, this quarter end, Friday of next week. */
function postfix(tokens: readonly DateToken[], { expression, next: after }: Parsed): Parsed | null {
  const next = pastOf(tokens, after);
  const token = tokens[next];
  if (token === undefined) return null;
  const unit = unitOf(expression);
  if (unit !== "day" && expression.kind !== "month") {
    const inside = insidePeriod(tokens, next, expression, unit);
    if (inside !== null) return inside;
  }
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

function insidePeriod(tokens: readonly DateToken[], at: number, within: DateExpression, unit: DateUnit): Parsed | null {
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
    case "day":
      return token.days === 0 && unit === "year"
        ? { expression: { kind: "same-day", within, day: today }, next: at + 1 }
        : null;
    default:
      return null;
  }
}

/** Three weeks from this week. */
function weeksFromWeek(tokens: readonly DateToken[], at: number): Parsed | null {
  const parsed = spanned(tokens, at);
  const later = parsed?.expression;
  if (parsed === null || later?.kind !== "shifted" || later.unit !== "week" || unitOf(later.base) !== "week")
    return null;
  return { expression: { kind: "period", unit: "week", shift: 0, base: later }, next: parsed.next };
}

function parsedPeriod(tokens: readonly DateToken[], at: number, unit: DateUnit): Parsed | null {
  const token = tokens[at];
  if (token?.kind !== "shift" && token?.kind !== "ordinal") return null;
  const parsed = shifted(tokens, at, token.kind === "shift" ? token.by : -1);
  return parsed !== null && unitOf(parsed.expression) === unit ? parsed : null;
}

/** 2027, next year, in 2027. */
function yearAt(tokens: readonly DateToken[], at: number): Parsed | null {
  const place =
    tokens[at]?.kind === "in" || (tokens[at]?.kind === "break" && tokens[at + 1]?.kind === "number") ? at + 1 : at;
  const token = tokens[place];
  if (token?.kind === "number" && token.value >= 1900 && token.value <= 2200) {
    return { expression: { kind: "year", year: token.value }, next: place + 1 };
  }
  return parsedPeriod(tokens, place, "year");
}

/** "of", "'s" and "in" join; so do articles after them. */
function pastOf(tokens: readonly DateToken[], at: number): number {
  let next = at;
  for (let token = tokens[next]; token !== undefined; token = tokens[next]) {
    const joins = (token.kind === "particle" && token.role === "of") || token.kind === "in" || token.kind === "zone";
    if (!joins) break;
    next += 1;
  }
  return next;
}

function pastAnd(tokens: readonly DateToken[], at: number, joins: boolean): number {
  return joins && tokens[at]?.text.toLowerCase() === "and" ? at + 1 : at;
}

function pastArticle(tokens: readonly DateToken[], at: number): number {
  let next = at;
  while (tokens[next]?.kind === "filler" && /^(?:the|a|an|exactly)$/i.test(tokens[next]?.text ?? "")) next += 1;
  return next;
}
