import { type ParseAt, type Parsed, today } from "../expression.ts";
import type { DateToken } from "../token.ts";
import { isNarrowable } from "./periods.ts";
import { spanned } from "./spanned.ts";

/** Friday, the Friday after Chuseok, Friday after next. */
export function weekdayFrom(tokens: readonly DateToken[], at: number, parse: ParseAt): Parsed | null {
  const token = tokens[at];
  if (token?.kind !== "weekday") return null;
  const { weekday } = token;
  const said = saidDay(tokens, at, parse) ?? saidLater(tokens, at, weekday, parse);
  if (said !== null) return said;
  const direction = tokens[at + 1];
  if (direction?.kind === "direction" && !direction.fromNow) {
    const follows = tokens[at + 2];
    // The Friday after next, the Friday after this one.
    const isThisOne = follows?.kind === "shift" && follows.by === 0 && /^one$/i.test(tokens[at + 3]?.text ?? "");
    if (isThisOne || (follows?.kind === "shift" && follows.by === 1 && !isNarrowable(tokens[at + 3]))) {
      const next = isThisOne ? at + 4 : at + 3;
      return { expression: { kind: "weekday-from", nth: 2, weekday, by: 1, base: today }, next };
    }
    const base = parse(at + 2);
    return (
      base && {
        expression: { kind: "weekday-from", nth: 1, weekday, by: direction.by, base: base.expression },
        next: base.next,
      }
    );
  }
  return { expression: { kind: "weekday", weekday, week: null, occurrence: null }, next: at + 1 };
}

/** Friday, March 20, 2026. */
function saidDay(tokens: readonly DateToken[], at: number, parse: ParseAt): Parsed | null {
  const weekday = tokens[at];
  const mark = tokens[at + 1];
  const date = parse(mark?.kind === "break" && !mark.strong ? at + 2 : at + 1);
  if (weekday?.kind !== "weekday" || date === null) return null;
  const isToday = date.expression.kind === "relative-day" && date.expression.days === 0 && mark?.kind !== "break";
  if (date.expression.kind !== "month-day" && date.expression.kind !== "date" && !isToday) return null;
  return { expression: { kind: "said-weekday", base: date.expression, weekday: weekday.weekday }, next: date.next };
}

/** Wednesday three weeks after this week's Wednesday. */
function saidLater(tokens: readonly DateToken[], at: number, weekday: number, parse: ParseAt): Parsed | null {
  const later = spanned(tokens, at + 1, parse);
  if (later?.expression.kind !== "shifted" || later.expression.base.kind !== "weekday") return null;
  return { expression: { kind: "said-weekday", base: later.expression, weekday }, next: later.next };
}
