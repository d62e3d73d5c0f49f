import type { DateToken, DateUnit } from "./token.ts";

const minutesOf = { week: 10_080, day: 1_440, hour: 60, minute: 1 } as const;

/** Joins the words of hours and minutes from now (3시간 20분 뒤, 이틀 3시간 뒤, in two hours) into one token. */
export function withHours(tokens: readonly DateToken[]): DateToken[] {
  const joined: DateToken[] = [];
  let at = 0;
  while (at < tokens.length) {
    const later = hoursAt(tokens, at);
    const token = tokens[at];
    if (token === undefined) break;
    joined.push(later?.token ?? token);
    at = later?.next ?? at + 1;
  }
  return joined;
}

function hoursAt(
  tokens: readonly DateToken[],
  at: number,
): { readonly token: DateToken; readonly next: number } | null {
  const first = tokens[at];
  const leads = first?.kind === "in";
  let minutes = 0;
  let smallest = Number.POSITIVE_INFINITY;
  let next = leads ? at + 1 : at;
  for (;;) {
    const length = lengthAt(tokens, minutes > 0 && isAnd(tokens[next]) ? next + 1 : next);
    if (length === null || length.unit >= smallest) break;
    minutes += length.amount * length.unit;
    smallest = length.unit;
    next = length.next;
  }
  // Days alone lead to a day, and 12월 2일 3시간 뒤 begins with one.
  if (smallest > minutesOf.hour || isDayOfMonth(tokens, at)) return null;
  const direction = tokens[next];
  const by = direction?.kind === "direction" ? direction.by : leads ? 1 : null;
  const last = direction?.kind === "direction" ? direction : tokens[next - 1];
  if (minutes === 0 || by === null || first === undefined || last === undefined) return null;
  return {
    token: { kind: "later", minutes: minutes * by, text: "", start: first.start, end: last.end },
    next: direction?.kind === "direction" ? next + 1 : next,
  };
}

/** 이틀, 3시간, an hour: so many times so many minutes. */
function lengthAt(
  tokens: readonly DateToken[],
  at: number,
): { readonly amount: number; readonly unit: number; readonly next: number } | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind === "span" && isOfMinutes(first.unit))
    return { amount: first.amount, unit: minutesOf[first.unit], next: at + 1 };
  const isOne = first?.kind === "filler" && /^an?$/i.test(first.text);
  if ((first?.kind !== "number" && !isOne) || second?.kind !== "unit" || !isOfMinutes(second.unit)) return null;
  return { amount: first.kind === "number" ? first.value : 1, unit: minutesOf[second.unit], next: at + 2 };
}

const isOfMinutes = (unit: DateUnit): unit is keyof typeof minutesOf => unit in minutesOf;

const isAnd = (token: DateToken | undefined) => token?.kind === "particle" && token.role === "with";

/** 12월 2일, 다음 달 2일. */
function isDayOfMonth(tokens: readonly DateToken[], at: number): boolean {
  const [month, unit] = [tokens[at - 1], tokens[at + 1]];
  const isMonth = month?.kind === "month" || (month?.kind === "unit" && month.unit === "month");
  return isMonth && unit?.kind === "unit" && unit.unit === "day";
}
