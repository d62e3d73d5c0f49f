import type { DateToken } from "../token.ts";

export const isDirection = (token: DateToken | undefined) => token?.kind === "direction";

/** 의 joins, and so do words that add nothing. */
export function pastOf(tokens: readonly DateToken[], at: number): number {
  let next = at;
  for (let token = tokens[next]; token !== undefined; token = tokens[next]) {
    const joins = token.kind === "particle" && (token.role === "of" || joiningParticles.has(token.text));
    if (!joins && !(token.kind === "filler" && joiningFillers.has(token.text))) break;
    next += 1;
  }
  return next;
}

export const isOf = (token: DateToken | undefined) => token?.kind === "particle" && token.role === "of";

/** 내일부터 3일 뒤, 오늘 기준으로 2주 뒤. */
export function pastFrom(tokens: readonly DateToken[], at: number): number {
  const token = tokens[at];
  const reckons = token?.kind === "particle" && (token.role === "from" || token.text.startsWith("기준"));
  return reckons ? pastOf(tokens, at + 1) : at;
}

const joiningParticles: ReadonlySet<string> = new Set(["에", "에는", "엔", "날", "은", "는", "내로", "내에"]);
const joiningFillers: ReadonlySet<string> = new Set(["그", "딱", "정확히", "바로", "있는", "더", "들어", "들어서"]);

/** 금요일 날 */
export function pastDayWord(tokens: readonly DateToken[], at: number): number {
  const token = tokens[at];
  return token?.kind === "unit" && token.text === "날" ? at + 1 : at;
}
