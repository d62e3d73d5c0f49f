import { type DateExpression, type Named, type ParseAt, type Parsed, today } from "../expression.ts";
import { backAtWork, countedAgain } from "../named.ts";
import type { DateToken, DateUnit } from "../token.ts";
import { pastArticle, pastJoining } from "./joins.ts";
import { edgeOfPeriod, substituteFor, unitOfPeriod } from "./of-period.ts";
import { ordinalOf } from "./ordinal.ts";
import { dayMonth, everyDay, monthFrom, nthOf, shifted, weekdaysFromNow } from "./periods.ts";
import { postfix } from "./postfix.ts";
import { afterEvent, ended, lastingFor, laterThan, moved, nextAfter, spanAt, starting, takes } from "./span.ts";
import { spanned } from "./spanned.ts";
import { weekdayFrom, weekdaysOf } from "./weekday.ts";

/** English names time from the small to the large: the first Monday of May next year, three days before Chuseok. */
export function parseEnglish(tokens: readonly DateToken[], at: number, named: Named): Parsed | null {
  return parsePhrase(tokens, at, named);
}

/** Phrases within phrases are looked for from many sides; each is read once, or words on end would be read in millions of ways. */
const phrasesRead = new WeakMap<readonly DateToken[], Map<number, Parsed | null>>();

function parseOnce(tokens: readonly DateToken[], at: number): Parsed | null {
  const known = phrasesRead.get(tokens) ?? new Map<number, Parsed | null>();
  phrasesRead.set(tokens, known);
  const read = known.get(at);
  if (read !== undefined) return read;
  const parsed = parsePhrase(tokens, at, null);
  known.set(at, parsed);
  return parsed;
}

function parsePhrase(tokens: readonly DateToken[], at: number, named: Named | null): Parsed | null {
  const parse: ParseAt = (place) => thatPeriod(tokens, place, named) ?? parseOnce(tokens, place);
  let parsed = (named === null ? null : fromNamed(tokens, at, named, parse)) ?? primary(tokens, at, parse);
  while (parsed !== null) {
    const more = postfix(tokens, parsed, parse);
    if (more === null) return parsed;
    parsed = more;
  }
  return null;
}

function primary(tokens: readonly DateToken[], at: number, parse: ParseAt): Parsed | null {
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
    case "half":
      return { expression: { kind: "part-of-year", unit: token.kind, number: token.number, year: null }, next };
    case "yearly":
      return { expression: { kind: "yearly", day: token.day, year: null, occurrence: null }, next };
    case "month":
      return monthFrom(tokens, start);
    case "weekday":
      return weekdayFrom(tokens, start, parse);
    case "shift":
      return shifted(tokens, start, token.by);
    case "edge":
      return edgeOfPeriod(tokens, start, parse);
    case "closest":
      return closestTo(tokens, start, parse);
    case "substitute":
      return substituteFor(tokens, start, parse);
    case "every":
      return { expression: { kind: "every", unit: token.unit }, next };
    case "ask":
      return /^remaining$/i.test(token.text) ? weekdaysOf(tokens, start, parse) : null;
    case "backwards":
      return countedBack(parse(next));
    case "unnamed":
      return weekdaysOf(tokens, start, parse) ?? everyDay(tokens, start);
    case "ordinal":
      return ordinalOf(tokens, start, parse) ?? (token.value === -1 ? shifted(tokens, start, -1) : null);
    case "in": {
      const inside = unitOfPeriod(tokens, pastArticle(tokens, next), parse);
      if (inside !== null) return inside;
      // How many days are left in the quarter?
      const unit = /^the$/i.test(tokens[next]?.text ?? "") ? tokens[next + 1] : undefined;
      if (unit?.kind === "unit" && isPeriodUnit(unit.unit))
        return { expression: { kind: "period", unit: unit.unit, shift: 0, base: null }, next: next + 2 };
      // How many days are left in 2027?
      const year = tokens[next];
      const isOfRest = tokens.some(
        (one) => one.kind === "ask" && (one.asks === "day" || one.asks === "range" || /left|remain/i.test(one.text)),
      );
      if (
        isOfRest &&
        year?.kind === "number" &&
        year.value >= 1900 &&
        year.value <= 2200 &&
        tokens[next + 1]?.kind !== "unit"
      )
        return { expression: { kind: "year", year: year.value }, next: next + 1 };
      const span = spanAt(tokens, next);
      // In six weeks from yesterday.
      const from = span && tokens[span.next];
      const base = from?.kind === "direction" && !from.fromNow && from.by > 0 ? parse((span?.next ?? 0) + 1) : null;
      return span && ended(tokens, base === null ? span : { ...span, next: base.next }, base?.expression ?? today, 1);
    }
    case "number":
    case "span":
    case "unit":
      return (
        (token.kind === "unit" && token.unit === "weekend" ? weekdaysOf(tokens, start, parse) : null) ??
        starting(tokens, start, parse) ??
        spanned(tokens, start, parse) ??
        weekdaysFromNow(tokens, start) ??
        dayMonth(tokens, start) ??
        unitOfPeriod(tokens, start, parse)
      );
    default:
      return null;
  }
}

