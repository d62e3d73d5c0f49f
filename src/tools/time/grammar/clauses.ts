import { yearlyDays } from "../calendar/yearly-days.ts";
import { parseEnglish } from "./english/parse-english.ts";
import {
  type DateExpression,
  everyUnitOf,
  inPeriodOf,
  insteadOf,
  type Named,
  type Parsed,
  unitOf,
} from "./expression.ts";
import { parseKorean } from "./korean/parse-korean.ts";
import { type DateToken, type DateTokenRole, namesTime } from "./token.ts";

/** A phrase about days that was read whole. */
export interface Phrase {
  readonly kind: "phrase";
  readonly expression: DateExpression;
  readonly start: number;
  readonly end: number;
  /** What the particle after it makes of it: its subject, its end, its beginning. */
  readonly role: DateTokenRole | null;
}

/** A word of time that belongs to no phrase that was read. */
export interface Stray {
  readonly kind: "stray";
  readonly token: DateToken;
}

export interface Plain {
  readonly kind: "plain";
  readonly token: DateToken;
}

export type Item = Phrase | Stray | Plain;

/** A part of a question that asks or tells one thing. */
export interface Clause {
  readonly items: readonly Item[];
  readonly sentence: number;
}

/** The clauses of a question, each with the phrases that it holds. What is ruled out ("X 말고 Y") is left out. */
export function dateClausesOf(tokens: readonly DateToken[]): Clause[] {
  const clauses: { items: Item[]; sentence: number }[] = [{ items: [], sentence: 0 }];
  let sentence = 0;
  let ruledOutNext = false;
  let takenBack: Phrase | null = null;
  const open = () => clauses.push({ items: [], sentence });
  const items = itemsOf(tokens);
  for (const [at, item] of items.entries()) {
    const token = item.kind === "phrase" ? null : item.token;
    if (token?.kind === "break") {
      if (token.strong) sentence += 1;
      open();
      continue;
    }
    if (ruledOutNext && (item.kind === "phrase" || item.kind === "stray")) {
      ruledOutNext = false;
      continue;
    }
    if (token?.kind === "particle" && token.role === "not" && /^[a-z]/i.test(token.text)) {
      ruledOutNext = true;
      continue;
    }
    // “종무식 말고 시무식”: what is ruled out is no day.
    if (token?.kind === "particle" && /^(?:말고|말구|빼고)$/.test(token.text) && isOtherNoun(items[at - 1])) continue;
    // “오늘 날짜 말고 요일”: the day stays.
    if (token?.kind === "particle" && token.role === "not" && isAsk(items[at - 1]) && isAsk(items[at + 1])) {
      clauses.at(-1)?.items.pop();
      continue;
    }
    if (token?.kind === "particle" && token.role === "not") {
      const ruledOut = clauses.findLast(({ items, sentence: own }) => items.length > 0 && own === sentence);
      takenBack = ruledOut === undefined ? null : (phrasesOf([ruledOut]).at(-1) ?? null);
      if (ruledOut !== undefined) ruledOut.items = [];
      continue;
    }
    // “…날짜 알려줘 설 당일은 알아”, “며칠이야 아 그리고”: what names a day after a question begins another clause.
    const current = clauses.at(-1);
    if (item.kind === "phrase" && !isEnd(item) && current !== undefined && isFinished(current.items)) open();
    const isTakenBack =
      token?.kind === "correction" ||
      (token?.text === "아니" &&
        (current?.items.length === 0 || items[at - 1]?.kind === "phrase") &&
        items[at + 1]?.kind === "phrase");
    if (isTakenBack) {
      takenBack = phrasesOf(clauses).at(-1) ?? null;
      for (const clause of clauses) clause.items = clause.items.filter(isPlain);
    }
    if (item.kind === "phrase" && takenBack !== null) {
      clauses.at(-1)?.items.push({ ...item, expression: insteadOf(item.expression, takenBack.expression) });
      takenBack = null;
    } else clauses.at(-1)?.items.push(item);
    if ((token?.kind === "particle" || token?.kind === "word") && token.endsClause) open();
    if (token !== null && isCondition(token) && namesDayBeforeAsking(items.slice(at + 1))) open();
  }
  return clauses.filter(({ items }) => items.length > 0);
}

