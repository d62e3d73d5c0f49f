import { type DateToken, readAs } from "./token.ts";

/** "Monday, Wednesday and Friday", “3일, 5일, 7일”: a comma between days of one kind joins them, and “7일~11일” is a stretch. */
export function withListedDays(said: readonly DateToken[]): DateToken[] {
  const all = said.flatMap((token, at) => apartDays(token, said[at + 1]));
  // "The last Friday, of the third quarter"
  const tokens = all.filter(({ text }, at) => text !== "," || !/^of$/i.test(all[at + 1]?.text ?? ""));
  return tokens.map((token, at) => {
    const isHyphen = token.text === "-" && tokens[at - 1]?.kind === "weekday";
    if (token.kind === "break" && (isHyphen || /^[~∼〜–]$/.test(token.text)) && isBetweenEnds(tokens, at))
      return readAs(token, { kind: "particle", role: "from", endsClause: false, past: false });
    if (token.kind !== "break" || !/^[,·/+&]$/.test(token.text) || !isBetweenDays(tokens, at)) return token;
    return readAs(token, { kind: "particle", role: "with", endsClause: false, past: false });
  });
}

/** 내일 모레 is one day, but two where 글피 follows. */
function apartDays(token: DateToken, next: DateToken | undefined): DateToken[] {
  const tomorrow = /^내일(?=\s+모레$)/.exec(token.text)?.[0];
  if (token.kind !== "day" || tomorrow === undefined || next?.kind !== "day") return [token];
  const middle = token.start + tomorrow.length;
  return [
    { ...token, days: 1, text: tomorrow, end: middle },
    { kind: "particle", role: "with", endsClause: false, past: false, text: "", start: middle, end: middle },
    { ...token, text: token.text.slice(tomorrow.length).trim(), start: middle },
    { kind: "particle", role: "with", endsClause: false, past: false, text: "", start: token.end, end: token.end },
  ];
}

function isBetweenDays(tokens: readonly DateToken[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  // 둘째 토요일, 넷째 토요일
  if (before?.kind === "weekday" && after?.kind === "ordinal") return tokens[at + 2]?.kind === "weekday";
  if (before?.kind === "weekday" || before?.kind === "yearly") return before.kind === after?.kind;
  const isDayOfMonth = (number: DateToken | undefined, unit: DateToken | undefined) =>
    number?.kind === "number" && unit?.kind === "unit" && unit.text === "일";
  return isDayOfMonth(tokens[at - 2], before) && isDayOfMonth(after, tokens[at + 2]);
}

/** 12월 7일~11일, 12/7~12/11, 월요일~금요일. */
function isBetweenEnds(tokens: readonly DateToken[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (before?.kind === "weekday") return after?.kind === "weekday";
  const isDay =
    before?.kind === "number" || (before?.kind === "unit" && before.unit === "day") || before?.kind === "date";
  return isDay && (after?.kind === "number" || after?.kind === "month" || after?.kind === "date");
}
