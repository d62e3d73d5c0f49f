import { type DateToken, type DateUnit, readAs } from "./token.ts";

/** “주말 빼고 5일 걸린대”, "seven business days, ignoring holidays": what a count passes over is said apart from it. */
export function withDaysSkipped(tokens: DateToken[]): DateToken[] {
  const skips = tokens.filter((token) => token.kind === "skips");
  if (skips.length === 0) return tokens;
  const saysWorkdays = tokens.some((token) => token.kind === "unit" && token.unit === "workdays");
  const countsHolidays = skips.every(({ holidays }) => !holidays) && skips.some(({ weekends }) => !weekends);
  const skipsWeekends = skips.some(({ weekends }) => weekends);
  const unit: DateUnit = skips.some(({ holidays }) => holidays) ? "workdays" : "weekdays";
  return tokens.map((token, at): DateToken => {
    // 빼고 ends no clause.
    const isEnding =
      token.kind === "particle" && tokens[at - 1]?.kind === "skips" && tokens[at - 1]?.end === token.start;
    if (token.kind === "skips" || isEnding) return readAs(token, { kind: "filler" });
    if (saysWorkdays)
      return countsHolidays && token.kind === "unit" && token.unit === "workdays" ? { ...token, unit } : token;
    if (!skipsWeekends) return token;
    if (token.kind === "span" && token.unit === "day") return { ...token, unit };
    const isCounted = tokens[at - 1]?.kind === "number" && tokens[at - 2]?.kind !== "month";
    return token.kind === "unit" && token.unit === "day" && isCounted ? { ...token, unit } : token;
  });
}
