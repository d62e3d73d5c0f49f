import type { CivilDate } from "../calendar/civil-date.ts";
import {
  asksWhat,
  endAsked,
  inWeekAskedBefore,
  inYearOf,
  isAddedQuestion,
  isClaim,
  isEdgeOnly,
  isReason,
  isRhetorical,
  subjectAsked,
} from "./asking-clauses.ts";
import { asksForEach, asksOf, between, isTold, pointedAt, startOf, unknownWords } from "./clause-facts.ts";
import { type Clause, dateClausesOf, type Phrase, phrasesOf } from "./clauses.ts";
import { type DateReading, distinct, unclear } from "./date-reading.ts";
import { readDayCount } from "./day-count.ts";
import { withEventsTold } from "./events.ts";
import { unitOf } from "./expression.ts";
import { isCaseOfRule, readAll, readDateClause } from "./read-date-clause.ts";
import { dayInPeriodAsked, occurrenceAsked } from "./recurrence.ts";
import { withoutWordsSaidAgain } from "./said-again.ts";
import { isAbout, isOfPronoun, isSaidIn, namesDay, toldOf } from "./said-before.ts";
import { readStay } from "./stay.ts";
import { longestQuestion, tokenize } from "./tokenize.ts";
import {
  hasHiddenLength,
  isDetail,
  isMereCondition,
  isUnreadSpan,
  joined,
  leansOnAnother,
  speaksOfDays,
} from "./told-clauses.ts";

/** The days that a question asks for. Nothing is guessed: a part that is not understood makes the whole unclear. */
export function readDatePhrases(question: string, now: CivilDate): DateReading[] {
  const text = question.slice(0, longestQuestion).normalize("NFC").replace(/[’‘]/g, "'");
  const tokens = tokenize(text);
  const clauses = withoutWordsSaidAgain(withEventsTold(dateClausesOf(tokens))).filter((clause) => !isClaim(clause));
  const count = readDayCount(text, tokens, clauses, now);
  if (count !== null) {
    const { phrase, days } = count;
    return [days === null ? { kind: "unclear", words: phrase } : { kind: "days", phrase, days, asks: "day" }];
  }
  const stay = readStay(text, tokens, clauses, now);
  if (stay !== null) {
    const { phrase, days, asks } = stay;
    if (days === null) return [{ kind: "unclear", words: phrase }];
    if (asks === "range") return [{ kind: "between", phrase, ...days }];
    return [{ kind: "days", phrase, days: { from: days.to, to: days.to }, asks: "day" }];
  }
  const asked = clauses.filter((clause) => asksOf(clause) !== null);
  const earnest = asked.filter((clause) => !isRhetorical(text, clause));
  const asking = earnest.length > 0 ? earnest : asked;
  const first = asking.find((clause) => !isReason(clause)) ?? asking[0];
  const [wondered, ...others] = clauses.filter(asksWhat);
  if (first === undefined && wondered !== undefined && others.length === 0)
    return distinct(readAll(text, now, wondered, clauses, "day"));
  const subject = first === undefined ? subjectAsked(text, clauses) : null;
  if (subject !== null) return distinct(readAll(text, now, subject, clauses, "day"));
  if (first === undefined)
    return phrasesOf(clauses).length === 0 ? [] : distinct(readAll(text, now, joined(clauses), clauses));
  const occurrence = asking.length === 1 ? occurrenceAsked(first, clauses, isSaidIn) : null;
  if (occurrence !== null) return readAll(text, now, occurrence, [occurrence], asksOf(first));
  const ofPeriod = asking.length === 1 ? dayInPeriodAsked(first, clauses, isSaidIn) : null;
  if (ofPeriod !== null) return [readDateClause(text, now, ofPeriod, [ofPeriod], "day")];
  // “첫날이 다음주 수욜이고 월급은 다담달 10일이래 두 개 다 날짜로”
  const day = ({ expression }: Phrase) => unitOf(expression) === "day";
  if (
    asking.length === 1 &&
    asksForEach([first]) &&
    phrasesOf([first]).filter(day).length === 1 &&
    !asksForCount(clauses)
  )
    return distinct(readAll(text, now, joined(clauses), clauses, asksOf(first)));
  const own = asking.filter((clause) => phrasesOf([clause]).length > 0 && !leansOnAnother(text, clause, clauses));
  const added = clauses.filter(
    (clause) => isAddedQuestion(clause, clauses) || (asksOf(clause) === null && asksWhat(clause)),
  );
  const last = own.at(-1);
  const echoes = last === undefined ? [] : asking.filter((clause) => clause !== last && isEdgeOnly(clause));
  const readAdded = () => [
    ...added.flatMap((clause) => readAll(text, now, clause, clauses, "day")),
    ...echoes.flatMap((clause) =>
      readAll(text, now, joined([{ ...clause, items: phrasesOf([last ?? clause]) }, clause]), clauses),
    ),
  ];
  if (own.length === 0) return distinct([...readLeaning(text, now, first, clauses, asking), ...readAdded()]);
  const rule = own.find((clause) => isCaseOfRule(text, clause, clauses));
  if (rule !== undefined) return unclear(text, rule);
  const answers = asking.flatMap((clause, at) =>
    own.includes(clause)
      ? readAll(text, now, inWeekAskedBefore(clause, asking[at - 1]), clauses)
      : readBetween(text, now, clause, clauses, asking),
  );
  return distinct([...answers, ...readAdded()]);
}

