import {
  type DateExpression,
  isBareWeekday,
  type ParseAt,
  type Parsed,
  today,
  unitOf,
  weekendDays,
} from "../expression.ts";
import { rebased } from "../expression-relations.ts";
import type { DateToken, DateUnit } from "../token.ts";
import { pastArticle, pastJoining } from "./joins.ts";
import { insidePeriod, parsedPeriod, yearAt } from "./periods.ts";
import { spanAt } from "./span.ts";
import { weeksFromWeek } from "./spanned.ts";

/** What follows and narrows: next week's Friday, Christmas next year, this quarter end, Friday of next week. */
export function postfix(
  tokens: readonly DateToken[],
  { expression, next: after }: Parsed,
  parse: ParseAt,
): Parsed | null {
  // The Monday date of this week.
  const isDateOf =
    /^date$/i.test(tokens[after]?.text ?? "") && /^(?:of|in|this|next|last)$/i.test(tokens[after + 1]?.text ?? "");
  const next = pastJoining(tokens, isDateOf && isBareWeekday(expression) ? after + 1 : after);
  const token = tokens[next];
  if (token === undefined) return null;
  const unit = unitOf(expression);
  if (unit !== "day" && expression.kind !== "month") {
    const inside = insidePeriod(tokens, next, expression, unit);
    if (inside !== null) return inside;
  }
  if (expression.kind === "shifted" && expression.unit === "week" && /^on$/i.test(token.text)) {
    // Three weeks ago on Monday.
    const place = pastArticle(tokens, next + 1);
    const weekday = tokens[place];
    const week: DateExpression = { kind: "period", unit: "week", shift: 0, base: expression };
    return weekday?.kind === "weekday" && isToday(expression.base)
      ? { expression: { kind: "weekday", weekday: weekday.weekday, week, occurrence: null }, next: place + 1 }
      : null;
  }
  // A year ago yesterday, two weeks from tomorrow's.
  if (expression.kind === "shifted" && expression.unit !== "day" && token.kind === "day" && isToday(expression.base))
    return { expression: rebased(expression, { kind: "relative-day", days: token.days }), next: next + 1 };
  // This day next year, today next month.
  const later = isToday(expression) ? parsedPeriod(tokens, next, unitOfShift(tokens[next + 1])) : null;
  if (later?.expression.kind === "period")
    return unitOf(later.expression) === "week"
      ? { expression: { kind: "shifted", base: today, amount: later.expression.shift, unit: "week" }, next: later.next }
      : { expression: { kind: "same-day", within: later.expression, day: today }, next: later.next };
  // "Today's Thursday"
  if (expression.kind === "relative-day" && expression.days === 0 && next > after && token.kind === "weekday")
    return { expression: { kind: "said-weekday", base: expression, weekday: token.weekday }, next: next + 1 };
  if (expression.kind === "month" && token.kind === "edge") {
    return { expression: { kind: "edge", edge: token.edge, within: expression }, next: next + 1 };
  }
  if (expression.kind === "weekday" && expression.week === null && expression.occurrence === null) {
    const isIn = tokens[next - 1]?.kind === "in" && !/^the$/i.test(token.text);
    const later = isIn ? spanAt(tokens, next) : null;
    const [span] = later?.spans ?? [];
    if (later !== null && span?.unit === "week") {
      return {
        expression: { ...expression, week: { kind: "period", unit: "week", shift: span.amount, base: null } },
        next: later.next,
      };
    }
    const week =
      parsedPeriod(tokens, pastArticle(tokens, next), "week") ??
      (weekendDays.includes(expression.weekday) ? parsedPeriod(tokens, pastArticle(tokens, next), "weekend") : null) ??
      weeksFromWeek(tokens, next, parse) ??
      (next > after ? weekOf(parse(next)) : null);
    return week && { expression: { ...expression, week: week.expression }, next: week.next };
  }
  // Chuseok plus a day on either side
  if (unit === "day" && token.kind === "surround")
    return { expression: { kind: "surrounding", base: expression, days: token.days }, next: next + 1 };
  // Liberation Day in August
  if (expression.kind === "yearly" && token.kind === "month" && tokens[next - 1]?.kind === "in") {
    const { rule } = expression.day;
    return rule.kind === "solar" && rule.month === token.month ? { expression, next: next + 1 } : null;
  }
  // The Chuseok holidays, the Seollal break.
  if (expression.kind === "yearly" && expression.day.around !== undefined && /^(?:holidays?|break)$/i.test(token.text))
    return { expression: { kind: "around", day: expression }, next: next + 1 };
  if (expression.kind === "around" && expression.day.year === null) {
    const year = yearAt(tokens, next);
    return (
      year && { expression: { ...expression, day: { ...expression.day, year: year.expression } }, next: year.next }
    );
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

const isToday = (expression: DateExpression) => expression.kind === "relative-day" && expression.days === 0;

/** The unit that a word like "next" shifts; a day is none of them. */
const unitOfShift = (token: DateToken | undefined): DateUnit =>
  token?.kind === "unit" && ["week", "month", "year"].includes(token.unit) ? token.unit : "minute";

/** The week of December 14. */
const weekOf = (parsed: Parsed | null) => (parsed !== null && unitOf(parsed.expression) === "week" ? parsed : null);
