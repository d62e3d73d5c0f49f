import { type CivilDate, dayNumber, fromDayNumber } from "../calendar/civil-date.ts";
import { computeDates } from "../query/compute-dates.ts";
import { type DateQuery, isShift, type QueriedDay } from "../query/date-query.ts";
import type { DaySurroundings } from "./day-phrases.ts";
import { readDayPhrase } from "./day-phrases.ts";
import { readTokens } from "./forms.ts";
import type { Kind, Token } from "./token.ts";

/** Longer texts are no questions about a day alone. */
const maxQuestionCharacters = 300;

/**
 * The day that a question asks for, where it is said in the plain forms of a calendar and every word about it is understood;
 * null otherwise, which is not understood and never a guess.
 */
export const readDateForms = (question: string, today: CivilDate): DateQuery | null =>
  readForms(question, today)?.query ?? null;

const someDay = { year: 2026, month: 1, day: 1 };

/** Whether a question asks for a day or the time of day, and says nothing else. */
export function asksOfDatesAlone(question: string): boolean {
  const forms = readForms(question, someDay);
  return forms?.isWhole === true && forms.asks;
}

interface ReadForms {
  readonly query: DateQuery;
  /** Every word of the question is understood. */
  readonly isWhole: boolean;
  readonly asks: boolean;
}

const askingKinds: ReadonlySet<Kind> = new Set(["askday", "askcount", "asknth", "askworkdays", "asklunar", "asktime"]);
const unknownKinds: ReadonlySet<Kind> = new Set(["unknown", "subject"]);
/** What may stand around phrases of days in a clause that is understood. */
const linkKinds: ReadonlySet<Kind> = new Set([...askingKinds, "from", "until", "between", "and", "past", "in", "of"]);

const freeKinds: ReadonlySet<Kind> = new Set([
  ...unknownKinds,
  "askday",
  "askcount",
  "from",
  "until",
  "past",
  "in",
  "of",
]);
const manyDaysKinds: ReadonlySet<Kind> = new Set(["between", "asknth", "askworkdays", "asklunar"]);

type Item = { readonly kind: "phrase"; readonly day: QueriedDay } | { readonly kind: "token"; readonly token: Token };

function readForms(question: string, today: CivilDate): ReadForms | null {
  if (question.length > maxQuestionCharacters) return null;
  const tokens = readTokens(question);
  const has = (kind: Kind) => tokens.some((token) => token.kind === kind);
  const asks = tokens.some(({ kind }) => askingKinds.has(kind));
  const isWhole = !tokens.some(
    ({ kind, start, end }) => unknownKinds.has(kind) || isWordBreak(question, kind, start, end),
  );
  if (has("zone") || has("asktime")) return readClock(tokens, isWhole, asks);
  const surroundings: DaySurroundings = { today, isPast: has("past") };
  const clauses = clausesOf(tokens).map((clause) => itemsOf(clause, question, surroundings));
  const withDays = clauses.filter((items) =>
    items.some((item) => item.kind === "phrase" || isDateWord(item.token.kind)),
  );
  const [clause, ...more] = withDays;
  const single = () => {
    const query = onlyDayOf(clauses, question, tokens, today);
    return query === null ? null : { query, isWhole: false, asks };
  };
  if (more.length > 0) return single();
  if (clause === undefined) return asks && isWhole ? { query: nowQuery(null), isWhole, asks } : null;
  const asking = clauses.find((items) =>
    items.some((item) => item.kind === "token" && askingKinds.has(item.token.kind)),
  );
  if (asking !== undefined && asking !== clause && !asking.every(isKnown)) return single();
  const understood = asking === clause || asking === undefined ? clause.every(isKnown) : isToldBefore(clause);
  const read = understood ? queryOf(clause, tokens) : null;
  // Liberation Day (Aug 15): one day, named twice.
  const query =
    read?.kind === "between" && isOneDay(read, today) ? { ...read, kind: "day" as const, until: null } : read;
  return query === null ? single() : { query, isWhole, asks };
}