const isEnd = ({ role }: Phrase) => role === "from" || role === "until";
const isAsk = (item: Item | undefined) => item?.kind === "plain" && item.token.kind === "ask";
const isPlain = (item: Item) => item.kind === "plain";

/** A clause that has asked: 알려줘, 며칠이야. */
function isFinished(items: readonly Item[]): boolean {
  const kinds = items.flatMap((item) => (item.kind === "plain" ? [item.token.kind] : []));
  if (kinds.includes("request")) return true;
  const last = items.at(-1);
  const ends = last?.kind === "plain" && last.token.kind === "particle" && finalEndings.test(last.token.text);
  return ends && kinds.includes("ask") && items.some(({ kind }) => kind === "phrase");
}

const finalEndings = /^(?:이?[야지죠니냐]|이?에요|이?예요|인가요?|인지|이더라|더라|[이였]?었?[지죠])$/;

/** 종무식, but not 그런거. */
const isOtherNoun = (item: Item | undefined) =>
  item?.kind === "plain" &&
  item.token.kind === "word" &&
  /[가-힣]{2}$/.test(item.token.text) &&
  !/[거것]$/.test(item.token.text);

/** “개천절이 토요일이면 대체공휴일은 언제야?”: what is asked about comes after the condition. */
const isCondition = ({ kind, text }: DateToken) => kind === "particle" && /^(?:이면|면|이라면|라면)$/.test(text);

function namesDayBeforeAsking(items: readonly Item[]): boolean {
  const next = items.find(
    (item) => item.kind === "phrase" || (item.kind === "plain" && ["ask", "break"].includes(item.token.kind)),
  );
  return next?.kind === "phrase";
}

/** The phrases about days in clauses. */
export function phrasesOf(clauses: readonly Clause[]): Phrase[] {
  return clauses.flatMap(({ items }) => items.filter((item): item is Phrase => item.kind === "phrase"));
}

