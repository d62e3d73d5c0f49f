import { type DateExpression, type ParseAt, type Parsed, unitOf } from "../expression.ts";
import { weekendFrom } from "../expression-relations.ts";
import type { DateToken } from "../token.ts";
import { pastArticle, pastJoining } from "./joins.ts";

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
