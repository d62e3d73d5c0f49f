import type { DateToken } from "../token.ts";

/** "The day before and after Christmas": what is counted is meant on both sides. */
export function withSharedSpans(tokens: readonly DateToken[]): DateToken[] {
  return tokens.flatMap((token, at): DateToken[] => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isBetween = /^(?:and|&)$/i.test(token.text) && before?.kind === "direction" && after?.kind === "direction";
    if (!isBetween || before.by === after.by) return [token];
    const [amount, unit] = [tokens[at - 3], tokens[at - 2]];
    if (unit?.kind !== "unit" && unit?.kind !== "span") return [token];
    return amount?.kind === "number" ? [token, amount, unit] : [token, unit];
  });
}

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
    const { text, start } = token;
    if (at === told) return [{ kind: "day", days: 0, text, start, end: token.end }];
    if (at === end) return [{ kind: "break", strong: false, text, start, end: token.end }];
    return at === told + 2 ? [] : [token];
  });
}

/** "What date does class start?", "When will it end?": a verb at the end of a question. */
export function withQuestionVerbs(tokens: readonly DateToken[]): DateToken[] {
  return tokens.map((token, at): DateToken => {
    const next = tokens[at + 1];
    if (token.kind !== "edge" || !/^(?:start|end|close)$/i.test(token.text)) return token;
    if (next !== undefined && next.kind !== "break") return token;
    const first = tokens.findLastIndex(({ kind }, place) => place < at && kind === "break");
    const isAsked = tokens.slice(first + 1, at).some(({ text }) => /^(?:does|do|did|will|would)$/i.test(text));
    const { edge, text, start, end } = token;
    return isAsked ? { kind: "edge-verb", edge, text, start, end } : token;
  });
}

const partsOfDay = /^(?:today|tonight|night|morning|afternoon|evening|now|already|here)$/i;
