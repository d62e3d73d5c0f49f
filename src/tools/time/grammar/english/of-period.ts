import { type DateExpression, type ParseAt, type Parsed, unitOf } from "../expression.ts";
import { weekendFrom, withYear } from "../expression-relations.ts";
import type { DateToken } from "../token.ts";
import { pastArticle, pastJoining } from "./joins.ts";
import { yearAt } from "./periods.ts";

/** The weekend of this week, the week of May 5th, the month of May. */
export function unitOfPeriod(tokens: readonly DateToken[], at: number, parse: ParseAt): Parsed | null {
  const token = tokens[at];
  const place = pastJoining(tokens, at + 1);
  const direction = tokens[at + 1];
  // The weekend after Chuseok.
  if (token?.kind === "unit" && token.unit === "weekend" && direction?.kind === "direction" && !direction.fromNow) {
    const day = parse(at + 2);
    return day !== null && unitOf(day.expression) === "day"
      ? { expression: weekendFrom(day.expression, 1, direction.by), next: day.next }
      : null;
  }
  const holding = token?.kind === "unit" && token.unit === "week" ? weekHolding(tokens, at + 1, parse) : null;
  if (holding !== null) return holding;
  if (token?.kind !== "unit" || place === at + 1) return null;
  const base = parse(place);
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

/** The week that July 4th falls in, the week with Chuseok in it, the week containing May 5. */
function weekHolding(tokens: readonly DateToken[], at: number, parse: ParseAt): Parsed | null {
  const isSaid = /^(?:that|which|where|with|containing|including|when)$/i.test(tokens[at]?.text ?? "");
  const start = isSaid ? at + 1 : at;
  const day = parse(/^(?:has|have|contains|includes|holds)$/i.test(tokens[start]?.text ?? "") ? start + 1 : start);
  if (day === null || unitOf(day.expression) !== "day") return null;
  let next = day.next;
  while (/^(?:falls?|is|lands?|in|on|it)$/i.test(tokens[next]?.text ?? "")) next += 1;
  // The week Halloween is in
  if (!isSaid && !/^(?:in|on)$/i.test(tokens[next - 1]?.text ?? "")) return null;
  const year = yearAt(tokens, next);
  const ofYear = year && withYear(day.expression, year.expression);
  return {
    expression: { kind: "period", unit: "week", shift: 0, base: ofYear ?? day.expression },
    next: year && ofYear ? year.next : next,
  };
}

/** End of the month, first day of next quarter. */
export function edgeOfPeriod(tokens: readonly DateToken[], at: number, parse: ParseAt): Parsed | null {
  const edge = tokens[at];
  const place = pastJoining(tokens, at + 1);
  if (edge?.kind !== "edge" || place === at + 1) return null;
  const unit = tokens[pastArticle(tokens, place)];
  if (unit?.kind === "unit" && unit.unit !== "day") {
    const within: DateExpression = { kind: "period", unit: unit.unit, shift: 0, base: null };
    return { expression: { kind: "edge", edge: edge.edge, within }, next: pastArticle(tokens, place) + 1 };
  }
  const base = parse(place);
  return base && { expression: { kind: "edge", edge: edge.edge, within: base.expression }, next: base.next };
}

/** The substitute holiday for Liberation Day. */
export function substituteFor(tokens: readonly DateToken[], at: number, parse: ParseAt): Parsed | null {
  const joined = pastJoining(tokens, /^(?:for|after)$/i.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1);
  const base = joined > at + 1 ? parse(joined) : null;
  return base?.expression.kind === "yearly"
    ? { expression: { kind: "substitute", day: base.expression }, next: base.next }
    : null;
}
