import { startsFromToday } from "../doubt.ts";
import { type DateExpression, type Named, type Parsed, unitOf } from "../expression.ts";
import { rebased } from "../expression-relations.ts";
import type { DateToken } from "../token.ts";
import { atom } from "./atom.ts";
import { isOtherEnd } from "./beside-day.ts";
import { eventBefore, isToldLater } from "./event-before.ts";
import { after, fromDay } from "./from-day.ts";
import { isOf, pastFrom, pastOf } from "./joins.ts";
import { fromNamed } from "./named.ts";
import { added, backFrom, plus, spanFrom, spanFromToday } from "./span.ts";
import { within } from "./within.ts";

/** Korean names time from the large to the small: 내년 3월 첫째 주 월요일, 추석 사흘 뒤. An atom is narrowed word by word. */
export function parseKorean(tokens: readonly DateToken[], at: number, named: Named): Parsed | null {
  // A day was told, but not that of the event which is counted from.
  if (
    eventBefore(tokens, at)?.isTold === false &&
    named.day !== null &&
    !isToldLater(tokens, at) &&
    spanFromToday(tokens, at) !== null
  )
    return null;
  let parsed = fromNamed(tokens, at, named) ?? atom(tokens, at);
  while (parsed !== null) {
    // 그날부터 어린이날까지: the day after it is the other end.
    if (parsed.role === "from") return parsed;
    const narrowed = narrow(tokens, parsed);
    if (narrowed === null) return parsed;
    parsed = narrowed;
  }
  return null;
}

function narrow(tokens: readonly DateToken[], { expression, next: end }: Parsed): Parsed | null {
  const next = pastOf(tokens, end);
  const token = tokens[next];
  if (token === undefined) return null;
  if (isOtherEnd(tokens, end)) return null;
  const span =
    spanFrom(tokens, pastFrom(tokens, end), expression) ??
    (unitOf(expression) === "day" ? backFrom(tokens, pastFrom(tokens, end), expression) : null) ??
    (isOf(tokens[next - 1]) || isExactly(tokens, end, next) ? spanFrom(tokens, next, expression) : null) ??
    added(tokens, next, expression) ??
    plus(tokens, next, expression);
  if (span !== null) return span;
  const countdown = countdownSaid(tokens, end, expression);
  if (countdown !== null) return countdown;
  const unit = expression.kind === "shifted" ? expression.unit : unitOf(expression);
  // 한 달 뒤 오늘, 1년 전 어제
  if (expression.kind === "shifted" && unit !== "day" && token.kind === "day" && startsFromToday(expression))
    return { expression: rebased(expression, { kind: "relative-day", days: token.days }), next: next + 1 };
  if (expression.kind === "shifted" && unit !== "day") {
    return within(tokens, next, { kind: "period", unit, shift: 0, base: expression }, unit);
  }
  return unit === "day"
    ? fromDay(tokens, next, expression)
    : (within(tokens, next, expression, unit) ?? after(tokens, next, expression));
}

/** “어제가 D-10이었으면”: the day that is counted down to. */
function countdownSaid(tokens: readonly DateToken[], at: number, day: DateExpression): Parsed | null {
  const [particle, span] = [tokens[at], tokens[at + 1]];
  if (day.kind !== "relative-day" || particle?.kind !== "particle" || particle.role !== "subject") return null;
  if (span?.kind !== "span" || !/^d/i.test(span.text)) return null;
  return { expression: { kind: "shifted", base: day, amount: span.amount, unit: "day" }, next: at + 3 };
}

/** 추석 딱 2주 전 */
const isExactly = (tokens: readonly DateToken[], from: number, to: number) =>
  to > from && tokens.slice(from, to).every(({ text }) => /^(?:딱|정확히)$/.test(text));
