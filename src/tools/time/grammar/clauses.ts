import { type Clause, type Item, type Phrase, phrasesOf } from "./clause.ts";
import { isToday } from "./clause-facts.ts";
import { dateItemsOf } from "./date-items.ts";
import { unitOf } from "./expression.ts";
import { insteadOf, isReckonedFrom } from "./expression-relations.ts";
import { isNounTold } from "./korean/copula.ts";
import type { DateToken } from "./token.ts";

/** The clauses of a question, each with the phrases that it holds. What is ruled out ("X 말고 Y") is left out. */
export function dateClausesOf(tokens: readonly DateToken[]): Clause[] {
  const clauses: { items: Item[]; sentence: number }[] = [{ items: [], sentence: 0 }];
  let sentence = 0;
  let ruledOutNext = false;
  let takenBack: Phrase | null = null;
  const open = () => clauses.push({ items: [], sentence });
  const items = dateItemsOf(tokens);
  for (const [at, item] of items.entries()) {
    const token = item.kind === "phrase" ? null : item.token;
    const listed =
      token?.kind === "break" ? dayListed(clauses.at(-1)?.items ?? [], token, pastAnd(items, at + 1)) : null;
    if (listed !== null) {
      clauses.at(-1)?.items.splice(-1, 1, listed);
      continue;
    }
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
      // “초복이 언제더라.. 아 말고 광복절”: the question before it is taken back.
      const isAlone = ruledOut === undefined || ruledOut.items.every(isIdle);
      if (isAlone && /^(?:말고|아니고)$/.test(token.text)) for (const clause of clauses) clause.items = [];
      if (ruledOut !== undefined) ruledOut.items = [];
      continue;
    }
    // “…날짜 알려줘 설 당일은 알아”, “며칠이야 아 그리고”: what names a day after a question begins another clause.
    const current = clauses.at(-1);
    const begins =
      item.kind === "phrase"
        ? !isEnd(item)
        : item.kind === "stray"
          ? hasRequest(current?.items ?? [])
          : isTopic(item) && items[at + 1]?.kind === "phrase";
    if (begins && current !== undefined && isFinished(current.items)) open();
    // A second question after "and" has a day of its own.
    const isAskedToo = isAsk(item) && isAnd(items[at - 1]) && current?.items.some(isAsk);
    if (isAskedToo) open();
    const isTakenBack =
      (token?.kind === "correction" && isCorrection(token, items.slice(at + 1))) ||
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
    const isOver = (token?.kind === "particle" || token?.kind === "word") && token.endsClause;
    if (isOver && !(/^but$/i.test(token.text) && movesDay(items.slice(at + 1)))) open();
    if (isStatementEnd(items, at) || isAskedWith(items, at)) open();
    if (token !== null && isCondition(token) && namesDayBeforeAsking(items.slice(at + 1))) open();
  }
  return clauses.filter(({ items }) => items.length > 0);
}

/** “추석 전날, 당일”, “다음 주 월요일 & 이번 달 말일 날짜”: the day before a comma, when it is all that was said and another day follows. */
function dayListed(said: readonly Item[], { text }: DateToken, next: Item | undefined): Phrase | null {
  const last = said.at(-1);
  const isDay = (item: Item | undefined): item is Phrase =>
    item?.kind === "phrase" && unitOf(item.expression) === "day" && !isToday(item) && !isEnd(item);
  const isOnlyDays = said.every(
    (item) =>
      item.kind === "phrase" ||
      (item.kind === "plain" &&
        (item.token.kind === "filler" ||
          (item.token.kind === "particle" && item.token.role === "with") ||
          // A word that asks for several dates may lead the list.
          (item.token.kind === "ask" && item.token.asks === "range" && /^[a-z]/i.test(item.token.text)))),
  );
  // A day counted from the one before the comma is no second item of a list.
  const isOfLast = isDay(last) && isDay(next) && isReckonedFrom(next.expression, last.expression);
  const joins = /^[&+/·]$/.test(text) || (text === "," && isOnlyDays && !isOfLast);
  return joins && isDay(last) && isDay(next) ? { ...last, role: "with" } : null;
}

/** ", and next Wednesday" */
function pastAnd(items: readonly Item[], at: number): Item | undefined {
  const item = items[at];
  return item?.kind === "plain" && /^and$/i.test(item.token.text) ? items[at + 1] : item;
}

