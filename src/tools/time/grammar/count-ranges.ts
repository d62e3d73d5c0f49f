import type { DateToken } from "./token.ts";

/** “3~5영업일 걸린다는데 늦어도 언제야?”, "3 to 5 days, at the latest": of two counts the one that is asked for. */
export function withCountRanges(tokens: readonly DateToken[]): DateToken[] {
  const saysLate = isAskedFor(tokens, latest);
  const saysEarly = isAskedFor(tokens, earliest);
  // Where neither or both are asked for, the range stays unread.
  if (saysLate === saysEarly) return [...tokens];
  const read: DateToken[] = [];
  let at = 0;
  for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
    if (!startsRange(tokens, at)) {
      read.push(token);
      at += 1;
    } else if (saysLate) {
      at += 2;
    } else {
      read.push(token);
      at += 3;
    }
  }
  return read;
}

const latest = /^(?:늦어도|늦으면|최대|최대한|길면|오래\s?걸리면|at the latest|latest|at most|by when)$/i;
// 적어도, at least: what is told by them is a bound, and no end that is asked for.
const earliest = /^(?:빠르면|빨라도|빨라야|짧으면|at the earliest|earliest)$/i;

/** 늦어도 언제야, when at the latest: one word asks with the other. “늦어도 상관없는데 언제야?” says something else. */
function isAskedFor(tokens: readonly DateToken[], end: RegExp): boolean {
  return tokens.some(({ text }, at) => {
    if (!end.test(text)) return false;
    const [before, after] = [tokens.slice(0, at).toReversed(), tokens.slice(at)];
    return asksBeforeClauseEnd(after) || (/^[a-z]/i.test(text) && (asksBeforeClauseEnd(before) || isAskedWhat(before)));
  });
}

/** "What's the latest it will arrive?" */
const isAskedWhat = (before: readonly DateToken[]) =>
  /^what(?:'s|s)?$/i.test(before.find(({ text }) => !/^(?:the|is|was)$/i.test(text))?.text ?? "");

function asksBeforeClauseEnd(tokens: readonly DateToken[]): boolean {
  const stop = tokens.findIndex(
    (token) =>
      token.kind === "ask" ||
      token.kind === "break" ||
      token.kind === "number" ||
      ("endsClause" in token && token.endsClause),
  );
  return tokens[stop]?.kind === "ask";
}

/** 3 ~ 5 일, 3 to 5 days, but neither 3일 ~ 5일 nor 3월 3~5일. */
function startsRange(tokens: readonly DateToken[], at: number): boolean {
  const [before, first, join, last, unit] = [
    tokens[at - 1],
    tokens[at],
    tokens[at + 1],
    tokens[at + 2],
    tokens[at + 3],
  ];
  // 영업일 기준 2~3일
  if (before?.kind === "month" || (before?.kind === "unit" && before.unit !== "workdays")) return false;
  if (first?.kind !== "number" || last?.kind !== "number" || first.value >= last.value) return false;
  return /^(?:[~∼〜–-]|to|or|에서)$/i.test(join?.text ?? "") && unit?.kind === "unit";
}
