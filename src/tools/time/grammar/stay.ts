import { addDays, type CivilDate } from "../calendar/civil-date.ts";
import { type Clause, phrasesOf } from "./clause.ts";
import { asksOf, startOf } from "./clause-facts.ts";
import { unitOf } from "./expression.ts";
import { resolve } from "./resolve.ts";
import type { DateToken } from "./token.ts";

export interface Stay {
  readonly phrase: string;
  /** Null when it cannot be told which day it starts on, or which of its days is asked for. */
  readonly days: { readonly from: CivilDate; readonly to: CivilDate } | null;
  readonly asks: "end" | "range";
}

const end =
  /돌아오|돌아와|돌아옴|끝나|끝남|귀국|귀가|복귀|마지막|체크\s?아웃|퇴실|퇴소|언제까지|며칠까지|종료|(?:언제|며칠에?)\s*(?:와|옴|오[는지나])|집에\s*[오와도]|(?<!나)오는\s*날|\bback\b|\breturn|check(?:ing)?[\s-]?out|\bhome\b|last (?:day|morning)/i;
const leaving = /출발|떠나|떠난|가는\s*날|출국|나가|나와|나오|\bleav|\bdepart|head out|set off|fly out|first day/i;
const arriving = /도착|체크\s?인|입실|입소|시작|\barriv|\bland|check(?:ing)?[\s-]?in|get (?:there|in)|\bstart/i;

/** Which ends of a stay are asked for, by the words of the question and those that tell the day it starts on. */
function endsAsked(told: string, asked: string): { readonly start: boolean; readonly end: boolean } {
  const [leaves, arrives] = [leaving.test(asked), arriving.test(asked)];
  // Who arrives somewhere leaves at the end, who leaves home arrives there again.
  const isOtherEnd = arriving.test(told) ? leaves && !arrives : arrives && !leaves;
  const isEnd = end.test(asked) || isOtherEnd;
  return { start: (leaves || arrives) && !isOtherEnd, end: isEnd };
}

/** “다음 주 목요일에 3박4일로 가면 돌아오는 날이 며칠이야?”: the first day counts. Null when no stay is told. */
export function readStay(
  text: string,
  tokens: readonly DateToken[],
  clauses: readonly Clause[],
  today: CivilDate,
): Stay | null {
  const stays = tokens.flatMap((token) => (token.kind === "stay" ? [token] : []));
  const [stay] = stays;
  if (stay === undefined) return null;
  const [start, ...more] = phrasesOf(clauses);
  const asking = clauses.findLast((clause) => asksOf(clause) !== null);
  const isRange = asking !== undefined && asksOf(asking) === "range";
  const unclear: Stay = { phrase: stay.text, days: null, asks: "end" };
  const strays = clauses.flatMap(({ items }) => items.flatMap((item) => (item.kind === "stray" ? [item.token] : [])));
  if (strays.some(({ kind }) => kind !== "stay" && kind !== "edge" && kind !== "ordinal")) return unclear;
  if (start === undefined || more.length > 0 || stays.length > 1 || unitOf(start.expression) !== "day") return unclear;
  const [first] = asking?.items ?? [];
  const asksAt = Math.max(start.end, stay.end, first === undefined ? 0 : startOf(first));
  const [told, asked] = [text.slice(0, asksAt), text.slice(asksAt)];
  const ends = endsAsked(told, asked);
  if (start.role === "until" || end.test(told) || (!isRange && !ends.end)) return unclear;
  const from = resolve(start.expression, { today, past: false })?.from;
  if (from === undefined) return unclear;
  return {
    phrase: stay.text,
    days: { from, to: addDays(from, stay.days - 1) },
    asks: isRange || ends.start ? "range" : "end",
  };
}
