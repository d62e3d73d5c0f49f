import { type CivilDate, dayNumber, weekday } from "../calendar/civil-date.ts";
import { type Clause, type Phrase, phrasesOf } from "./clause.ts";
import { asksOf, isToday, startOf, unknownWords } from "./clause-facts.ts";
import { startsFromToday } from "./doubt.ts";
import { type DateExpression, isBareWeekday, unitOf, weekendDays } from "./expression.ts";
import { inPeriodOf } from "./expression-relations.ts";
import { resolve } from "./resolve.ts";
import { isChangedTo } from "./target.ts";

/** “어제 입사했는데 3개월 뒤 전환이래”: counted from today, or from a day that was told before; so is a weekday without a week. */
export function isCountInDoubt(
  clause: Clause,
  { expression }: Phrase,
  all: readonly Clause[],
  today: CivilDate,
): boolean {
  if (!startsFromToday(expression) && !isBareWeekday(expression)) return false;
  if (startsFromToday(expression) && (isAfterEvent(clause, all) || hasHiddenDay(clause, all))) return true;
  const isOther = (phrase: Phrase) =>
    JSON.stringify(phrase.expression) !== JSON.stringify(expression) &&
    !isWeekdayOfToday(phrase, today) &&
    // “8일 전이 며칠이고 8일 뒤가 며칠이야?”
    !(startsFromToday(expression) && startsFromToday(phrase.expression) && isAskedFor(phrase, all)) &&
    // "What date is tomorrow and what date is Friday?"
    !(phrase.expression.kind === "relative-day" && isAskedFor(phrase, all) && asksOf(clause) === "day");
  if (isBareWeekday(expression) && weekendDays.includes(expression.weekday) && isOfWeekendTold(clause, all))
    return false;
  const told = daysToldBefore(clause, all);
  const isNamedAgain =
    isBareWeekday(expression) &&
    told.some((phrase) => isSameWeekday(phrase.expression, expression)) &&
    (told.every((phrase) => isBareWeekday(phrase.expression)) ||
      told.some((phrase) => isSameWeekday(phrase.expression, expression) && !isBareWeekday(phrase.expression)));
  return !isNamedAgain && told.some(isOther);
}

/** “그 전 주말에 잔치하려고. 토요일 날짜 알려줘”: of the one weekend that was told. */
function isOfWeekendTold(clause: Clause, all: readonly Clause[]): boolean {
  const [weekend, ...more] = phrasesOf(all.filter((other) => other !== clause)).filter(
    ({ expression }) => unitOf(expression) === "weekend",
  );
  return weekend !== undefined && more.length === 0;
}

/** 12일이었더랬고: a day in a word that was not read may be what is counted from. */
function hasHiddenDay({ items: [first] }: Clause, all: readonly Clause[]): boolean {
  const start = first === undefined ? 0 : startOf(first);
  return all.some((other) => unknownWords(other).some((word) => word.end <= start && /^\d{1,2}일/.test(word.text)));
}

/** “퇴원하고 2주 뒤에 오래”: counted from an event whose day is not told. */
function isAfterEvent(clause: Clause, all: readonly Clause[]): boolean {
  const before = all[all.indexOf(clause) - 1];
  const last = before?.items.at(-1);
  if (before === undefined || before.sentence !== clause.sentence || clause.items[0]?.kind !== "phrase") return false;
  const isEvent = last?.kind === "plain" && /^(?:.*[하되받나]고(?:서|나서)?|고)$/.test(last.token.text);
  return isEvent && phrasesOf([before]).length === 0;
}

const isAskedFor = (phrase: Phrase, all: readonly Clause[]) =>
  all.some((clause) => clause.items.includes(phrase) && asksOf(clause) === "day");

const isSameWeekday = (expression: DateExpression, { weekday }: DateExpression & { kind: "weekday" }) =>
  "weekday" in expression && expression.weekday === weekday;

/** "It's Monday and …" */
const isWeekdayOfToday = ({ expression }: Phrase, today: CivilDate) =>
  isBareWeekday(expression) && expression.weekday === weekday(today);

/** The days other than today that are told before a clause. */
function daysToldBefore(clause: Clause, all: readonly Clause[]): Phrase[] {
  const at = all.findIndex((other) => clause.items.some((item) => other.items.includes(item)));
  const isOfToday = (other: Clause) =>
    phrasesOf([other]).some((phrase) => isToday(phrase) && phrase.role === "subject");
  const before = all.slice(0, Math.max(at, 0)).filter((other) => !isOfToday(other));
  return phrasesOf(before).filter((phrase) => !isToday(phrase) && unitOf(phrase.expression) === "day");
}

/** Those told before a clause, or after it where there are none. */
function daysTold(clause: Clause, all: readonly Clause[]): Phrase[] {
  const before = daysToldBefore(clause, all);
  const after = all.slice(all.indexOf(clause) + 1);
  return before.length > 0 || !all.includes(clause)
    ? before
    : phrasesOf(after).filter((phrase) => !isToday(phrase) && unitOf(phrase.expression) === "day");
}

/** “결혼식이 12월 12일이래. 청첩장은 3주 전에 돌리려고 하는데”: weeks before now are no time to do something, before the day told they are. */
export function beforeDayTold(
  clause: Clause,
  { expression }: Phrase,
  all: readonly Clause[],
  today: CivilDate,
): DateExpression | null {
  const [day, ...more] = daysTold(clause, all);
  if (expression.kind !== "shifted" || expression.base.kind === "shifted" || expression.amount >= 0) return null;
  if (day === undefined || more.length > 0 || !startsFromToday(expression) || !intends(clause)) return null;
  const date = resolve(day.expression, { today, past: false })?.from;
  return date === undefined || dayNumber(date) <= dayNumber(today) ? null : { ...expression, base: day.expression };
}

/** “다음 주 화요일이랬다가 수요일로 바꿨어”: a weekday in the week of the day that it was changed from. */
export function changedFromTold(
  clause: Clause,
  phrase: Phrase,
  all: readonly Clause[],
  today: CivilDate,
): DateExpression | null {
  const told = daysToldBefore(clause, all).at(-1);
  if (told === undefined || !isBareWeekday(phrase.expression) || !isChangedTo(clause, phrase)) return null;
  const changed = inPeriodOf(phrase.expression, told.expression);
  if (changed === phrase.expression || changed.kind !== "weekday") return null;
  // Nothing is put off to a day that has passed: from Friday to Monday is to the one after it.
  const date = resolve(changed, { today, past: false })?.from;
  const hasPassed = date !== undefined && dayNumber(date) < dayNumber(today);
  const { weekday: day } = changed;
  return hasPassed ? { kind: "weekday-from", nth: 1, weekday: day, by: 1, base: told.expression } : changed;
}

/** 돌리려고, 해야, 하래: speaks of what is still to be done. */
const intends = (clause: Clause) =>
  unknownWords(clause).some(({ text }) => /(?:려고|려면|려는데|[야래자]|까지)$|^(?:should|must|need)$/i.test(text));
