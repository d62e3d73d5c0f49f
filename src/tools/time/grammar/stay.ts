import { addDays, type CivilDate } from "../calendar/civil-date.ts";
import { type Clause, phrasesOf } from "./clause.ts";
import { asksOf } from "./clause-facts.ts";
import { unitOf } from "./expression.ts";
import { resolve } from "./resolve.ts";
import type { DateToken } from "./token.ts";

export interface Stay {
  readonly phrase: string;
  /** Null when it cannot be told which day it starts on, or which of its days is asked for. */
  readonly days: { readonly from: CivilDate; readonly to: CivilDate } | null;
  readonly asks: "end" | "range";
}

const endWords =
  /돌아오|돌아와|돌아옴|끝나|끝남|귀국|복귀|마지막|체크아웃|언제까지|며칠까지|종료|오는\s*날|\bback\b|return|check\s?out/i;
const startWords = /출발일|출발은|출발이|떠나는|가는\s*날|시작일|체크인|leave|depart|check\s?in/i;

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
  const unclear: Stay = { phrase: stay.text, days: null, asks: isRange ? "range" : "end" };
  const strays = clauses.flatMap(({ items }) => items.flatMap((item) => (item.kind === "stray" ? [item.token] : [])));
  if (strays.some(({ kind }) => kind !== "stay" && kind !== "edge" && kind !== "ordinal")) return unclear;
  if (start === undefined || more.length > 0 || stays.length > 1 || unitOf(start.expression) !== "day") return unclear;
  const asked = text.slice(Math.max(start.end, stay.end));
  const told = text.slice(0, Math.max(start.end, stay.end));
  if (start.role === "until" || endWords.test(told) || startWords.test(asked)) return unclear;
  if (!isRange && !endWords.test(asked)) return unclear;
  const from = resolve(start.expression, { today, past: false })?.from;
  return from === undefined ? unclear : { ...unclear, days: { from, to: addDays(from, stay.days - 1) } };
}
