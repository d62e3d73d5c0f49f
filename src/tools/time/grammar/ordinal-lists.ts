import type { DateToken } from "./token.ts";

/** "The second and fourth Saturday of April", “둘째, 넷째 토요일”: what is counted is meant of each number. */
export function withOrdinalLists(tokens: readonly DateToken[]): DateToken[] {
  return tokens.flatMap((token, at): DateToken[] => {
    const second = nextOrdinal(tokens, at);
    const tail = second === null ? [] : tailAt(tokens, second);
    const { end } = token;
    if (tail.length === 0) return [token];
    const and: DateToken = {
      kind: "particle",
      role: "with",
      endsClause: false,
      past: false,
      text: "",
      start: end,
      end,
    };
    return [token, ...tail.map((one) => ({ ...one, start: end, end })), ...(second === at + 1 ? [and] : [])];
  });
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
