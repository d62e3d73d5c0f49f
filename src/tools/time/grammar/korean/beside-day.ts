import type { DateExpression, Parsed } from "../expression.ts";
import type { DateToken } from "../token.ts";
import { spanFrom, spanFromToday } from "./span.ts";

/** “추석 전날이랑 다음날”, “크리스마스 사흘 전하고 이틀 뒤”, “설 전날이랑 당일”: each is reckoned from the day that the first is. */
export function besideDayListed(tokens: readonly DateToken[], at: number, named: DateExpression): Parsed | null {
  const [before, token] = [tokens[at - 1], tokens[at]];
  const isListed = (before?.kind === "particle" && before.role === "with") || before?.text === ",";
  const base = rootOf(named);
  if (base === null) return null;
  if (isOtherEnd(tokens, at - 1)) return spanFrom(tokens, at, base);
  if (!isListed) return null;
  if (token?.kind === "day" && /^당일/.test(token.text)) return { expression: base, next: at + 1 };
  // “다음 주 금요일이랑 이틀 뒤” may count from today; 다음날 does not.
  const isOfDay = token?.kind === "span" && /날$/.test(token.text);
  if ((named.kind !== "shifted" && !isOfDay) || spanFromToday(tokens, at) === null) return null;
  return spanFrom(tokens, at, base);
}

/** “설날 전날부터 다음날까지”: the other end of a stretch, reckoned from the day that the first is. */
export function isOtherEnd(tokens: readonly DateToken[], at: number): boolean {
  const [from, span, until] = [tokens[at], tokens[at + 1], tokens[at + 3]];
  const isStretch =
    from?.kind === "particle" && /^부터/.test(from.text) && until?.kind === "particle" && until.role === "until";
  return isStretch && span?.kind === "span" && /날$/.test(span.text);
}

/** “만기가 5월 31일인데 6개월 전은 며칠이고 2개월 전은 며칠이야?”: each count is of the day that was told. */
export function besideAsked(tokens: readonly DateToken[], at: number, day: DateExpression): Parsed | null {
  const root = rootOf(day);
  return day.kind === "shifted" && root !== null ? spanFrom(tokens, at, root) : null;
}

/** “말일 닷새 전까지 내라는데 닷새 전이 며칠이야?”: the same count of the same day is said again, and is no other. */
export function countedTwice(again: Parsed, day: DateExpression | null): Parsed | null {
  const { expression } = again;
  if (day?.kind !== "shifted" || expression.kind !== "shifted" || rootOf(day) === null) return null;
  return day.amount === expression.amount && day.unit === expression.unit ? { ...again, expression: day } : null;
}

/** The day that others are counted from; null where that is today. */
function rootOf(expression: DateExpression): DateExpression | null {
  if (expression.kind === "relative-day") return null;
  return expression.kind === "shifted" ? rootOf(expression.base) : expression;
}
