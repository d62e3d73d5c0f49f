import { isHourOfSomething } from "./asks-hour-of-something.ts";
import { mayAskForTime } from "./grammar/asking-sign.ts";
import { dateClausesOf } from "./grammar/clauses.ts";
import { readByGrammar } from "./grammar/read-dates.ts";
import { readableText, tokenize } from "./grammar/tokenize.ts";

/** Any day will do: whether a question is understood does not depend on it. */
const someDay = { year: 2026, month: 1, day: 1 };

/** Whether a question asks for a day, or the time that it is now, and every word of it is understood. */
export function isAboutTime(question: string): boolean {
  if (readableText(question).isCut || !mayAskForTime(question)) return false;
  const tokens = tokenize(question);
  if (tokens.some(({ kind }) => kind === "word") || isHourOfSomething(question, tokens)) return false;
  const strays = dateClausesOf(tokens).some(({ items }) => items.some(({ kind }) => kind === "stray"));
  const asks = tokens.some((token) => token.kind === "ask");
  const speaksOfHours = tokens.some(
    (token) => token.kind === "later" || (token.kind === "ask" && token.asks === "clock"),
  );
  return !strays && asks && (speaksOfHours || readByGrammar(question, someDay).length > 0);
}
