import { type DateToken, readAs } from "../token.ts";

/** Who has had one of these comes back to work after it. */
const leave = /^(?:여름|겨울|출산|육아|병|연차|포상)?(?:휴가|휴직|연차|반차|월차|병가)|^쉬/;

/** 휴가 … 복귀일, 휴직 … 복직하는 날: who is on leave comes back on the first working day after it. */
export function withDayBack(tokens: readonly DateToken[]): DateToken[] {
  if (!tokens.some(({ kind, text }) => kind === "word" && leave.test(text))) return [...tokens];
  return tokens.map((token, at): DateToken => {
    if (token.kind !== "word") return token;
    const isDayBack =
      /^(?:복귀|복직)(?:일|날)/.test(token.text) ||
      (/^(?:복귀|복직)(?:하는|할)?$/.test(token.text) && tokens[at + 1]?.text === "날");
    return isDayBack ? readAs(token, { kind: "back-at-work" }) : token;
  });
}
