import { type DateToken, readAs } from "../token.ts";

/** “이번 달에 토요일이 다섯 번 있던데 다섯 번째가 며칠이야?”: how often a weekday comes names none of them; a number after it counts them. 몇 번 asks for the number itself. */
export function withWeekdaysCounted(tokens: DateToken[]): DateToken[] {
  const place = tokens.findIndex((_, at) => timesAt(tokens, at) > 0);
  const weekday = tokens[place];
  if (weekday?.kind !== "weekday") return tokens;
  const end = place + timesAt(tokens, place);
  return tokens.flatMap((token, at): DateToken[] => {
    if (at >= place && at < end) return [readAs(token, { kind: "filler" })];
    const follows = tokens[at + 1]?.kind;
    const isBare = at >= end && token.kind === "ordinal" && follows !== "weekday" && follows !== "unit";
    return isBare ? [token, { ...weekday, start: token.end, end: token.end }] : [token];
  });
}

/** How many tokens 토요일이 다섯 번 takes; none where a weekday is not counted. */
function timesAt(tokens: readonly DateToken[], at: number): number {
  if (tokens[at]?.kind !== "weekday") return 0;
  const particle = tokens[at + 1];
  const start = particle?.kind === "particle" && /^[이은도가]$|^네$/.test(particle.text) ? at + 2 : at + 1;
  const written = [start, start + 1].map((place) => tokens[place]?.text ?? "");
  if (/^(?:\d|한|두|세|네|다섯)\s?번(?!째)/.test(written[0] ?? "")) return start + 1 - at;
  // 네 is an ending too.
  const isNumber = /^(?:\d|한|두|세|네|다섯)$/.test(written[0] ?? "") && /^번(?!째)/.test(written[1] ?? "");
  if (isNumber) return start + 2 - at;
  const isEnding = /^(?:두|세|네)$/.test(tokens[start - 1]?.text ?? "") && /^번(?!째)/.test(written[0] ?? "");
  return isEnding ? start + 1 - at : 0;
}
