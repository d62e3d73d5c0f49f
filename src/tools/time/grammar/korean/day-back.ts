import { type DateToken, readAs } from "../token.ts";

const leave = /^(?:휴가|연차|여름휴가|휴직|쉬|반차|월차)/;

/** “다음 주 월요일부터 2주간 휴가야. 복귀하는 날이 며칠이야?”: who is on leave comes back on the first working day after it. */
export function withDayBack(tokens: readonly DateToken[]): DateToken[] {
  if (!tokens.some(({ kind, text }) => kind === "word" && leave.test(text))) return [...tokens];
  return tokens.map((token, at): DateToken => {
    const isDayBack =
      (token.kind === "word" && /^복귀(?:일|날)/.test(token.text)) ||
      (token.kind === "word" && /^복귀하는$/.test(token.text) && tokens[at + 1]?.text === "날");
    return isDayBack ? readAs(token, { kind: "back-at-work" }) : token;
  });
}
