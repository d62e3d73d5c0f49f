import { type DateToken, readAs } from "../token.ts";

const partsOfDay = /^(?:today|tonight|night|morning|afternoon|evening|now|already|here)$/i;

/** "It's Sunday night and …", "its friday, so …": what day it is today, told before something else. */
export function withTodayTold(tokens: readonly DateToken[]): DateToken[] {
  const told = tokens.findIndex(
    (token, at) =>
      /^it'?s$/i.test(token.text) &&
      tokens[at + 1]?.kind === "weekday" &&
      (at === 0 || tokens[at - 1]?.kind === "break"),
  );
  if (told === -1) return [...tokens];
  const isTimeOfDay = partsOfDay.test(tokens[told + 2]?.text ?? "");
  const end = isTimeOfDay ? told + 3 : told + 2;
  const follows = tokens[end];
  if (follows === undefined || !/^(?:and|so|but|,)$/i.test(follows.text)) return [...tokens];
  return tokens.flatMap((token, at): DateToken[] => {
    if (at === told) return [readAs(token, { kind: "day", days: 0 })];
    if (at === end) return [readAs(token, { kind: "break", strong: false })];
    return at === told + 2 ? [] : [token];
  });
}
