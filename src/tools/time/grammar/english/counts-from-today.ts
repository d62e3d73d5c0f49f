import { type DateToken, readAs } from "../token.ts";

/**
 * "Allow five weekdays, not counting today. Which date is that?", "There are 100 days until my wedding. What's its date?": a length of
 * days runs from today where it is said that today is none of them, or what they lead up to has no day of its own.
 */
export function withCountsFromToday(said: readonly DateToken[]): DateToken[] {
  const tokens = said.flatMap((token, at) =>
    isCountdown(said, at) ? [readAs(token, days), fromToday(token)] : [token],
  );
  const [only, ...more] = tokens.flatMap((_, at) => (isLength(tokens, at) ? [at] : []));
  const saysToday = tokens.some(({ kind, text }) => kind === "filler" && leavesOutToday.test(text));
  const isOther = tokens.some(({ kind }) => daysNamed.has(kind));
  if (only === undefined || more.length > 0 || !saysToday || isOther) return tokens;
  return tokens.flatMap((token, at) => (at === only ? [token, fromToday(token)] : [token]));
}

const days = { kind: "unit", unit: "day" } as const;
const fromToday = ({ end }: DateToken): DateToken => ({
  kind: "direction",
  by: 1,
  fromNow: true,
  text: "from today",
  start: end,
  end,
});

/** 100 days until, ten days left: where a day is asked for, and not how many. */
function isCountdown(tokens: readonly DateToken[], at: number): boolean {
  const isLeft = /^days (?:until|till|left|to go|remaining)$/i.test(tokens[at]?.text ?? "");
  const isAsked = tokens.some((token) => token.kind === "ask" && token.asks === "day");
  const isCounted = tokens.some((token) => token.kind === "ask" && token.asks === "count");
  return isLeft && tokens[at - 1]?.kind === "number" && isAsked && !isCounted;
}

const leavesOutToday =
  /^(?:(?:not (?:counting|including)|excluding|leaving out) today|today (?:not|excluded|doesn't))/i;
const daysNamed: ReadonlySet<DateToken["kind"]> = new Set(["weekday", "month", "date", "yearly", "day", "direction"]);

/** Five weekdays, 7 business days: the unit, and its number before it. */
function isLength(tokens: readonly DateToken[], at: number): boolean {
  const [number, unit] = [tokens[at - 1], tokens[at]];
  const isOfDays = unit?.kind === "unit" && ["day", "workdays", "weekdays", "week"].includes(unit.unit);
  return isOfDays && number?.kind === "number" && /^[a-z]/i.test(unit.text);
}
