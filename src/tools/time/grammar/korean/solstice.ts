import { summerSolstice } from "../../calendar/solar-term-days.ts";
import { type DateToken, readAs } from "../token.ts";

/** “하지가 언제야?”, “하지까지 며칠 남았어?”: the summer solstice, which is also a form of the verb 하다 (“언제 하지?”). */
export function withSolstice(tokens: readonly DateToken[]): DateToken[] {
  return tokens.map((token, at) =>
    token.kind === "filler" && token.text === "하지" && isDay(tokens, at)
      ? readAs(token, { kind: "yearly", day: summerSolstice })
      : token,
  );
}

function isDay(tokens: readonly DateToken[], at: number): boolean {
  const [before, next, second] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  // The verb takes none of these where a question follows.
  if (next?.kind === "particle" && next.start === tokens[at]?.end)
    return (
      (/^(?:가|는|까지|까지는)$/.test(next.text) && second?.kind === "ask") ||
      (/^(?:랑|하고)$/.test(next.text) && second?.kind === "yearly")
    );
  const isFirst = before === undefined || before.kind === "break" || isYear(before);
  return isFirst && next?.kind === "ask";
}

/** 올해, 내년, 2027년. */
const isYear = (token: DateToken) => token.kind === "year" || (token.kind === "unit" && token.unit === "year");
