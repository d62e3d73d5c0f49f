import { type DateToken, type DateUnit, readAs } from "./token.ts";

/** “주말 빼고 5일 걸린대”, "seven business days, ignoring holidays": what a count passes over is said apart from it. */
export function withDaysSkipped(tokens: DateToken[]): DateToken[] {
  const skips = tokens.filter((token) => token.kind === "skips");
  if (skips.length === 0) return tokens;
  const saysWorkdays = tokens.some((token) => token.kind === "unit" && token.unit === "workdays");
  const countsHolidays = skips.every(({ holidays }) => !holidays) && skips.some(({ weekends }) => !weekends);
  const skipsWeekends = skips.some(({ weekends }) => weekends);
  const unit: DateUnit = skips.some(({ holidays }) => holidays) ? "workdays" : "weekdays";
  const isCounted = (token: DateToken, at: number) =>
    (token.kind === "span" && token.unit === "day") ||
    (token.kind === "unit" &&
      token.unit === "day" &&
      tokens[at - 1]?.kind === "number" &&
      tokens[at - 2]?.kind !== "month");
  // “8월 1일부터 20일까지 주말 빼고 며칠이야”: how many days are left is not known of a stretch.
  const isOfStretch = skipsWeekends && !saysWorkdays && !tokens.some(isCounted);
  return tokens.map((token, at): DateToken => {
    if (token.kind === "skips" && isOfStretch) return readAs(token, { kind: "unnamed" });
    // 빼고 ends no clause.
    const isEnding =
      token.kind === "particle" && tokens[at - 1]?.kind === "skips" && tokens[at - 1]?.end === token.start;
    if (token.kind === "skips" || isEnding) return readAs(token, { kind: "filler" });
    if (saysWorkdays)
      return countsHolidays && token.kind === "unit" && token.unit === "workdays" ? { ...token, unit } : token;
    if (!skipsWeekends) return token;
    return isCounted(token, at) && (token.kind === "span" || token.kind === "unit") ? { ...token, unit } : token;
  });
}
