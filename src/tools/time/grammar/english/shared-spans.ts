import type { DateToken } from "../token.ts";

/** "The day before and after Christmas": what is counted is meant on both sides. */
export function withSharedSpans(tokens: readonly DateToken[]): DateToken[] {
  return tokens.flatMap((token, at): DateToken[] => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isBetween = /^(?:and|&)$/i.test(token.text) && before?.kind === "direction" && after?.kind === "direction";
    if (!isBetween || before.by === after.by) return [token];
    const [amount, unit] = [tokens[at - 3], tokens[at - 2]];
    if (unit?.kind !== "unit" && unit?.kind !== "span") return [token];
    return amount?.kind === "number" ? [token, amount, unit] : [token, unit];
  });
}