/**
 * The one day that is named among words that are not understood: no other word of days and no figure stands there, and none of
 * those words may belong to the day or be what is asked about instead.
 */
function onlyDayOf(
  clauses: readonly (readonly Item[])[],
  question: string,
  tokens: readonly Token[],
  today: CivilDate,
): DateQuery | null {
  const items = clauses.flat();
  const [from, ...more] = withoutRepeated(
    items.flatMap((item) => (item.kind === "phrase" ? [item.day] : [])),
    today,
  );
  if (
    from === undefined ||
    isToday(from) ||
    [from, ...more].some(needsMore) ||
    tokens.some(({ kind }) => manyDaysKinds.has(kind))
  )
    return null;
  const hasFigure = ({ start, end }: Token) => /\p{N}/u.test(question.slice(start, end));
  // 추석이 며칠이야? 올해 기준으로: a year said apart must be the day's own.
  const first = dayNamed(from, today);
  const yearsAhead = first === null ? null : fromDayNumber(first).year - today.year;
  const isFree = (token: Token) =>
    token.kind === "thatyear" ? token.value === yearsAhead : freeKinds.has(token.kind) && !hasFigure(token);
  if (!items.every((item) => item.kind === "phrase" || isFree(item.token))) return null;
  if (clauses.some((clause) => asksOfAnother(clause) || clause.some((_, at) => isPartOfName(clause, at, question))))
    return null;
  return more.every((day) => dayNamed(day, today) === first) ? dayQuery(from) : null;
}

const isOneDay = ({ days: [from, until] }: DateQuery, today: CivilDate): boolean =>
  from !== undefined && until !== undefined && dayNamed(from, today) === dayNamed(until, today);

const dayQuery = (day: QueriedDay): DateQuery => ({ kind: "day", days: [day], zone: null });

/** The number of the day that is named; null where it is several or none. */
function dayNamed(day: QueriedDay, today: CivilDate): number | null {
  const computed = computeDates(dayQuery(day), today);
  if (computed.kind !== "day") return null;
  const [from, to] = [dayNumber(computed.days.from), dayNumber(computed.days.to)];
  return from === to ? from : null;
}

/** Beside another day, today is what that day is counted from, and its weekday said again is no further day. */
function withoutRepeated(days: readonly QueriedDay[], today: CivilDate): QueriedDay[] {
  const named = days.filter((day) => !isToday(day) && !needsMore(day)).map((day) => dayNamed(day, today));
  const [first] = named;
  if (first == null) return [...days];
  const isRepeated = (day: QueriedDay) => {
    const bare = needsMore(day) ? dayNamed(day, today) : null;
    return isToday(day) || (bare !== null && (bare - first) % 7 === 0);
  };
  return days.filter((day) => !isRepeated(day));
}

const isToday = ({ anchor, steps }: QueriedDay): boolean => anchor === "today" && steps.length === 0;

/** A clause without a day that asks when something of its own is: 생일이 5월 3일인데 여행은 언제야? */
const asksOfAnother = (clause: readonly Item[]): boolean =>
  clause.every((item) => item.kind === "token") &&
  clause.some(({ token: { kind } }) => kind === "subject") &&
  clause.some(({ token: { kind } }) => askingKinds.has(kind));

/** 중간고사 3일 전 counts from the unknown; 추석 기차표 is no day. */
function isPartOfName(clause: readonly Item[], at: number, question: string): boolean {
  const [before, item, behind] = [clause[at - 1], clause[at], clause[at + 1]];
  if (item?.kind !== "phrase") return false;
  const { anchor, steps } = item.day;
  const isCounted = anchor === "today" && steps.length > 0 && steps.every(isShift);
  if (isCounted && before?.kind === "token" && before.token.kind === "unknown") return true;
  if (anchor !== "holiday" || behind?.kind !== "token" || !unknownKinds.has(behind.token.kind)) return false;
  return question.slice(0, behind.token.start).trimEnd().endsWith(item.day.phrase);
}

