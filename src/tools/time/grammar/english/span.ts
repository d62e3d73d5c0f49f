import type { DateExpression, Parsed } from "../expression.ts";
import type { DateToken, DateUnit } from "../token.ts";
import { pastAnd, pastArticle } from "./joins.ts";

export interface Spans {
  readonly spans: readonly { readonly amount: number; readonly unit: DateUnit }[];
  readonly next: number;
}

/** Two weeks, a week and three days, a fortnight. A unit alone is one of it, but "days" without a number is no count. */
export function spanAt(tokens: readonly DateToken[], at: number): Spans | null {
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
    } else if (
      first?.kind === "unit" &&
      // A year and a day
      (spans.length === 0 || /^an?$/i.test(tokens[place - 1]?.text ?? "")) &&
      first.unit !== "weekend" &&
      !/s$/i.test(first.text)
    ) {
      spans.push({ amount: 1, unit: first.unit });
      next = place + 1;
    } else break;
  }
  if (spans.length === 0 || spans.some(({ unit }) => unit === "hour" || unit === "minute")) return null;
  return { spans, next };
}

/** Two days early: moved from the day that was named last. */
export function moved(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const told = tokens[at];
  if (told?.kind === "moved") {
    const by = spanAt(tokens, at + 1);
    return by && ended(tokens, by, base, told.by);
  }
  const span = spanAt(tokens, at);
  const direction = span && tokens[span.next];
  if (span === null || (direction?.kind !== "moved" && !endsWithout(tokens, span.next))) return null;
  // Halloween D-10
  const isCountdown = /^d\s?-/i.test(tokens[at]?.text ?? "");
  const by = isCountdown ? -1 : direction?.kind === "moved" || direction?.kind === "direction" ? direction.by : 1;
  // "It is on September 9. Study starts 6 weeks before, registration closes 2 weeks before": both of the same day.
  const isOfSame = direction?.kind === "direction" && base.kind === "shifted" && !isUnsaidDay(base.base);
  return ended(tokens, { ...span, next: span.next + 1 }, isOfSame ? base.base : base, by);
}

/** "… and I land the next day", "the following Monday": after the day that was named last. */
export function nextAfter(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const [shift, token] = [tokens[at], tokens[at + 1]];
  // "Not this Friday but the one after"
  const isInstead = /^one$/i.test(shift?.text ?? "") && tokens.slice(0, at).some(({ text }) => /^but$/i.test(text));
  const one = isInstead ? besideThat(tokens, at + 1) : null;
  if (one !== null && "weekday" in base)
    return { expression: { kind: "weekday-from", nth: 1, weekday: base.weekday, by: one.by, base }, next: one.next };
  const beside = shift?.kind === "weekday" ? besideThat(tokens, at + 1) : null;
  if (shift?.kind === "weekday" && beside !== null) {
    const { by, next } = beside;
    return { expression: { kind: "weekday-from", nth: 1, weekday: shift.weekday, by, base }, next };
  }
  if (shift?.kind !== "shift" || !/^(?:next|following)$/i.test(shift.text)) return null;
  if (token?.kind === "unit" && token.unit === "day")
    return { expression: { kind: "shifted", base, amount: 1, unit: "day" }, next: at + 2 };
  return token?.kind === "weekday" && /^following$/i.test(shift.text)
    ? { expression: { kind: "weekday-from", nth: 1, weekday: token.weekday, by: 1, base }, next: at + 2 }
    : null;
}

/** "… this Thursday and another one the Thursday after", "the Friday right before it". */
function besideThat(tokens: readonly DateToken[], at: number): { readonly by: 1 | -1; readonly next: number } | null {
  const place = /^(?:right|just|immediately|directly)$/i.test(tokens[at]?.text ?? "") ? at + 1 : at;
  const token = tokens[place];
  const next = place + 1;
  if (token?.kind === "moved" && /\s(?:that|it)$/i.test(token.text)) return { by: token.by, next };
  return token?.kind === "direction" && endsWithout(tokens, place) ? { by: token.by, next } : null;
}

/** "… starts on Monday and runs for three days": the last day; the first counts. */
export function lastingFor(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  // "She's been there for 9 days": up to now.
  const isBeen = tokens.slice(0, at).some(({ text }) => /^been$/i.test(text));
  const span = lasts(tokens[at]) && !isBeen ? spanAt(tokens, at + 1) : null;
  const days = span && daysOf(span);
  if (span?.spans.every(({ unit }) => unit === "month" || unit === "year"))
    return { ...ended(tokens, span, base, 1), role: "until" };
  return span && days ? lastDay(base, days, span.next) : null;
}

/** "… ships today and takes three days": counted from the day that was named last, unless a beginning is asked for. */
export function takes(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  if (!/^(?:takes?|took|requires)$/i.test(tokens[at]?.text ?? "")) return null;
  if (
    tokens.some(
      ({ text }) =>
        /^(?:start|begin|leave|order|send|ship|by|should|must|latest)$/i.test(text) && isAsked(tokens, text),
    )
  )
    return null;
  const isBegun = tokens.slice(0, at).some(({ text }) => sets.test(text)) || base.kind === "relative-day";
  if (!isBegun) return null;
  let next = at + 1;
  while (/^(?:me|us|about|up to|another|exactly)$/i.test(tokens[next]?.text ?? "")) next += 1;
  const span = spanAt(tokens, next);
  const isCountedFrom = span !== null && /^(?:counted|from|after)$/i.test(tokens[span.next]?.text ?? "");
  return span === null || isCountedFrom ? null : ended(tokens, span, base, 1);
}

