import { addDays, type CivilDate, weekday } from "../calendar/civil-date.ts";
import { type Clause, type Phrase, phrasesOf } from "./clause.ts";
import { asksOf, endOf, startOf } from "./clause-facts.ts";
import { isBareWeekday, unitOf } from "./expression.ts";
import { resolve } from "./resolve.ts";
import { arrivingWords, endWords, leavingWords, says } from "./stay-words.ts";
import type { DateToken } from "./token.ts";

export interface Stay {
  readonly phrase: string;
  /** Null when it cannot be told which day it starts on, or which of its days is asked for. */
  readonly days: { readonly from: CivilDate; readonly to: CivilDate } | null;
  readonly asks: "end" | "range";
}

/** Which ends of a stay are asked for, by the words of the question and those that tell the day it starts on. */
function endsAsked(told: string, asked: string): { readonly start: boolean; readonly end: boolean } {
  const [leaves, arrives] = [says(asked, leavingWords), says(asked, arrivingWords)];
  // Who arrives somewhere leaves at the end, who leaves home arrives there again.
  const isOtherEnd = says(told, arrivingWords) ? leaves && !arrives : arrives && !leaves;
  const isEnd = says(asked, endWords) || isOtherEnd;
  return { start: (leaves || arrives) && !isOtherEnd, end: isEnd };
}

const endOfClause = (clause: Clause | undefined) => Math.max(...(clause?.items ?? []).map(endOf));

/** 3박4일, 마지막 날, 오는 날: what may be said of a stay without another day. */
const ofStay: ReadonlySet<DateToken["kind"]> = new Set(["stay", "edge", "ordinal", "shift"]);

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
  if (strays.some((token) => !ofStay.has(token.kind) && token.text !== "날")) return unclear;
  if (start === undefined || stays.length > 1 || unitOf(start.expression) !== "day") return unclear;
  // "Check-out date?" is cut at its hyphen.
  const isAfter = ({ items: [item] }: Clause) => item !== undefined && startOf(item) >= Math.max(start.end, stay.end);
  const [first] =
    clauses.find((one) => one.sentence === asking?.sentence && isAfter(one))?.items ?? asking?.items ?? [];
  const asksAt = Math.max(start.end, stay.end, first === undefined ? 0 : startOf(first));
  const [told, asked] = [text.slice(0, asksAt), text.slice(asksAt)];
  const ends = endsAsked(told, asked);
  const clause = clauses.find(({ items }) => items.includes(start));
  const own = text.slice(Math.min(...(clause?.items ?? []).map(startOf)), Math.min(asksAt, endOfClause(clause)));
  if (start.role === "until" || says(own, endWords) || (!isRange && !ends.end)) return unclear;
  const from = resolve(start.expression, { today, past: false })?.from;
  if (from === undefined) return unclear;
  // “금요일 출발 2박3일이면 일요일 며칠에 돌아와?”
  const isLast = ({ expression }: Phrase) =>
    isBareWeekday(expression) && expression.weekday === weekday(addDays(from, stay.days - 1));
  if (!more.every(isLast)) return unclear;
  return {
    phrase: stay.text,
    days: { from, to: addDays(from, stay.days - 1) },
    asks: isRange || ends.start ? "range" : "end",
  };
}
