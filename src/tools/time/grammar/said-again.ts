import { type Clause, type Item, phrasesOf } from "./clause.ts";
import type { DateExpression } from "./expression.ts";

/**
 * “엿새 뒤에 온다는데 엿새면 며칠이야?”, "by the end of May, meaning the very last day": words of time that only say again what a
 * phrase has said are no words of time that were left unread.
 */
export function withoutWordsSaidAgain(clauses: readonly Clause[]): Clause[] {
  const said = phrasesOf(clauses).map(({ expression }) => expression);
  return clauses.map((clause) => {
    const isApart = phrasesOf([clause]).length === 0;
    const items = clause.items.map(
      (item): Item =>
        item.kind === "stray" &&
        (said.some((expression) => says(expression, item.token) || (isApart && isLengthOf(expression, item.token))) ||
          isTheirNumber(clause, item))
          ? {
              kind: "plain",
              token: { kind: "filler", text: item.token.text, start: item.token.start, end: item.token.end },
            }
          : item,
    );
    return { ...clause, items };
  });
}

/** “그제랑 어제 이틀 결석했어” */
function isTheirNumber(clause: Clause, { token }: Item & { kind: "stray" }): boolean {
  const days = phrasesOf([clause]).filter(({ end }) => end <= token.start);
  return token.kind === "span" && token.unit === "day" && days.length > 1 && token.amount === days.length;
}

function says(expression: DateExpression, token: (Item & { kind: "stray" })["token"]): boolean {
  // “그 사흘이 언제부터 언제까지예요?”
  if (token.kind === "span" && expression.kind === "surrounding") return token.amount === 2 * expression.days + 1;
  // “오늘 1년짜리 적금 들었는데 내년 같은 날 만기래”
  if (expression.kind === "same-day" && expression.within.kind === "period")
    return (
      (token.kind === "unit" && token.unit === expression.within.unit) ||
      (token.kind === "number" && token.value === Math.abs(expression.within.shift))
    );
  if (token.kind === "span")
    return (
      expression.kind === "shifted" && expression.unit === token.unit && Math.abs(expression.amount) === token.amount
    );
  return (
    token.kind === "edge" &&
    expression.kind === "edge" &&
    expression.edge === token.edge &&
    /^(?:very|맨)/i.test(token.text)
  );
}

/** “4주 과정이거든. 4주 뒤가 며칠이지?” */
function isLengthOf(expression: DateExpression, token: (Item & { kind: "stray" })["token"]): boolean {
  if (expression.kind !== "shifted") return false;
  if (token.kind === "unit") return expression.unit === token.unit;
  return token.kind === "number" && Math.abs(expression.amount) === token.value;
}