/** “추석 날짜랑 며칠 남았는지 둘 다” */
const asksForCount = (clauses: readonly Clause[]) =>
  clauses.some(({ items }) =>
    items.some((item) => item.kind === "plain" && item.token.kind === "ask" && item.token.asks !== "day"),
  );

/** “엿새 뒤에 귀국한대 며칠인지 알려줘. 그리고 그저께 날짜도”: one of several questions, about a day that was told since the last. */
function readBetween(
  text: string,
  now: CivilDate,
  clause: Clause,
  clauses: readonly Clause[],
  asking: readonly Clause[],
): DateReading[] {
  const at = clauses.indexOf(clause);
  const last = clauses.findLastIndex((other, place) => place < at && asking.includes(other));
  const told = clauses.slice(last + 1, at);
  const before = clauses[last];
  const sameOfYear = before === undefined || told.length > 0 ? null : inYearOf(clause, before);
  if (sameOfYear !== null) return readAll(text, now, sameOfYear, [sameOfYear]);
  if (phrasesOf([clause]).length > 0 || !told.some(namesDay)) return [];
  return readLeaning(text, now, clause, [...told, clause], asking);
}

/** What a clause asks of a day that another clause names. */
function readLeaning(
  text: string,
  now: CivilDate,
  first: Clause,
  clauses: readonly Clause[],
  asking: readonly Clause[],
): DateReading[] {
  const at = clauses.indexOf(first);
  const [before, after] = [clauses.slice(0, at).reverse(), clauses.slice(at + 1)];
  const near =
    toldOf(first, [...before, ...after]) ??
    [...before, ...after].find(namesDay) ??
    before.find(speaksOfDays) ??
    after.find(speaksOfDays);
  // “11/20에 시작해서 11/27에 끝나는 행사, 총 며칠이야?”
  if (between(first) && phrasesOf([first]).length === 0)
    return readAll(text, now, joined([...before].reverse().concat(first)), clauses, asksOf(first));
  if (asksForEach([first])) {
    const told = joined(clauses.filter((clause) => clause !== first && !asking.includes(clause)));
    return readAll(text, now, told, clauses, asksOf(first));
  }
  if (near !== undefined && (isDetail(near, clauses) || isMereCondition(near, clauses.slice(0, at))))
    return unclear(text, near);
  const unread = clauses.find(
    (clause) => clause !== near && clause !== first && (isUnreadSpan(clause) || hasHiddenLength(clause)),
  );
  if (unread !== undefined) return unclear(text, unread);
  // “작년에는 설이 1월이었는데 내년에는 언제야?”
  const isOfOtherYear =
    near !== undefined && phrasesOf([near]).some(({ expression }) => "year" in expression && expression.year !== null);
  const ofYear = near === undefined || !isOfOtherYear ? null : inYearOf(first, near);
  if (ofYear !== null) return readAll(text, now, ofYear, [ofYear]);
  const end = near === undefined ? null : endAsked(first, near);
  if (end !== null) return readAll(text, now, end, clauses, asksOf(first));
  const pointed = pointedAt(first);
  // “지난 분기 실적 뽑는데 조회기간 시작일이랑 종료일 알려줘”
  const isRangeOfPeriod =
    asksOf(first) === "range" &&
    near !== undefined &&
    phrasesOf([near]).length === 1 &&
    phrasesOf([near]).every(({ expression }) => unitOf(expression) !== "day");
  if (isRangeOfPeriod) return readAll(text, now, { ...near, items: phrasesOf([near]) }, clauses, "range");
  const unknown = unknownWords(first).filter(
    (word) => isAbout(word, first) && word.start > pointed && !isSaidIn(near, word) && !isOfPronoun(word, first),
  );
  const told = asksOf(first) === "passed" && near !== undefined && after.includes(near) && isTold(near);
  const elaborated = told && phrasesOf(clauses).length === 1;
  if (
    (unknown.length > 0 && !elaborated) ||
    first.items.some((item) => item.kind === "stray" && startOf(item) > pointed)
  )
    return unclear(text, first);
  return near === undefined ? [] : readAll(text, now, near, clauses, asksOf(first));
}
