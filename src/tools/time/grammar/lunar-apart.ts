import { type DateToken, readAs } from "./token.ts";

/** “음력 생일이 10월 3일인데”, “음력으로 10월 3일”: 음력 belongs to the month that follows it in its sentence. */
export function withLunarMonths(tokens: readonly DateToken[]): DateToken[] {
  const months = new Map<number, DateToken>();
  const moved = new Set<DateToken>();
  for (const [at, token] of tokens.entries()) {
    const isLunar = token.kind === "lunar" || (token.kind === "ask" && token.asks === "lunar");
    if (!isLunar || (token.kind === "lunar" && tokens[at + 1]?.kind === "month")) continue;
    const rest = tokens.slice(at + 1);
    const end = rest.findIndex((other) => other.kind === "break" || other.kind === "ask");
    const month = rest.slice(0, end === -1 ? undefined : end).find(({ kind }) => kind === "month");
    if (month === undefined) continue;
    months.set(tokens.indexOf(month), token);
    moved.add(token);
  }
  return tokens.flatMap((token, at): DateToken[] => {
    const { start } = token;
    if (moved.has(token)) return [readAs(token, { kind: "filler" })];
    return months.has(at) ? [{ kind: "lunar", text: "음력", start, end: start }, token] : [token];
  });
}
