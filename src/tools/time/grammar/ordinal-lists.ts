import type { DateToken } from "./token.ts";

/** "The second and fourth Saturday of April", “둘째, 넷째 토요일”: what is counted is meant of each number. */
export function withOrdinalLists(tokens: readonly DateToken[]): DateToken[] {
  return tokens.flatMap((token, at): DateToken[] => {
    const weekday = weekdayOfNext(tokens, at);
    if (weekday !== null)
      return [token, ...[weekday, and].map((one) => ({ ...one, start: token.end, end: token.end }))];
    const second = nextOrdinal(tokens, at);
    const tail = second === null ? [] : tailAt(tokens, second);
    const { end } = token;
    if (tail.length === 0) return [token];
    return [
      token,
      ...tail.map((one) => ({ ...one, start: end, end })),
      ...(second === at + 1 ? [{ ...and, start: end, end }] : []),
    ];
  });
}

const and: DateToken = { kind: "particle", role: "with", endsClause: false, past: false, text: "", start: 0, end: 0 };

/** “둘째 주 넷째 주 일요일”: the weekday of both weeks, where the first of them ends. */
function weekdayOfNext(tokens: readonly DateToken[], at: number): DateToken | null {
  const [first, week, second, other, weekday] = tokens.slice(Math.max(0, at - 1), at + 4);
  const isWeek = (token: DateToken | undefined) => token?.kind === "unit" && token.unit === "week";
  const isPair = first?.kind === "ordinal" && second?.kind === "ordinal" && isWeek(week) && isWeek(other);
  return at > 0 && isPair && weekday?.kind === "weekday" ? weekday : null;
}

/** The place of the ordinal that is joined to the one here: “둘째, 넷째”, “둘째 넷째”. */
function nextOrdinal(tokens: readonly DateToken[], at: number): number | null {
  const [first, join] = [tokens[at], tokens[at + 1]];
  if (first?.kind !== "ordinal") return null;
  if (join?.kind === "ordinal" && /[가-힣]/.test(join.text) && join.start > first.start) return at + 1;
  const isJoin = (join?.kind === "particle" && join.role === "with") || (join?.kind === "break" && !join.strong);
  return isJoin && tokens[at + 2]?.kind === "ordinal" ? at + 2 : null;
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