/** "It was Friday but got pushed by three days": what follows is said of the day before it. */
function movesDay(items: readonly Item[]): boolean {
  const next = items.find((item) => item.kind === "phrase" || (item.kind === "plain" && item.token.kind === "break"));
  return next?.kind === "phrase" && next.expression.kind === "shifted" && next.expression.base.kind === "weekday";
}

/** "… I mean Friday" takes back; "… I mean the one that ended yesterday" and a last "i mean" do not. */
function isCorrection({ text }: DateToken, items: readonly Item[]): boolean {
  if (!/^i mean/i.test(text)) return items.some(({ kind }) => kind === "phrase");
  return items.find((item) => item.kind !== "plain" || item.token.kind !== "filler")?.kind === "phrase";
}

const isEnd = ({ role }: Phrase) => role === "from" || role === "until";

const isAsk = (item: Item | undefined) => item?.kind === "plain" && item.token.kind === "ask";

const isAnd = (item: Item | undefined) => item?.kind === "plain" && /^and$/i.test(item.token.text);

/** “100일이 언제야 입사일은 9월 1일”: what a day is told of. */
const isTopic = (item: Item) =>
  item.kind === "plain" && item.token.kind === "word" && /[가-힣]{2}[은는이가]$/.test(item.token.text);

const isIdle = (item: Item) => item.kind === "plain" && item.token.kind === "filler";

const isPlain = (item: Item) => item.kind === "plain";

/** A clause that has asked: 알려줘, 며칠이야. */
function isFinished(items: readonly Item[]): boolean {
  const kinds = items.flatMap((item) => (item.kind === "plain" ? [item.token.kind] : []));
  if (hasRequest(items)) return true;
  const last = items.at(-1);
  const ends = last?.kind === "plain" && last.token.kind === "particle" && finalEndings.test(last.token.text);
  return ends && kinds.includes("ask") && items.some(({ kind }) => kind !== "plain");
}

const hasRequest = (items: readonly Item[]) =>
  items.some((item) => item.kind === "plain" && item.token.kind === "request");

/** “생일이 1월 7일이에요 다음 생일까지 며칠 남았나요”: a statement that ends without a mark, before a question. */
function isStatementEnd(items: readonly Item[], at: number): boolean {
  const [day, ending, next] = [items[at - 1], items[at], items[at + 1]];
  // 오늘 주문한 거야 tells, and ends without a mark.
  const isThing = ending?.kind === "plain" && /^거(?:야|예요|에요|임|거든요?)$/.test(ending.token.text);
  if (isThing && day?.kind === "plain" && day.token.kind === "word" && items[at - 2]?.kind === "phrase")
    return isAsk(next);
  // 목요일 출발이야 tells, and ends without a mark.
  const isSaid = day?.kind === "phrase" && ending?.kind === "plain" && ending.token.kind === "word";
  if (isSaid && isNounTold(ending.token.text)) return isAsk(next);
  if (day?.kind !== "phrase" || ending?.kind !== "plain" || !statementEndings.test(ending.token.text)) return false;
  const isGoingOn = next?.kind === "stray" || (next?.kind === "plain" && next.token.kind === "word");
  return isGoingOn && items.slice(at + 1).some(isAsk);
}

/** “1일이 무슨 요일인지랑 말일이 무슨 요일인지”: another question follows. */
function isAskedWith(items: readonly Item[], at: number): boolean {
  const [ask, ending, join, next] = items.slice(Math.max(0, at - 2), at + 2);
  const isJoin = join?.kind === "plain" && join.token.kind === "particle" && join.token.role === "with";
  const isEnding = ending?.kind === "plain" && /^인지$/.test(ending.token.text);
  return isAsk(ask) && isEnding && isJoin && next?.kind === "phrase" && items.slice(at + 1).some(isAsk);
}

const statementEndings = /^(?:이?에요|이?예요|입니다|이?야|이?래요?|임|(?:이었|였|이였)(?:어요?|음|습니다))$/;

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
  const next = items.find((item) => item.kind !== "plain" || ["ask", "break"].includes(item.token.kind));
  // The next one is asked for after the condition.
  return next?.kind === "phrase" || (next?.kind === "stray" && next.token.kind === "shift");
}
