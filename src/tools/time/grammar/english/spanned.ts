import { type DateExpression, isBareWeekday, type ParseAt, type Parsed, today, unitOf } from "../expression.ts";
import type { DateToken } from "../token.ts";
import { pastArticle } from "./joins.ts";
import { ended, type Spans, spanAt } from "./span.ts";

/** Three weeks ago, two weeks from tomorrow, the day before Chuseok. */
export function spanned(tokens: readonly DateToken[], at: number, parse: ParseAt): Parsed | null {
  const span = spanAt(tokens, at);
  const direction = span && tokens[span.next];
  // 30 days before it expires on May 3
  if (span !== null && direction?.kind === "moved" && /^(?:before|after) it$/i.test(direction.text)) {
    const day = dayOfEvent(tokens, span.next + 1, parse);
    return day && ended(tokens, { ...span, next: day.next }, day.expression, direction.by);
  }
  if (span !== null && direction?.kind !== "direction") return weeksOnWeekday(tokens, span, parse);
  if (span === null || direction?.kind !== "direction") return null;
  const after = { ...span, next: span.next + 1 };
  // Three weeks from today and ten days ago are counted from today, whatever else was told.
  const isSaid = /^(?:ago|from now|from today|hence)$/i.test(direction.text);
  // A week ago last Tuesday.
  const past = /^ago$/i.test(direction.text) ? parse(after.next) : null;
  if (past?.expression.kind === "weekday") return ended(tokens, { ...after, next: past.next }, past.expression, -1);
  if (direction.fromNow) return ended(tokens, after, isSaid ? { ...today } : today, direction.by);
  const base =
    parse(after.next) ?? dayOfEvent(tokens, after.next, parse) ?? sharedDay(tokens, after.next, direction.by, parse);
  return base && ended(tokens, { ...after, next: base.next }, base.expression, direction.by);
}

/** A week on Friday, two weeks on Tuesday. */
function weeksOnWeekday(tokens: readonly DateToken[], span: Spans, parse: ParseAt): Parsed | null {
  const isOn = /^on$/i.test(tokens[span.next]?.text ?? "") && tokens[span.next + 1]?.kind === "weekday";
  const day = isOn && span.spans.every(({ unit }) => unit === "week") ? parse(span.next + 1) : null;
  return day !== null && isBareWeekday(day.expression)
    ? ended(tokens, { ...span, next: day.next }, day.expression, 1)
    : null;
}

/** The day before and the day after Christmas: the day that both are counted from. */
function sharedDay(tokens: readonly DateToken[], at: number, by: 1 | -1, parse: ParseAt): Parsed | null {
  if (!/^(?:and|&)$/i.test(tokens[at]?.text ?? "")) return null;
  const other = spanned(tokens, pastArticle(tokens, at + 1), parse);
  const isOtherSide = other?.expression.kind === "shifted" && Math.sign(other.expression.amount) !== by;
  return isOtherSide && other?.expression.kind === "shifted" ? { expression: other.expression.base, next: at } : null;
}

/** Two weeks before my renewal on December 1, 30 days before it expires on May 3, the day after my birthday, which is May 3. */
function dayOfEvent(tokens: readonly DateToken[], at: number, parse: ParseAt): Parsed | null {
  let next = at;
  while (tokens[next]?.kind === "filler" && articles.test(tokens[next]?.text ?? "")) next += 1;
  const start = next;
  const names = (token: DateToken | undefined) =>
    token?.kind === "word" || token?.kind === "edge-verb" || (token?.kind === "ordinal" && /^[a-z]/i.test(token.text));
  while (names(tokens[next]) && next < start + 3) next += 1;
  if (next === start) return null;
  if (tokens[next]?.text.toLowerCase() === "on") return parse(next + 1);
  const place = tokens[next]?.text === "," ? next + 1 : next;
  const [which, is] = [tokens[place]?.text ?? "", tokens[place + 1]?.text ?? ""];
  const day = /^(?:which|that)$/i.test(which) && /^(?:is|was|falls|fell)$/i.test(is) ? place + 2 : 0;
  return day === 0 ? null : parse(/^on$/i.test(tokens[day]?.text ?? "") ? day + 1 : day);
}

const articles = /^(?:my|our|your|the|his|her|their|it|he|she|we|they|i)$/i;

/** Three weeks from this week. */
export function weeksFromWeek(tokens: readonly DateToken[], at: number, parse: ParseAt): Parsed | null {
  const parsed = spanned(tokens, at, parse);
  const later = parsed?.expression;
  if (parsed === null || later?.kind !== "shifted" || later.unit !== "week") return null;
  // Monday two weeks from now.
  if (unitOf(later.base) !== "week" && !isOfToday(later.base)) return null;
  return { expression: { kind: "period", unit: "week", shift: 0, base: later }, next: parsed.next };
}

const isOfToday = (base: DateExpression) => base.kind === "relative-day" && base.days === 0;
