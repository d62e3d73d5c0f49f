import { type DateToken, readAs } from "./token.ts";

/** “태어난 지 오늘로 딱 8주 됐어. 태어난 날이 며칠이지?”, "She is 8 weeks old today. When was she born?": so long ago, where the day is asked for. */
export function withSinceCounts(tokens: readonly DateToken[]): DateToken[] {
  if (!tokens.some((token) => token.kind === "ask" && token.asks === "day")) return [...tokens];
  const read = [...tokens];
  for (const [at, token] of tokens.entries()) {
    const end = tokens[at + lengthOf(tokens, at)];
    if (lengthOf(tokens, at) === 0 || end === undefined) continue;
    const place = tokens.indexOf(end);
    if (isSince(tokens, at) && end.kind === "ask" && end.asks === "passed")
      read[place] = readAs(end, { kind: "direction", by: -1, fromNow: false });
    else if (isAge(tokens, place) || isBeenSince(tokens, at, place))
      read[place] = readAs(end, { kind: "direction", by: -1, fromNow: true });
    else continue;
    // What is asked about is said by the count: "what date was she born?"
    for (const [index, other] of tokens.entries())
      if (/^(?:born|birth)$/i.test(other.text)) read[index] = readAs(other, { kind: "filler" });
    // 오늘로, 오늘이 딱
    for (const [before, other] of tokens.slice(Math.max(0, at - reach), at).entries()) {
      const index = Math.max(0, at - reach) + before;
      const isToday = other.kind === "day" && other.days === 0;
      if (isToday) read[index] = readAs(other, { kind: "filler" });
      if (isToday && tokens[index + 1]?.kind === "particle")
        read[index + 1] = readAs(tokens[index + 1] ?? token, { kind: "filler" });
    }
  }
  return read;
}

/** So many words may stand between 지 and the length. */
const reach = 4;

/** How many tokens a length of weeks, months or years takes; days are counted in more than one way. */
function lengthOf(tokens: readonly DateToken[], at: number): number {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind === "span") return first.unit === "day" ? 0 : 1;
  const isUnit = second?.kind === "unit" && ["week", "month", "year"].includes(second.unit);
  return first?.kind === "number" && isUnit ? 2 : 0;
}

/** 태어난 지, 만난지. */
function isSince(tokens: readonly DateToken[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - reach), at)
    .some(({ text, kind }) => text === "지" || (kind === "word" && /[가-힣]지$/.test(text)));
}

const isAge = (tokens: readonly DateToken[], at: number) =>
  /^old$/i.test(tokens[at]?.text ?? "") && tokens.some(({ text }) => /^(?:born|birth|birthday|hatched)$/i.test(text));

/** "It's been 8 weeks since I started." */
const isBeenSince = (tokens: readonly DateToken[], at: number, end: number) =>
  /^since$/i.test(tokens[end]?.text ?? "") &&
  tokens.slice(Math.max(0, at - reach), at).some(({ text }) => /^been$/i.test(text));