/** What sets off something that takes its time; a flight or a party on the day may be what it must be ready for. */
const sets =
  /^(?:order|buy|bought|sen[dt]|mail|post|ship|submit|appl[yi]|borrow|pa(?:id|y)|started|began|left|leav|depart)/i;

/** "… when should I order?" */
function isAsked(tokens: readonly DateToken[], word: string): boolean {
  const asked = tokens.findLastIndex(({ kind }) => kind === "ask");
  return tokens.slice(asked + 1).some(({ text }) => text === word);
}

const lasts = (token: DateToken | undefined) => /^(?:for|lasts|lasting|runs|last)$/i.test(token?.text ?? "");

function daysOf({ spans }: Spans): number {
  const lengths: Partial<Record<DateUnit, number>> = { day: 1, week: 7 };
  return spans.reduce((days, { amount, unit }) => days + amount * (lengths[unit] ?? Number.NaN), 0) || 0;
}

/** A stretch that is told by its length ends a day earlier than a count from its first day. */
export const lastDay = (base: DateExpression, days: number, next: number): Parsed => ({
  expression: { kind: "shifted", base, amount: days - 1, unit: "day" },
  next,
  role: "until",
});

/** "Three days starting November 12". */
export function starting(
  tokens: readonly DateToken[],
  at: number,
  parse: (at: number) => Parsed | null,
): Parsed | null {
  const span = spanAt(tokens, at);
  if (span === null || !/^(?:starting|beginning)$/i.test(tokens[span.next]?.text ?? "")) return null;
  const place = /^(?:on|from)$/i.test(tokens[span.next + 1]?.text ?? "") ? span.next + 2 : span.next + 1;
  const base = parse(place);
  const days = daysOf(span);
  const [workdays, ...more] = span.spans;
  // Five working days starting tomorrow: the first of them counts.
  if (base !== null && more.length === 0 && (workdays?.unit === "workdays" || workdays?.unit === "weekdays")) {
    const eve: DateExpression = { kind: "shifted", base: base.expression, amount: -1, unit: "day" };
    return { expression: { kind: "shifted", base: eve, ...workdays }, next: base.next, role: "until" };
  }
  return base && days > 0 ? lastDay(base.expression, days, base.next) : null;
}

/** "… on Friday and leaves nine days later": counted from the day that was named last. */
export function laterThan(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const span = spanAt(tokens, at);
  if (span === null || tokens[span.next]?.text.toLowerCase() !== "later" || isUnsaidDay(base)) return null;
  return ended(tokens, { ...span, next: span.next + 1 }, base, 1);
}

const isUnsaidDay = (base: DateExpression) => base.kind === "relative-day" && base.days === 0;

/** "I mailed it yesterday … ten days from mailing": counted from an event whose day was told. */
export function afterEvent(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const span = spanAt(tokens, at);
  const place = span === null ? at : tokens[span.next]?.text.toLowerCase() === "counted" ? span.next + 1 : span.next;
  const direction = tokens[place];
  if (span === null || direction?.kind !== "direction" || direction.fromNow) return null;
  const named = pastArticle(tokens, place + 1);
  const event = tokens[named];
  const stem = event?.text.toLowerCase().slice(0, 4) ?? "";
  const told = tokens.slice(0, at).some(({ kind, text }) => kind === "word" && text.toLowerCase().startsWith(stem));
  if (event?.kind !== "word" || stem.length < 4 || !told) return null;
  const next = tokens[named + 1]?.text.toLowerCase() === "date" ? named + 2 : named + 1;
  return ended(tokens, { ...span, next }, base, direction.by);
}

/** "Not tomorrow, the day after": a direction that names no day of its own. */
function endsWithout(tokens: readonly DateToken[], at: number): boolean {
  const [direction, follows] = [tokens[at], tokens[at + 1]];
  const ends = follows === undefined || follows.kind === "break" || /^['’]s$/.test(follows.text);
  return direction?.kind === "direction" && !direction.fromNow && ends;
}

export function ended(tokens: readonly DateToken[], { spans, next }: Spans, base: DateExpression, by: 1 | -1): Parsed {
  const expression = spans.reduce<DateExpression>(
    (from, { amount, unit }) => ({ kind: "shifted", base: from, amount: amount * by, unit }),
    base,
  );
  const follows = tokens[next];
  const isOfToday = isUnsaidDay(base);
  const saysToday = isOfToday && follows?.kind === "day" && follows.days === 0;
  const saysFromNow =
    isOfToday && follows?.kind === "direction" && follows.fromNow && (by > 0 || /^from/i.test(follows.text));
  return { expression, next: saysToday || saysFromNow ? next + 1 : next };
}
