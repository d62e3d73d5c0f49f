import { type DateToken, readAs } from "../token.ts";

/** "April 14-17", "Apr 14 - 17": the month is meant of both ends. */
export function withDateRanges(tokens: readonly DateToken[]): DateToken[] {
  return tokens.flatMap((token, at): DateToken[] => {
    const [month, first, last] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]];
    if (token.kind !== "break" || !/^[-–]$/.test(token.text) || month?.kind !== "month") return [token];
    if (!isDayOfMonth(first) || !isDayOfMonth(last) || !/^[a-z]/i.test(month.text)) return [token];
    const until: DateToken = {
      ...readAs(token, { kind: "particle", role: "until", endsClause: false, past: false }),
      text: "to",
    };
    return [until, { ...month, start: token.end, end: token.end }];
  });
}

const isDayOfMonth = (token: DateToken | undefined) =>
  (token?.kind === "number" || token?.kind === "ordinal") && token.value >= 1 && token.value <= 31;
