import { type CivilDate, dayNumber } from "../calendar/civil-date.ts";
import { type Clause, type Phrase, phrasesOf } from "./clause.ts";
import { asksOf, isTold, startOf, unknownWords } from "./clause-facts.ts";
import type { DateReading } from "./date-reading.ts";
import { shiftedBy } from "./days.ts";
import { isBareWeekday, unitOf } from "./expression.ts";
import { resolve } from "./resolve.ts";
import { isSaidIn } from "./said-before.ts";
import type { DateToken } from "./token.ts";

/**
 * “2주에 한 번 가는데 지난주 목요일에 갔어. 다음은 언제야?”: the first day ahead, counted in intervals from the one day that was told.
 * Null when no interval is told or the next time is not asked for.
 */
export function readInterval(
  text: string,
  tokens: readonly DateToken[],
  clauses: readonly Clause[],
  today: CivilDate,
): DateReading[] | null {
  const interval = tokens.find((token) => token.kind === "interval");
  const last = clauses.at(-1);
  // “격주 금요일 재택인데 … 다음 재택일은?”
  const isSaid = (word: DateToken) => clauses.some((clause) => clause !== last && isSaidIn(clause, word));
  const isBare =
    last !== undefined && asksForNext(last) && unknownWords(last).every((word) => isSaid(word) || isTurn(word));
  const asking = isBare ? last : clauses.findLast((clause) => asksOf(clause) === "day");
  if (interval?.kind !== "interval") return null;
  const phrase = text.slice(interval.start, interval.end);
  // What is asked for may be another thing than what comes again.
  const isOfOther = last !== undefined && asksOf(last) === null && asksForNext(last) && !isBare;
  if (isOfOther) return [{ kind: "unclear", words: phrase, refusal: "interval" }];
  if (asking === undefined || !asksForNext(asking)) return null;
  // 다음 근무 토요일은: the weekday of what is asked for tells no day.
  const [start, ...more] = phrasesOf(clauses.filter((clause) => clause !== asking || !isBare))
    // 격주 토요일 says which weekday it is, not which day.
    .filter((one) => unitOf(one.expression) === "day" && (!isBareWeekday(one.expression) || isDone(one, clauses)))
    .map(({ expression }) => resolve(expression, { today, past: true })?.from);
  if (start === undefined || more.length > 0 || dayNumber(start) > dayNumber(today))
    return [{ kind: "unclear", words: phrase, refusal: "interval" }];
  const passed = dayNumber(today) - dayNumber(start);
  let times = Math.max(1, Math.floor(passed / (interval.amount * mostDays[interval.unit])));
  const skipped = timesAhead(asking) - 1;
  const next = () => shiftedBy(start, interval.amount * times, interval.unit);
  while (dayNumber(next()) <= dayNumber(today)) times += 1;
  times += skipped;
  return [{ kind: "days", phrase, days: { from: next(), to: next() }, asks: "day" }];
}

/** "I watered it on Wednesday" */
const isDone = (day: Phrase, clauses: readonly Clause[]) =>
  clauses.some((clause) => clause.items.includes(day) && isTold(clause) && !clause.items.some(isInterval));

const isInterval = (item: Clause["items"][number]) => item.kind === "stray" && item.token.kind === "interval";

/** So many days an interval takes at most: as many fit at least into those that have passed. */
const mostDays = { day: 1, week: 7, month: 31 };

/** 다음은, 다음다음 번은: the how manieth time ahead is asked for. */
const timesAhead = ({ items }: Clause) =>
  Math.max(
    1,
    ...items.flatMap((item) => (item.kind === "stray" && item.token.kind === "shift" ? [item.token.by] : [])),
  );

/** 다음 예정일은, 다음 차례는. */
const isTurn = ({ text }: DateToken) => /^(?:예정일|차례|순번|번|회차)(?:은|는|이|가)?$/.test(text);

function asksForNext(clause: Clause): boolean {
  const [stray, ...more] = clause.items.filter(
    (item) => item.kind === "stray" && item.token.kind !== "interval" && item.token.kind !== "edge",
  );
  const isNext = stray?.kind === "stray" && stray.token.kind === "shift" && stray.token.by > 0;
  return (
    isNext &&
    more.length === 0 &&
    phrasesOf([clause]).every((one) => one.expression.kind === "weekday" && startOf(one) > startOf(stray))
  );
}
