import type { DateToken } from "./token.ts";

/** "The second and fourth Saturday of April", “둘째, 넷째 토요일”: what is counted is meant of each number. */
export function withOrdinalLists(tokens: readonly DateToken[]): DateToken[] {
  return tokens.flatMap((token, at): DateToken[] => {
    const join = joinAfter(tokens, at);
    if (join === null) return [token];
    const tail = tailAt(tokens, join + 1);
    const end = token.end;
    return tail.length === 0 ? [token] : [token, ...tail.map((one) => ({ ...one, start: end, end }))];
  });
}

/** The place of the "and" between the ordinal here and the next one. */
function joinAfter(tokens: readonly DateToken[], at: number): number | null {
  const [first, join] = [tokens[at], tokens[at + 1]];
  const isJoin = (join?.kind === "particle" && join.role === "with") || (join?.kind === "break" && !join.strong);
  if (first?.kind !== "ordinal" || !isJoin || tokens[at + 2]?.kind !== "ordinal") return null;
  return at + 1;
}

/** Saturday of April, 주 토요일: the words that an ordinal counts in. */
function tailAt(tokens: readonly DateToken[], ordinal: number): DateToken[] {
  const start = ordinal + 1;
  const isKorean = /[가-힣]/.test(tokens[ordinal]?.text ?? "");
  const inKorean: ReadonlySet<string> = new Set(["unit", "weekday"]);
  const inEnglish: ReadonlySet<string> = new Set(["weekday", "in", "filler", "shift", "unit", "month", "year"]);
  const belongs = (token: DateToken) =>
    isKorean
      ? inKorean.has(token.kind)
      : inEnglish.has(token.kind) || (token.kind === "particle" && token.role === "of");
  const end = tokens.findIndex((token, place) => place >= start && !belongs(token));
  const tail = tokens.slice(start, end === -1 ? undefined : end);
  const last = tail.findLastIndex(({ kind }) => kind !== "filler");
  return tail.some(({ kind }) => kind === "weekday") ? tail.slice(0, last + 1) : [];
}
