import type { DateToken } from "../token.ts";

/** "Allow five weekdays, not counting today. Which date is that?": a length of days runs from today where it is said that today is none of them. */
export function withCountsFromToday(tokens: readonly DateToken[]): DateToken[] {
  const lengths = tokens.flatMap((_, at) => (isLength(tokens, at) ? [at] : []));
  const [only, ...more] = lengths;
  const saysToday = tokens.some(({ kind, text }) => kind === "filler" && leavesOutToday.test(text));
  const isOther = tokens.some(({ kind }) => daysNamed.has(kind));
  if (only === undefined || more.length > 0 || !saysToday || isOther) return [...tokens];
  return tokens.flatMap((token, at): DateToken[] =>
    at === only
      ? [token, { kind: "direction", by: 1, fromNow: true, text: "from today", start: token.end, end: token.end }]
      : [token],
  );
}

const leavesOutToday = /^(?:(?:not (?:counting|including)|excluding|leaving out) today|today (?:not|excluded|doesn't))/i;
const daysNamed: ReadonlySet<DateToken["kind"]> = new Set(["weekday", "month", "date", "yearly", "day", "direction"]);

/** Five weekdays, 7 business days: the unit, and its number before it. */
function isLength(tokens: readonly DateToken[], at: number): boolean {
  const [number, unit] = [tokens[at - 1], tokens[at]];
  const isOfDays = unit?.kind === "unit" && ["day", "workdays", "weekdays", "week"].includes(unit.unit);
  return isOfDays && number?.kind === "number" && /^[a-z]/i.test(unit.text);
}
