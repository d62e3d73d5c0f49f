import type { DateToken } from "../token.ts";

/** "A three-week loan", "a 14-day trial": the hyphen parts no clauses. */
export function withHyphenatedLengths(tokens: readonly DateToken[]): DateToken[] {
  return tokens.filter((token, at) => {
    const [number, unit] = [tokens[at - 1], tokens[at + 1]];
    const isInside = number?.end === token.start && token.end === unit?.start;
    const isLength = number?.kind === "number" && unit?.kind === "unit" && /^[a-z]/i.test(unit.text);
    return !(token.kind === "break" && token.text === "-" && isInside && isLength);
  });
}
