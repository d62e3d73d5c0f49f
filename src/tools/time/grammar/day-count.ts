import { addDays, type CivilDate, dayNumber } from "../calendar/civil-date.ts";
import { type Clause, phrasesOf } from "./clause.ts";
import { isTold } from "./clause-facts.ts";
import { countedFrom, type Days, maybeDay } from "./days.ts";
import { unitOf } from "./expression.ts";
import { resolve } from "./resolve.ts";
import { isNearerInPast } from "./tense.ts";
import type { DateToken } from "./token.ts";

/** The day that a count ends on, and the words of the count. */
export interface DayCount {
  readonly phrase: string;
  /** Null when it cannot be told what is counted, or from which day. */
  readonly days: Days | null;
}

/**
 * “5월 3일부터 사겼는데 사귄 날을 1일로 치면 100일이 언제야?”, "today counts as day 1, what date is day 30?": a count whose first
 * day is the one that it starts from. Null when the question says nothing of the kind.
 */
export function readDayCount(
  text: string,
  tokens: readonly DateToken[],
  clauses: readonly Clause[],
  today: CivilDate,
): DayCount | null {
  const [first] = clauses.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === "plain" && item.token.kind === "counts-as" ? [item.token] : [])),
  );
  if (first === undefined) return null;
  const named = phrasesOf(clauses);
  // The 3일 of 5월 3일 is no count.
  const counts = tokens
    .flatMap((_, at) => countAt(tokens, at) ?? [])
    .filter((one) => !named.some(({ start, end }) => start < one.start && one.start < end));
  const [count] = counts;
  // “오늘 포함해서 며칠 남았어?” counts no day; “오늘 포함 5일 뒤” is read either way.
  if (count === undefined && /포함|부터/.test(first.text) && !/1일/.test(first.text)) return null;
  const isDirected = ({ kind, text, start }: DateToken) =>
    kind === "direction" && !/^(?:걸|소요)/.test(text) && (start === count?.end || start - 1 === count?.end);
  if (tokens.some(isDirected)) return { phrase: first.text, days: null };
  // “만난 지 며칠째야? 5월 1일부터 1일”
  if (count === undefined && tokens.some((token) => token.kind === "ask" && token.asks === "day-number")) return null;
  // “끊은 날은 0일로 칠게” says how the days are counted that have passed.
  if (count === undefined && first.number === 0) return null;
  const phrase = count === undefined ? first.text : text.slice(count.start, count.end);
  if (count === undefined || counts.some(({ amount }) => amount !== count.amount)) return { phrase, days: null };
  const isCounted = (start: number) => counts.some((one) => one.start <= start && start < one.end);
  const isStray = clauses.some(({ items }) =>
    items.some((item) => item.kind === "stray" && !isDayWord(item.token) && !isCounted(item.token.start)),
  );
  const starts = clauses.flatMap((clause) =>
    phrasesOf([clause])
      .filter(({ start, expression }) => !isCounted(start) && unitOf(expression) === "day")
      .map(({ expression, end }) => ({
        date: resolve(expression, { today, past: isTold(clause) || isNearerInPast(expression, today) })?.from ?? null,
        // “오늘 주문했는데 내일부터 세면”: the day that the count is said to begin with.
        isSaid: end === first.start,
      })),
  );
  const said = starts.filter(({ isSaid }) => isSaid);
  const [start, ...more] = (said.length > 0 ? said : starts).map(({ date }) => date);
  if (isStray || start === undefined || start === null) return { phrase, days: null };
  if (more.some((other) => other === null || dayNumber(other) !== dayNumber(start))) return { phrase, days: null };
  // “백일이 10월 20일인데 태어난 날은 며칠이야?”: the day that the count leads to is told, and its first is asked for.
  const isLedTo = clauses.some(({ items }) => items.some((item, at) => isCountOf(item) && isSaidToBe(items, at)));
  const isToday = tokens.some((token, at) => token.kind === "day" && token.days === 0 && isDayNumberSoon(tokens, at));
  const isBeen = tokens.some(({ text }) => /^been$/i.test(text));
  if (isLedTo || isToday || isBeen)
    return { phrase, days: maybeDay(countedFrom(addDays(start, first.number), -count.amount, count.unit)) };
  const dayZero = addDays(start, -first.number);
  const day = countedFrom(dayZero, count.amount, count.unit);
  return { phrase, days: maybeDay(day) };
}

/** “오늘로 50일째”: the number of the day that it is today. */
function isDayNumberSoon(tokens: readonly DateToken[], at: number): boolean {
  const [particle, ...rest] = tokens.slice(at + 1).filter(({ kind }) => kind !== "filler");
  // 오늘이 연애 120일째
  const [number, unit] = rest[0]?.kind === "word" ? rest.slice(1) : rest;
  if (particle?.kind !== "particle" || !/^(?:로|으로|이|은)$/.test(particle.text)) return false;
  return number?.kind === "number" && number.value > 1 && unit?.kind === "unit" && /[째차]$/.test(unit.text);
}

/** The 일 of 백일. */
const isCountOf = (item: Clause["items"][number]) =>
  item.kind === "stray" && item.token.kind === "unit" && item.token.unit === "day";

/** 백일이 10월 20일 */
function isSaidToBe(items: Clause["items"], at: number): boolean {
  const [particle, day] = [items[at + 1], items[at + 2]];
  const isSubject =
    particle?.kind === "plain" && particle.token.kind === "particle" && particle.token.role === "subject";
  return isSubject && day?.kind === "phrase" && unitOf(day.expression) === "day";
}

/** 100일, 100일째, day 30, a 30-day challenge. */
function countAt(tokens: readonly DateToken[], at: number) {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  // 오늘 포함 사흘 동안
  if (first?.kind === "span" && first.unit === "day" && first.amount > 1)
    return { amount: first.amount, unit: first.unit, start: first.start, end: first.end };
  if (first === undefined || second === undefined) return null;
  // 다섯째 날
  if (first.kind === "ordinal" && first.value > 1 && second.kind === "unit" && second.text === "날")
    return { amount: first.value, unit: second.unit, start: first.start, end: second.end };
  const unit = second.kind === "break" && second.text === "-" ? third : second;
  const amount = first.kind === "number" ? first : second.kind === "number" ? second : null;
  const days = first.kind === "number" ? unit : first;
  if (amount === null || days?.kind !== "unit" || amount.value < 2) return null;
  if (days.unit !== "day" && days.unit !== "workdays" && days.unit !== "weekdays") return null;
  return {
    amount: amount.value,
    unit: days.unit,
    start: Math.min(amount.start, days.start),
    end: Math.max(amount.end, days.end),
  };
}

/** 사귄 날을, 100일 되는 날, 시작일, 사흘 동안. */
const isDayWord = (token: DateToken) =>
  (token.kind === "unit" && token.text === "날") || token.kind === "edge" || token.text === "동안";
