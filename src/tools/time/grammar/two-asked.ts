import { type Clause, type Item, phrasesOf } from "./clause.ts";
import { isToday, startOf } from "./clause-facts.ts";
import { unitOf } from "./expression.ts";
import { isSaidIn } from "./said-before.ts";
import type { DateToken } from "./token.ts";
import { toldTogether } from "./told-clauses.ts";

/**
 * “금요일에 떠나서 다음 주 수요일에 돌아와. 떠나는 날이랑 오는 날 날짜 좀”: the two days that were told, where both things that they were
 * told of are asked about; null where another thing is.
 */
export function twoAsked(asking: Clause, told: readonly Clause[]): Clause | null {
  const near = toldTogether(told, asking);
  const days = phrasesOf(near).filter((phrase) => !isToday(phrase) && unitOf(phrase.expression) === "day");
  const join = asking.items.findIndex(isJoin);
  const lastAsk = asking.items.findLast((item) => item.kind === "plain" && item.token.kind === "ask");
  const asked = lastAsk === undefined ? Number.POSITIVE_INFINITY : startOf(lastAsk);
  if (days.length !== 2 || join === -1 || phrasesOf([asking]).length > 0) return null;
  const sides = [asking.items.slice(0, join + 1), asking.items.slice(join + 1)];
  const isNamed = (side: readonly Item[]) =>
    side.some((item) => startOf(item) < asked && item.kind !== "phrase" && near.some((one) => isOf(one, item.token)));
  if (!sides.every(isNamed)) return null;
  const start = Number.isFinite(asked) ? asked : 0;
  const each: Item = { kind: "plain", token: { kind: "each", text: "", start, end: start } };
  return { sentence: asking.sentence, items: [...days, each] };
}

const joins = /(?:이?랑|하고|[과와])$/;

/** 출국일이랑, 떠나는 날이랑, and. */
const isJoin = (item: Item) =>
  item.kind === "plain" &&
  ((item.token.kind === "particle" && item.token.role === "with") ||
    (item.token.kind === "word" && joins.test(item.token.text)));

const comesBack = /^(?:돌아)?오(?:는|기)|^돌아와|^귀[국가]/;

function isOf(told: Clause, token: DateToken): boolean {
  const text = token.text.replace(joins, "");
  const words = told.items.flatMap((item) => (item.kind === "phrase" ? [] : [item.token.text]));
  if (comesBack.test(text) && words.some((word) => comesBack.test(word))) return true;
  return text.length > 1 && (token.kind === "word" || token.kind === "edge") && isSaidIn(told, { ...token, text });
}
