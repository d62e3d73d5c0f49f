import type { DateExpression, Parsed } from "../expression.ts";
import type { DateToken } from "../token.ts";
import { spanFrom, spanFromToday } from "./span.ts";

/** “추석 전날이랑 다음날”, “크리스마스 사흘 전하고 이틀 뒤”, “설 전날이랑 당일”: each is reckoned from the day that the first is. */
export function besideDayListed(tokens: readonly DateToken[], at: number, named: DateExpression): Parsed | null {
  const [before, token] = [tokens[at - 1], tokens[at]];
  const isListed = (before?.kind === "particle" && before.role === "with") || before?.text === ",";
  const base = rootOf(named);
  if (!isListed || base === null) return null;
  if (token?.kind === "day" && /^당일/.test(token.text)) return { expression: base, next: at + 1 };
  // “다음 주 금요일이랑 이틀 뒤” may count from today; 다음날 does not.
  const isOfDay = token?.kind === "span" && /날$/.test(token.text);
  if ((named.kind !== "shifted" && !isOfDay) || spanFromToday(tokens, at) === null) return null;
  return spanFrom(tokens, at, base);
}

/** The day that others are counted from; null where that is today. */
function rootOf(expression: DateExpression): DateExpression | null {
  if (expression.kind === "relative-day") return null;
  return expression.kind === "shifted" ? rootOf(expression.base) : expression;
}
