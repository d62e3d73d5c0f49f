import { type Clause, type Item, type Phrase, phrasesOf } from "./clause.ts";
import { asksOf, isToday } from "./clause-facts.ts";
import { startsFromToday } from "./doubt.ts";
import { isBareWeekday, unitOf } from "./expression.ts";
import { isAskedToBe } from "./korean/copula.ts";
import type { DateToken } from "./token.ts";

/** What is only said of a day that is told, and asked to be confirmed or chosen from, is left out. */
export function withoutClaims(clauses: readonly Clause[]): readonly Clause[] {
  const chosen = clauses.map(withoutChoices);
  return chosen.filter(
    (clause) => !isClaim(clause, chosen) && !isDenied(clause, chosen) && !isExplained(clause, chosen),
  );
}

/** “사흘 뒤에 보자는데 4일 뒤 아니지? 며칠이야?”, “나흘 아니지?”: what is denied, where another day was told and is asked for. */
function isDenied(clause: Clause, all: readonly Clause[]): boolean {
  const denial = clause.items.at(-1);
  const [day, ...more] = clause.items.slice(0, -1);
  if (day === undefined || day.kind === "plain" || more.some(({ kind }) => kind !== "stray")) return false;
  if (denial?.kind !== "plain" || denial.token.kind !== "check" || !/^아니|^아닌|^아냐/.test(denial.token.text))
    return false;
  const others = all.filter((other) => other !== clause);
  return others.some((other) => asksOf(other) !== null) && phrasesOf(others).length > 0;
}

/** “보름 뒤에 보자는데 보름이 15일이니까”: how many days a length has that was told. */
function isExplained(clause: Clause, all: readonly Clause[]): boolean {
  const [length, particle, days, ending, ...more] = clause.items;
  if (length?.kind === "phrase" || length === undefined || !isSubject(particle) || more.length > 0) return false;
  if (days?.kind !== "phrase" || days.expression.kind !== "nth-day" || days.expression.within !== null) return false;
  if (ending?.kind !== "plain" || ending.token.kind !== "particle") return false;
  const { nth } = days.expression;
  return phrasesOf(all.filter((other) => other !== clause)).some(
    ({ expression }) =>
      expression.kind === "shifted" && Math.abs(expression.amount) === nth && expression.unit === "day",
  );
}

/** “그날이 월요일 맞지?”, “그게 4일 뒤야?”: what is only said of a day that was told. */
function isClaim(clause: Clause, all: readonly Clause[]): boolean {
  const { items } = clause;
  const [day, ...more] = items.filter(({ kind }) => kind === "phrase" || kind === "stray");
  const has = (kind: DateToken["kind"]) => items.some((item) => item.kind === "plain" && item.token.kind === kind);
  const [that, said, copula, ...rest] = items;
  const isOfThat = that?.kind === "plain" && /^(?:그게|그거|그건|이게)$/.test(that.token.text);
  const others = all.filter((other) => other !== clause);
  const isToldElsewhere = phrasesOf(others).length > 0 && others.some((other) => asksOf(other) !== null);
  if (isOfThat && isCopula(copula) && said?.kind === "phrase" && rest.length === 0 && isToldElsewhere) return true;
  if (isChoice(items) && phrasesOf(others).length > 0) return true;
  // “다음 주 수요일이면 3일 뒤가 맞는 거죠? 날짜로 알려주세요”
  const isOnlySaid = items.every((item) => item.kind === "phrase" || isSubject(item) || isCheck(item));
  const isCount = day?.kind === "phrase" && startsFromToday(day.expression) && more.length === 0;
  const isOfOther = phrasesOf(others).some((phrase) => !isToday(phrase));
  if (isCount && isOnlySaid && has("check") && isToldElsewhere && isOfOther) return true;
  const isWeekday = day?.kind === "phrase" && isBareWeekday(day.expression);
  return isWeekday && more.length === 0 && has("that-day") && has("check");
}

/** “모레면 22일이야 23일이야?”, “사흘이 3일이야 4일이야?”: days or lengths to choose from. */
function isChoice(items: readonly Item[]): boolean {
  const start = items.findIndex((item) => item.kind === "phrase");
  const [named, choices] = [items.slice(0, start), items.slice(start)];
  const isNamed = named.every((item) => item.kind === "stray" || isIdle(item) || isSubject(item));
  const isOfChoice = (item: Item) => (item.kind === "phrase" ? isPlainDay(item) : isCopula(item));
  return (
    start !== -1 && isNamed && choices.every(isOfChoice) && choices.filter(({ kind }) => kind === "phrase").length > 1
  );
}

/** “사흘 뒤가 3일 뒤임 4일 뒤임?”: the day alone, of which others are asked to be the same. */
function withoutChoices(clause: Clause): Clause {
  const [day, particle, ...choices] = clause.items;
  if (day?.kind !== "phrase" || day.role !== "subject" || !isSubject(particle) || choices.length < 4) return clause;
  const isOfChoice = (item: Item, at: number) =>
    at % 2 === 0 ? item.kind === "phrase" && unitOf(item.expression) === "day" : isCopula(item);
  return choices.length % 2 === 0 && choices.every(isOfChoice) ? { ...clause, items: [day] } : clause;
}

/** 22일, 월요일: a day of no month or week that is said. */
const isPlainDay = ({ expression }: Phrase) =>
  isBareWeekday(expression) || (expression.kind === "nth-day" && expression.within === null);

const isCopula = (item: Item | undefined) =>
  item?.kind === "plain" && item.token.kind === "particle" && isAskedToBe(item.token.text);

const isCheck = (item: Item) => item.kind === "plain" && item.token.kind === "check";

const isIdle = (item: Item) => item.kind === "plain" && item.token.kind === "filler";

const isSubject = (item: Item | undefined) =>
  item?.kind === "plain" && item.token.kind === "particle" && item.token.role === "subject";
