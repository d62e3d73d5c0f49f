import { type CivilDate, weekday } from "../calendar/civil-date.ts";
import { type Clause, type Phrase, phrasesOf } from "./clause.ts";
import { askedAt, asksOf, endOf, hasStray, isPast, isToday, pointedAt, startOf, unknownWords } from "./clause-facts.ts";
import { edgesAsked } from "./edges-asked.ts";
import { type DateExpression, isBareWeekday, unitOf } from "./expression.ts";
import { insteadOf, inYearOfListed, isReckonedFrom } from "./expression-relations.ts";
import { isSaidIn } from "./said-before.ts";
import type { DateToken } from "./token.ts";

/** "What's the last day of Q2?": nothing but the day and what asks for it. */
export function asksWhat(clause: Clause): boolean {
  const [first] = clause.items.filter((item) => item.kind !== "plain" || !/^(?:and|so|also)$/i.test(item.token.text));
  if (first?.kind !== "plain" || !/^what(?:'s|s)?$/i.test(first.token.text)) return false;
  return phrasesOf([clause]).length === 1 && !hasStray(clause) && unknownWords(clause).length === 0;
}

/** “이번 분기 끝나는 날이 오늘인데 다음 분기 시작일은?”: a day that ends the question as its subject is asked for. */
export function subjectAsked(text: string, clauses: readonly Clause[]): Clause | null {
  const last = clauses.at(-1);
  const [only, ...more] = last === undefined ? [] : phrasesOf([last]);
  const isCase = /(?:이면|라면|이라면)요?\s*[?？]\s*$/.test(text);
  const isSubject = only?.role === "subject" && (isCase || /(?:은|는)요?\s*[?？]?\s*$/.test(text));
  return last !== undefined && isSubject && more.length === 0 && clauses.length > 1 ? last : null;
}

/** “10월 19일부터 열흘간이래. 마지막 날은?”, “매달 셋째 수요일인데 다음 모임은?”: what is all of the last clause is asked for. */
export function withEndAsked(text: string, clauses: readonly Clause[]): readonly Clause[] {
  const last = clauses.at(-1);
  if (last === undefined || clauses.length < 2 || asksOf(last) !== null || !/[?？]\s*$/.test(text)) return clauses;
  const [edge, ...more] = last.items.filter((item) => item.kind !== "plain");
  const isOther = (word: DateToken) => !clauses.slice(0, -1).some((clause) => isSaidIn(clause, word));
  const isNext = edge?.kind === "stray" && edge.token.kind === "shift" && phrasesOf(clauses).some(isRecurring);
  if (edge?.kind !== "stray" || (edge.token.kind !== "edge" && !isNext) || more.length > 0) return clauses;
  if (unknownWords(last).some(isOther)) return clauses;
  const { start, end } = edge.token;
  const ask: DateToken = { kind: "ask", asks: "day", past: false, text: text.slice(start, end), start: end, end };
  return [...clauses.slice(0, -1), { ...last, items: [...last.items, { kind: "plain", token: ask }] }];
}

const isRecurring = ({ expression }: Phrase) => expression.kind === "recurring";

/** “3분기는 언제 시작해서 언제 끝나나요?”: asks for the other end of what was asked about before. */
export function isEdgeOnly(clause: Clause): boolean {
  const isVerb = (item: Clause["items"][number]) => item.kind === "plain" && item.token.kind === "edge-verb";
  return clause.items.some(isVerb) && phrasesOf([clause]).length === 0 && unknownWords(clause).length === 0;
}

/** “추석이 며칠이죠? 그리고 그 전날은요?”: asks of one more day what was asked before. */
export function isAddedQuestion(clause: Clause, all: readonly Clause[]): boolean {
  const at = all.indexOf(clause);
  const before = all[at - 1];
  if (before === undefined || asksOf(clause) !== null || hasStray(clause) || unknownWords(clause).length > 0)
    return false;
  // “13일의 금요일이 다음에 언제야? 지난주가 그거였는데”
  if (Number.isFinite(pointedAt(clause))) return false;
  const [only, ...more] = phrasesOf([clause]);
  const isCounted = only?.role === "until" && asksOf(before) === "remaining";
  // "What weekday is Christmas Eve, and New Year's Eve?"
  const [start] = clause.items;
  if (start?.kind === "plain" && /^(?:and|also)$/i.test(start.token.text) && only !== undefined && more.length === 0)
    return asksOf(before) === "day";
  if ((only?.role !== "subject" && !isCounted) || more.length > 0) return false;
  const isJoined = [...clause.items, ...before.items.slice(-1)].some(
    (item) => item.kind === "plain" && /^(?:그리고|도)$/.test(item.token.text),
  );
  if (before.sentence === clause.sentence && !isJoined) return false;
  return isCounted || asksOf(before) === "day" || isAddedQuestion(before, all);
}

/** “오늘이 무슨 요일인지도 모르고 살았네요”: nothing is asked where a question follows. */
export function isRhetorical(text: string, clause: Clause): boolean {
  const first = clause.items[0];
  const words = first === undefined ? "" : text.slice(startOf(first), endOf(clause.items.at(-1) ?? first));
  if (clause.items.some((item) => item.kind === "plain" && item.token.kind === "check")) return true;
  if (/지났(?:고|는데|으니|지만|네|어|음|다|거든|잖아|지|죠)/.test(words) && !/며칠|몇\s?일|얼마나|언제/.test(words))
    return true;
  return /지도?\s*(?:모르고|모른|까먹고|잊고)|지는\s*(?:아는데|알아|알겠는데)|안\s*남|lost track|even know/i.test(
    words,
  );
}

/** “오늘이 월요일이니까 그게 며칠이야”: what day it is today is told, and rightly; another day is asked for. */
export function withoutToday(clauses: readonly Clause[], now: CivilDate): readonly Clause[] {
  const others = clauses.filter((clause) => !tellsToday(clause, now));
  return phrasesOf(others).length > 0 ? others : clauses;
}

function tellsToday(clause: Clause, now: CivilDate): boolean {
  const [today, said, ...more] = phrasesOf([clause]);
  if (today === undefined || more.length > 0 || !isToday(today)) return false;
  if (asksOf(clause) !== null || hasStray(clause) || unknownWords(clause).length > 0) return false;
  const told = (said ?? today).expression;
  return (told.kind === "said-weekday" || isBareWeekday(told)) && told.weekday === weekday(now);
}

/** “날짜 적어야 돼서.. 며칠이었지”: says why it is asked, and the question follows. */
export function isReason(clause: Clause): boolean {
  const last = clause.items.at(-1);
  const asked = askedAt(clause);
  if (unknownWords(clause).some(({ start }) => start > asked)) return true;
  return (
    last?.kind === "plain" && (last.token.kind === "word" || last.token.kind === "particle") && last.token.endsClause
  );
}

/** “11월 20일부터 열흘간 세일이래. 언제까지야?”: the one end of a stretch that was told. */
export function endOfStretch(asking: Clause, told: Clause): Clause | null {
  const days = phrasesOf([told]);
  const [edge, ...edges] = edgesAsked(asking, { end: 0 });
  const wanted = days.filter(({ role }) => role === (edge === "end" ? "until" : "from"));
  const isStretch = days.length === 2 && days.some(({ role }) => role === "until");
  if (edge === undefined || edges.length > 0 || !isStretch || wanted.length !== 1) return null;
  return { ...told, items: told.items.filter((item) => item.kind !== "phrase" || item === wanted[0]) };
}

/** “90일 뒤까지 환불된다는데 마지막 날이 며칠이에요?”: the clause with the end of a stretch that is asked for alone. */
export function endAsked(asking: Clause, told: Clause): Clause | null {
  const strays = asking.items.filter((item) => item.kind === "stray");
  const [edge] = strays.length > 0 ? strays : [...asking.items.filter(isEdgeVerb), ...asking.items.filter(isTravel)];
  const isOther = unknownWords(asking).some((word) => word !== edge?.token && !isSaidIn(told, word));
  const wanted = edge === undefined || strays.length > 1 ? null : edgeNamed(edge.token);
  if (edge === undefined || wanted === null || isOther || hasStray(told)) return null;
  const role = wanted === "end" ? "until" : "from";
  // “열흘 뒤에 끝나는 전시면 끝나는 날이 언제야?”
  const isVerb = told.items.some(
    (item) => item.kind === "plain" && item.token.kind === "edge-verb" && item.token.edge === wanted,
  );
  const named = phrasesOf([told]);
  const final = named.at(-1);
  // “모레 떠나서 닷새 뒤에 돌아오는데”
  const isReckoned =
    final !== undefined && named.every(({ expression }) => isReckonedFrom(final.expression, expression));
  const days = isReckoned ? [final] : named;
  const noun = edge.token.text.replace(/[일날]$/, "").trim();
  const isReturn = (word: string) => returns.test(word) && returns.test(noun);
  const isBack = told.items.some((item) => item.kind === "plain" && / back$/i.test(item.token.text));
  const isNamed =
    unknownWords(told).some(({ text: word }) => word.startsWith(noun) || isReturn(word)) ||
    (isBack && returns.test(noun));
  const [begin] = named;
  // "He arrives in ten days and stays for four": the beginning of a stretch that is told by its length.
  if (wanted === "start" && final?.role === "until" && isReckoned && begin !== undefined && named.length === 2)
    return { ...told, items: told.items.filter((item) => item.kind !== "phrase" || item === begin) };
  // "… and there is a grace period of 5 days after that. What's the final date?"
  const isExtended =
    wanted === "end" &&
    named.length > 1 &&
    isReckoned &&
    final.expression.kind === "shifted" &&
    final.expression.amount > 0;
  const isOneDay = (isVerb || isNamed || isExtended) && days.length === 1;
  const ends = isOneDay ? days : days.filter((phrase) => phrase.role === role);
  return ends.length === 1
    ? { ...told, items: told.items.filter((item) => item.kind !== "phrase" || item === ends[0]) }
    : null;
}

/** “언제 시작해?”, of a stretch that was told. */
const isEdgeVerb = (item: Clause["items"][number]): item is Clause["items"][number] & { kind: "plain" } =>
  item.kind === "plain" && item.token.kind === "edge-verb";

/** “며칠에 출발하는 거지?”, “마감까지 며칠 남았어?” */
const isTravel = (item: Clause["items"][number]): item is Clause["items"][number] & { kind: "plain" } =>
  item.kind === "plain" &&
  (item.token.kind === "word" || item.token.kind === "filler") &&
  (leaves.test(item.token.text) || returns.test(item.token.text));
const leaves = /^(?:arriv|출발|떠나|출국|입실|체크인|leav|depart|start)/i;
const returns = /^(?:돌아오|돌아와|귀국|복귀|귀가|마감|종료|퇴실|체크아웃|return|finish)/i;

/** “금요일에 출발하는데 도착이 언제야?”: the other end of a journey than the one that was told. */
export function asksForOtherEnd(asking: Clause, told: Clause): boolean {
  const has = (clause: Clause, pattern: RegExp) =>
    clause.items.some((item) => item.kind === "plain" && pattern.test(item.token.text));
  const [goes, comes] = [
    /^(?:출발|떠나|떠난|출국|leav|depart)/i,
    /^(?:도착|돌아오|돌아와|귀국|복귀|return|come back|comes back|get back|be back|arriv)/i,
  ];
  if (phrasesOf([told]).length !== 1) return false;
  return (
    (has(told, goes) && !has(told, comes) && has(asking, comes) && !has(asking, goes)) ||
    (has(told, comes) && !has(told, goes) && has(asking, goes) && !has(asking, comes))
  );
}

/** 마지막 날, or the 마지막 of 마지막 휴가일. */
function edgeNamed(token: DateToken): "start" | "end" | null {
  if (token.kind === "edge" || token.kind === "edge-verb") return token.edge;
  if (token.kind === "word" || token.kind === "filler") return leaves.test(token.text) ? "start" : "end";
  if (token.kind !== "ordinal") return null;
  return token.value === -1 ? "end" : token.value === 1 ? "start" : null;
}

/** “다음 주 수요일이면 며칠이고 목요일이면 며칠이야?”, “내년 설은 언제고 추석은 언제야?”: of the week or year asked about before. */
export function inPeriodAskedBefore(clause: Clause, before: Clause | undefined, now: CivilDate): Clause {
  const last = before === undefined ? undefined : phrasesOf([before]).at(-1)?.expression;
  if (before?.sentence !== clause.sentence || last === undefined) return clause;
  const isOfWeek = (last.kind === "weekday" && last.week !== null) || last.kind === "nth-weekday";
  const items = clause.items.map((item) => {
    if (item.kind !== "phrase") return item;
    if (item.expression.kind === "weekday" && isOfWeek)
      return { ...item, expression: insteadOf(item.expression, last) };
    const isOfYear = item.expression.kind === "yearly" && last.kind === "yearly" && item.expression.occurrence === null;
    return isOfYear && (isYearAhead(last.year, now) || isPast(clause, asksOf(clause)))
      ? { ...item, expression: inYearOfListed(item.expression, last) }
      : item;
  });
  return { ...clause, items };
}

/** 내년, 2028년: after the present year or one that is over, the next day is meant unless it is asked for as past. */
const isYearAhead = (year: (DateExpression & { kind: "yearly" })["year"], now: CivilDate) =>
  year !== null && (year.kind === "year" ? year.year > now.year : year.kind === "period" && year.shift > 0);

/** “작년 추석은 며칠이었고 올해는 며칠이야?”: a clause that asks of another year what the one before it asks. */
export function inYearOf(clause: Clause, before: Clause): Clause | null {
  const told = phrasesOf([before]).filter(({ expression }) => expression.kind !== "month");
  const [[year, ...years], [day, ...days]] = [phrasesOf([clause]), told];
  if (year === undefined || day === undefined || years.length > 0 || days.length > 0) return null;
  if (unitOf(year.expression) !== "year" || hasStray(clause) || unknownWords(clause).length > 0) return null;
  if (day.expression.kind !== "yearly" && day.expression.kind !== "month-day") return null;
  const expression = { ...day.expression, year: year.expression, occurrence: null };
  return { ...clause, items: clause.items.map((item) => (item === year ? { ...year, expression } : item)) };
}
