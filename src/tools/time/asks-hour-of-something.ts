import { mayAskForTime } from "./grammar/asking-sign.ts";
import { type Clause, phrasesOf } from "./grammar/clause.ts";
import { isToday } from "./grammar/clause-facts.ts";
import { dateClausesOf } from "./grammar/clauses.ts";
import type { DateToken } from "./grammar/token.ts";
import { tokenize } from "./grammar/tokenize.ts";

/** What is reckoned with, and no hour of something: another place, a time of day, hours from now. */
const reckoned: ReadonlySet<DateToken["kind"]> = new Set(["zone", "clock", "later"]);
const ofNow = /지금|현재|몇\s*(?:시간|분)|\bnow\b|\bcurrent/i;

/**
 * Whether the hour is asked at which something is, begins or ends: 토요일은 몇 시야? 몇 시에 시작해? What the clock shows now is
 * no answer to it.
 */
export function asksHourOfSomething(question: string): boolean {
  return mayAskForTime(question) && isHourOfSomething(question, tokenize(question));
}

export function isHourOfSomething(question: string, tokens: readonly DateToken[]): boolean {
  if (ofNow.test(question) || tokens.some(({ kind }) => kind === "word" || reckoned.has(kind))) return false;
  return clausesAskingHour(dateClausesOf(tokens)).some(
    (clause) => phrasesOf([clause]).some((phrase) => !isToday(phrase)) || plainKinds(clause).has("edge-verb"),
  );
}

/** 지금 몇 시야? 토요일은 며칠이야? Each clause asks for itself. */
const clausesAskingHour = (clauses: readonly Clause[]) =>
  clauses.filter(({ items }) =>
    items.some((item) => item.kind === "plain" && item.token.kind === "ask" && item.token.asks === "clock"),
  );

const plainKinds = ({ items }: Clause) =>
  new Set(items.flatMap((item) => (item.kind === "plain" ? [item.token.kind] : [])));