/** The closest Sunday to August 15. */
function closestTo(tokens: readonly DateToken[], at: number, parse: ParseAt): Parsed | null {
  const [weekday, to] = [tokens[at + 1], tokens[at + 2]];
  const day = /^to$/i.test(to?.text ?? "") ? parse(at + 3) : null;
  return weekday?.kind === "weekday" && day !== null
    ? { expression: { kind: "closest-weekday", weekday: weekday.weekday, base: day.expression }, next: day.next }
    : null;
}

/** Count back 100 days from today. */
function countedBack(parsed: Parsed | null): Parsed | null {
  const back = (expression: DateExpression): DateExpression | null =>
    expression.kind === "shifted" && expression.amount > 0
      ? { ...expression, base: back(expression.base) ?? expression.base, amount: -expression.amount }
      : null;
  const expression = parsed && back(parsed.expression);
  return expression && parsed && { ...parsed, expression };
}

const isPeriodUnit = (unit: DateUnit) => unit === "week" || unit === "month" || unit === "quarter" || unit === "year";

/** That week, that month: of the day that was named last. */
function thatPeriod(tokens: readonly DateToken[], at: number, named: Named | null): Parsed | null {
  const token = tokens[at];
  if (token?.kind !== "that-period" || named === null || named.day === null) return null;
  return { expression: { kind: "period", unit: token.unit, shift: token.shift, base: named.day }, next: at + 1 };
}

/** Two days early, after a day; its substitute holiday, after a holiday; the second Tuesday, after a month. */
function fromNamed(
  tokens: readonly DateToken[],
  at: number,
  { day, month, holiday }: Named,
  parse: ParseAt,
): Parsed | null {
  const start = pastArticle(tokens, at);
  if (tokens[start]?.kind === "substitute" && holiday !== null && substituteFor(tokens, start, parse) === null)
    return { expression: { kind: "substitute", day: holiday }, next: start + 1 };
  const again = backAtWork(day, tokens, start) ?? countedAgain(day, tokens, start);
  if (again !== null) return again;
  const weekday = tokens[start];
  const week = weekday?.kind === "weekday" ? parse(pastJoining(tokens, start + 1)) : null;
  if (weekday?.kind === "weekday" && week?.expression.kind === "period" && week.expression.base === day && day !== null)
    return {
      expression: { kind: "weekday", weekday: weekday.weekday, week: week.expression, occurrence: null },
      next: week.next,
    };
  const place = tokens[start]?.kind === "in" ? start + 1 : at;
  const shift =
    day === null
      ? null
      : (moved(tokens, place, day) ??
        afterEvent(tokens, place, day) ??
        nextAfter(tokens, start, day) ??
        laterThan(tokens, place, day) ??
        takes(tokens, place, day) ??
        lastingFor(tokens, place, day));
  if (shift !== null || month === null) return shift;
  const [ordinal, token] = [tokens[start], tokens[start + 1]];
  if (ordinal?.kind !== "ordinal" || token?.kind !== "weekday" || primary(tokens, at, parse) !== null) return null;
  const expression = nthOf(ordinal.value, token, month);
  // The first Monday of it.
  const isOfIt = /^of$/i.test(tokens[start + 2]?.text ?? "") && /^(?:it|that)$/i.test(tokens[start + 3]?.text ?? "");
  return expression && { expression, next: start + (isOfIt ? 4 : 2) };
}