/** A bare weekday, week or month among words that are not understood: one of those may say which, or which part. */
const needsMore = ({ anchor, steps: [first, ...more] }: QueriedDay): boolean =>
  [first, ...more].some((step) => step !== undefined && !isShift(step) && step.what === "all") ||
  (anchor === "today" && first !== undefined && !isShift(first));

const isWordBreak = (question: string, kind: Kind, start: number, end: number) =>
  kind === "break" && /\p{L}/u.test(question.slice(start, end));

const isKnown = (item: Item) => item.kind === "phrase" || linkKinds.has(item.token.kind);
/** Words that name no day by themselves here, and would name another one with what is not understood. */
const isDateWord = (kind: Kind) => !linkKinds.has(kind) && !unknownKinds.has(kind);

/**
 * A clause before the one that asks may say what happens on its day. Nothing but its subject stands before the day, since other
 * words may change which day it is.
 */
function isToldBefore(clause: readonly Item[]): boolean {
  const at = clause.findIndex((item) => item.kind === "phrase");
  const before = clause[at - 1];
  const isFree =
    before === undefined || (before.kind === "token" && before.token.kind === "subject") || isKnown(before);
  return isFree && clause.every((item) => item.kind === "phrase" || !isDateWord(item.token.kind));
}

function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens)
    if (token.kind === "break") clauses.push([]);
    else if (token.kind !== "filler") clauses.at(-1)?.push(token);
  return clauses.filter((clause) => clause.length > 0);
}

function itemsOf(clause: readonly Token[], question: string, surroundings: DaySurroundings): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < clause.length; ) {
    const read = readDayPhrase(clause.slice(at), surroundings);
    const [first, last] = [clause[at], clause[at + (read?.length ?? 1) - 1]];
    if (first === undefined || last === undefined) break;
    if (read === null) items.push({ kind: "token", token: first });
    else items.push({ kind: "phrase", day: { ...read.day, phrase: question.slice(first.start, last.end).trim() } });
    at += read?.length ?? 1;
  }
  return items;
}

function queryOf(clause: readonly Item[], tokens: readonly Token[]): DateQuery | null {
  const days = clause.flatMap((item) => (item.kind === "phrase" ? [item.day] : []));
  const kinds = clause
    .map((item) => (item.kind === "phrase" ? "P" : item.token.kind))
    .filter((kind) => kind !== "past");
  const has = (kind: Kind) => tokens.some((token) => token.kind === kind);
  const [from, until, ...more] = days;
  if (from === undefined || more.length > 0) return null;
  if (until === undefined) {
    if (has("asknth") || has("askworkdays")) return null;
    const kind = has("asklunar") ? "lunar" : "day";
    return /^(?:ask\w+ )*(?:(?:until|from|in) )?P(?: (?:until|from))?(?: ask\w+)*$/.test(kinds.join(" "))
      ? { kind, days: [from], zone: null }
      : null;
  }
  if (
    !/^(?:ask\w+ )*(?:(?:from|between) )?P (?:(?:from|and|until) )?P(?: (?:until|between))*(?: ask\w+)*$/.test(
      kinds.join(" "),
    )
  )
    return null;
  // 다음 주 월요일부터 금요일까지: the week of the one is meant for the other.
  if (needsMore(until) && !needsMore(from)) return null;
  if (!has("from") && !has("between") && !has("until")) return null;
  return { kind: has("askworkdays") ? "working-days" : "between", days: [from, until], zone: null };
}

const nowQuery = (zone: string | null): DateQuery => ({ kind: "now", days: [], zone });

/** The time of day now, here or in one place: nothing else is said. */
function readClock(tokens: readonly Token[], isWhole: boolean, asks: boolean): ReadForms | null {
  const content = tokens.filter(({ kind }) => kind !== "filler" && kind !== "break");
  const zones = content.filter(({ kind }) => kind === "zone");
  const isNow = content.every(({ kind }) => ["zone", "today", "asktime", "askday", "in", "of"].includes(kind));
  if (!isNow || !isWhole || !asks || zones.length > 1) return null;
  return { query: nowQuery(zones[0]?.name ?? null), isWhole, asks };
}
