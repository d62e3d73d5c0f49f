import type { DateToken } from "./token.ts";

const minutesOf = { hour: 60, minute: 1 } as const;

/** Joins the words of hours and minutes from now (3시간 20분 뒤, in two hours) into one token. */
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
  let next = leads ? at + 1 : at;
  for (;;) {
    const [number, unit] = [tokens[next], tokens[next + 1]];
    const isOne = number?.kind === "filler" && /^an?$/i.test(number.text);
    if ((number?.kind !== "number" && !isOne) || unit?.kind !== "unit") break;
    if (unit.unit !== "hour" && unit.unit !== "minute") break;
    minutes += (number.kind === "number" ? number.value : 1) * minutesOf[unit.unit];
    next += 2;
  }
  const direction = tokens[next];
  const by = direction?.kind === "direction" ? direction.by : leads ? 1 : null;
  const last = direction?.kind === "direction" ? direction : tokens[next - 1];
  if (minutes === 0 || by === null || first === undefined || last === undefined) return null;
  return {
    token: { kind: "later", minutes: minutes * by, text: "", start: first.start, end: last.end },
    next: direction?.kind === "direction" ? next + 1 : next,
  };
}