function itemsOf(tokens: readonly DateToken[]): Item[] {
  const items: Item[] = [];
  let named: Named = nothingNamed;
  let at = 0;
  while (at < tokens.length) {
    const parsed = parseAt(tokens, at, named);
    const first = tokens[at];
    if (first === undefined) break;
    if (parsed === null && startsStretch(tokens, at)) {
      items.push({
        kind: "plain",
        token: { ...first, kind: "particle", role: "from", endsClause: false, past: false },
      });
      at += 1;
      continue;
    }
    if (parsed === null) {
      items.push(namesTime(first) ? { kind: "stray", token: first } : { kind: "plain", token: first });
      at += 1;
      continue;
    }
    const expression = inMonthNamed(parsed.expression, named, items);
    const last = tokens[parsed.next - 1] ?? first;
    const follows = tokens[parsed.next];
    const before = beforePhrase(items);
    // 어제 날짜가, 이번 주 날짜랑
    const ofDate = follows?.kind === "ask" && follows.text === "날짜" ? tokens[parsed.next + 1] : undefined;
    const marked = ofDate?.kind === "particle" ? ofDate : follows;
    // "yesterday's and tomorrow's dates"
    const isListed = /^['’]s$/.test(follows?.text ?? "") && tokens[parsed.next + 1]?.text.toLowerCase() === "and";
    const own = isListed ? "with" : marked?.kind === "particle" ? marked.role : null;
    const role = startsStretchTo(tokens, parsed.next) ? "from" : own;
    const leading = before?.kind === "particle" && /^[a-z']/i.test(before.text) ? before.role : null;
    items.push({
      kind: "phrase",
      expression,
      start: first.start,
      end: last.end,
      role: parsed.role ?? (leading === "until" || leading === "from" ? leading : role),
    });
    if (!isSaidOfDay(expression, items)) named = namedAfter(named, expression);
    at = parsed.next;
  }
  return items;
}

/** “12월 14일에 시작해서 18일에 끝나는데”: a later day of the month that was named in the same sentence. */
function inMonthNamed(expression: DateExpression, { day }: Named, items: readonly Item[]): DateExpression {
  if (expression.kind !== "nth-day" || expression.within !== null || day === null) return expression;
  const isNewSentence = items
    .slice(items.findLastIndex(({ kind }) => kind === "phrase"))
    .some((item) => item.kind === "plain" && item.token.kind === "break" && item.token.strong);
  const before = day.kind === "month-day" ? day.day : day.kind === "nth-day" ? day.nth : null;
  return before === null || isNewSentence || expression.nth <= before ? expression : inPeriodOf(expression, day);
}

/** “삼일절이 올해 일요일이래”: a weekday that is only said of the day before it. */
function isSaidOfDay(expression: DateExpression, items: readonly Item[]): boolean {
  if (expression.kind !== "weekday" || expression.week !== null || expression.occurrence !== null) return false;
  const start = items.findLastIndex((item) => item.kind === "plain" && item.token.kind === "break");
  return items
    .slice(start + 1, -1)
    .some((item) => item.kind === "phrase" && item.role === "subject" && unitOf(item.expression) === "day");
}

const nothingNamed: Named = { day: null, month: null, holiday: null, weekdays: new Map() };

/** 이번 주 수요일, 추석 다음 월요일, but not 수요일 alone. */
function weekdayNamed(expression: DateExpression): expression is DateExpression & { kind: "weekday" | "weekday-from" } {
  return expression.kind === "weekday-from" || (expression.kind === "weekday" && expression.week?.kind === "period");
}

function namedAfter(named: Named, expression: DateExpression): Named {
  const unit = unitOf(expression);
  return {
    day: unit === "day" ? expression : named.day,
    month: unit === "month" ? expression : (monthOf(expression) ?? named.month),
    holiday: holidayOf(expression) ?? named.holiday,
    weekdays: weekdayNamed(expression)
      ? new Map([...named.weekdays, [expression.weekday, expression]])
      : named.weekdays,
  };
}

/** 광복절, and 광복절은 토요일. */
function holidayOf(expression: DateExpression): Named["holiday"] {
  if (expression.kind === "said-weekday") return holidayOf(expression.base);
  if (expression.kind !== "month-day") return expression.kind === "yearly" ? expression : null;
  const day = yearlyDays.find(
    ({ rule, dayOff }) =>
      dayOff === true && rule.kind === "solar" && rule.month === expression.month && rule.day === expression.day,
  );
  return day === undefined ? null : { kind: "yearly", day, year: expression.year, occurrence: expression.occurrence };
}

/** The month that a day or week is counted in: 이번 달 셋째 주. */
function monthOf(expression: DateExpression): DateExpression | null {
  if (expression.kind !== "nth-week" && expression.kind !== "nth-weekday" && expression.kind !== "edge") return null;
  return unitOf(expression.within) === "month" ? expression.within : null;
}

/** English "from Friday to Monday". */
function startsStretch(tokens: readonly DateToken[], at: number): boolean {
  return tokens[at]?.text.toLowerCase() === "from" && parseAt(tokens, at + 1, nothingNamed) !== null;
}

/** English "Monday to Friday". */
function startsStretchTo(tokens: readonly DateToken[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "particle" || token.role !== "until" || !/^[a-z]/i.test(token.text)) return false;
  return parseAt(tokens, at + 1, nothingNamed) !== null;
}

/** The token right before a phrase, as it was read. */
function beforePhrase(items: readonly Item[]): DateToken | undefined {
  const last = items.at(-1);
  return last?.kind === "plain" ? last.token : undefined;
}

/** Figures alone are read as the words around them are. */
function parseAt(tokens: readonly DateToken[], at: number, named: Named): Parsed | null {
  const telling = tokens.slice(at).find(({ text }) => /[가-힣]|^(?!d\s?-).*[a-z]/i.test(text))?.text ?? "";
  const parsed = /[가-힣]/.test(telling) ? parseKorean(tokens, at, named) : parseEnglish(tokens, at, named);
  const unit = parsed && everyUnitOf(parsed.expression);
  if (parsed === null || unit === null) return parsed;
  // 매달 alone names no day.
  if (parsed.expression.kind === "every") return null;
  return { ...parsed, expression: { kind: "recurring", unit, day: parsed.expression, occurrence: null } };
}
