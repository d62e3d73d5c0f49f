import type { DateExpression } from "../expression.ts";
import type { DateToken } from "../token.ts";

/** "of", "'s" and "in" join; so do articles after them. */
export function pastJoining(tokens: readonly DateToken[], at: number): number {
  let next = at;
  for (let token = tokens[next]; token !== undefined; token = tokens[next]) {
    const joins = (token.kind === "particle" && token.role === "of") || token.kind === "in" || token.kind === "zone";
    // "When does Seollal fall in 2026?"
    if (/^(?:falls?|lands?)$/i.test(token.text) && tokens[next + 1]?.kind === "in") {
      next += 1;
      continue;
    }
    if (!joins) break;
    next += 1;
  }
  return next;
}

export function pastAnd(tokens: readonly DateToken[], at: number, joins: boolean): number {
  return joins && tokens[at]?.text.toLowerCase() === "and" ? at + 1 : at;
}

export function pastArticle(tokens: readonly DateToken[], at: number): number {
  let next = at;
  while (tokens[next]?.kind === "filler" && /^(?:the|a|an|exactly)$/i.test(tokens[next]?.text ?? "")) next += 1;
  return next;
}

/** The first Monday on or after August 15: the day itself may be it. */
export function baseOf(direction: DateToken & { kind: "direction" }, day: DateExpression): DateExpression {
  return /^on or/i.test(direction.text) ? { kind: "shifted", base: day, amount: -direction.by, unit: "day" } : day;
}
