/** A number, a bracket, or one of the signs + - * / % ^. */
export type SumToken = number | string;

const deepestBrackets = 40;

/** What an expression comes to: brackets before powers, those before products, those before sums. Null where it has no value. */
export function valueOfSum(tokens: readonly SumToken[]): number | null {
  let at = 0;
  const chain = (signs: string, next: (depth: number) => number) => (depth: number) => {
    let value = next(depth);
    for (let sign = tokens[at]; typeof sign === "string" && signs.includes(sign); sign = tokens[at]) {
      at += 1;
      value = applied(value, sign, next(depth));
    }
    return value;
  };
  const unary = (depth: number): number => {
    const token = tokens[at++];
    if (typeof token === "number") return token;
    if (depth > deepestBrackets || token === undefined) return Number.NaN;
    if (token === "-") return -power(depth + 1);
    if (token === "+") return unary(depth + 1);
    if (token !== "(") return Number.NaN;
    const inner = sum(depth + 1);
    // The end closes what is open.
    return at >= tokens.length || tokens[at++] === ")" ? inner : Number.NaN;
  };
  const power = (depth: number): number => {
    const base = unary(depth);
    if (tokens[at] !== "^") return base;
    at += 1;
    return base ** power(depth + 1);
  };
  const sum = chain("+-", chain("*/%", power));
  const value = sum(0);
  return Number.isFinite(value) && at >= tokens.length ? value : null;
}

function applied(left: number, sign: string, right: number): number {
  if (sign === "+") return left + right;
  if (sign === "-") return left - right;
  if (sign === "*") return left * right;
  return sign === "/" ? left / right : left % right;
}
