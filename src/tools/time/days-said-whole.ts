import { dateClausesOf } from "./grammar/clauses.ts";
import { readByGrammar } from "./grammar/read-dates.ts";
import type { DateToken } from "./grammar/token.ts";
import { readableText, tokenize } from "./grammar/tokenize.ts";

/** Nobody says a day in more words, and longer texts need not be read. */
const longestDay = 120;
const someDay = { year: 2026, month: 1, day: 1 };
/** Words that a day stands among when it is only named: 그럼 내일은? */
const aroundDay: ReadonlySet<DateToken["kind"]> = new Set(["particle", "filler", "break"]);

/**
 * What a message says of days where every word of it is read: a day by its name (모레는?), or one that is reckoned or asked
 * for (3월 2일부터 90일 뒤). Null where a word is left, or no day is said.
 */
export function daysSaidWhole(message: string): "named" | "reckoned" | null {
  if (message.length > longestDay || readableText(message).isCut) return null;
  const tokens = tokenize(message);
  if (tokens.some(({ kind }) => kind === "word")) return null;
  if (dateClausesOf(tokens).some(({ items }) => items.some(({ kind }) => kind === "stray"))) return null;
  const readings = readByGrammar(message, someDay);
  if (readings.length === 0 || readings.some(({ kind }) => kind !== "days" && kind !== "between")) return null;
  return tokens.some(({ kind }) => kind === "direction" || kind === "ask") ? "reckoned" : "named";
}

/** Whether a message is nothing but a day that is reckoned, or told from today: 2026-11-18에서 45일 뒤, 모레는? */
export function isDayToReckon(message: string): boolean {
  if (daysSaidWhole(message) === null) return false;
  const tokens = tokenize(message);
  if (tokens.some(({ kind }) => kind === "direction")) return !tokens.some(({ kind }) => kind === "ask");
  return tokens.every(({ kind }) => kind === "day" || aroundDay.has(kind));
}
