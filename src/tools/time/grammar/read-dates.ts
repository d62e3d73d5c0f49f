import type { CivilDate } from "../calendar/civil-date.ts";
import { withAnniversaries } from "./anniversary.ts";
import { thoughtsIn, withDaysInBrackets, withoutBrackets, withoutMonthEndNote, withoutThoughts } from "./asides.ts";
import {
  asksWhat,
  inPeriodAskedBefore,
  isAddedQuestion,
  isEdgeOnly,
  isReason,
  isRhetorical,
  subjectAsked,
  withEndAsked,
  withoutToday,
} from "./asking-clauses.ts";
import { sentenceAlone } from "./asking-sentence.ts";
import { withoutClaims } from "./claims.ts";
import { type Clause, type Phrase, phrasesOf } from "./clause.ts";
import { asksForEach, asksOf, isToday } from "./clause-facts.ts";
import { dateClausesOf } from "./clauses.ts";
import { withCountdowns } from "./countdown.ts";
import { type DateReading, distinct, unclear } from "./date-reading.ts";
import { readDayCount } from "./day-count.ts";
import { withEventsTold } from "./events.ts";
import { unitOf } from "./expression.ts";
import { withoutInclusion } from "./inclusive-stretch.ts";
import { readInterval } from "./interval.ts";
import { judgeDoubt } from "./judge/judge-doubt.ts";
import { withLengthTaken } from "./length-taken.ts";
import { withMonthsOfThings } from "./months-of-things.ts";
import { nthOfWeekly } from "./nth-of-weekly.ts";
import { withPeriodsOfDays } from "./period-of-days.ts";
import { readAll } from "./read-all.ts";
import { readBetween, readLeaning } from "./read-leaning.ts";
import { dayInPeriodAsked, occurrenceAsked } from "./recurrence.ts";
import { withoutWordsSaidAgain } from "./said-again.ts";
import { isSaidIn } from "./said-before.ts";
import { readSeries } from "./series.ts";
import { readStay } from "./stay.ts";
import { stretchTold } from "./stretch-told.ts";
import { withSupplyTold } from "./supply-told.ts";
import { isTermInDoubt } from "./term-in-doubt.ts";
import { withTermTold } from "./term-told.ts";
import { withTermsCounted } from "./terms.ts";
import type { DateToken } from "./token.ts";
import { readableText, tokenize } from "./tokenize.ts";
import { isCaseOfRule, isTodayOfRule, joined, leansOnAnother, toldTogether } from "./told-clauses.ts";
import { weekendRuleIn, withWeekendRule } from "./weekend-rule.ts";

/** The days that a question asks for; where a part of it is not understood, those that it most likely does, or it is unclear. */
export function readDatePhrases(question: string, now: CivilDate): DateReading[] {
  const readings = readByGrammar(question, now);
  const refusals = readings.flatMap((reading) => (reading.kind === "unclear" ? [reading.refusal] : []));
  if (refusals.length === 0 || refusals.length < readings.length) return readings;
  const { line: text } = readableText(question);
  const tokens = tokenize(text);
  const refused = { text, tokens, clauses: dateClausesOf(tokens), refusals };
  const meant = judgeDoubt(refused, now, (rest) => readWhole(rest, now));
  return meant === null ? readings : [...meant];
}

/** The days by the grammar alone. Nothing is guessed: a part that is not understood makes the whole unclear. */
export function readByGrammar(question: string, now: CivilDate): DateReading[] {
  const { line, isCut } = readableText(question);
  const readings = readWhole(line, now);
  // What was cut off may say more of the days that were read.
  return isCut ? readings.slice(0, 1).map(asUnclear) : readings;
}

const asUnclear = (reading: DateReading): DateReading => ({
  kind: "unclear",
  refusal: "cut",
  words: reading.kind === "unclear" ? reading.words : reading.phrase,
});

function readWhole(question: string, now: CivilDate): DateReading[] {
  if (thoughtsIn(question).some(isDoubt)) return [{ kind: "unclear", words: question.trim(), refusal: "wavers" }];
  const text = withoutMonthEndNote(withoutThoughts(question));
  const rule = weekendRuleIn(text);
  if (rule !== null) return readText(rule.text, now).map((reading) => withWeekendRule(reading, rule));
  const readings = readText(text, now);
  if (!readings.every(isUnclear)) return readings;
  const plain = [withDaysInBrackets(text), withoutBrackets(text)].flatMap((one) => (one === null ? [] : [one]));
  const read = plain.map((one) => readText(one, now));
  return read.find((one) => one.length > 0 && !one.some(isUnclear)) ?? readings;
}

/** “내일 (아니 모레인가?)”: another day may be meant; “(오늘 월요일이지?)” says which today is. */
function isDoubt(thought: string): boolean {
  const clauses = dateClausesOf(tokenize(thought));
  const named = phrasesOf(clauses);
  if (clauses.some((clause) => asksOf(clause) !== null)) return true;
  return named.some(({ expression }) => unitOf(expression) === "day") && !named.some(isToday);
}

const isUnclear = ({ kind }: DateReading) => kind === "unclear";

function readText(text: string, now: CivilDate): DateReading[] {
  const tokens = tokenize(text);
  const plain = dateClausesOf(tokens);
  const told = withEventsTold(
    withAnniversaries(withCountdowns(text, withoutInclusion(withPeriodsOfDays(withMonthsOfThings(plain))))),
    now,
  );
  const refusal = isTermInDoubt(text, told) ? "term" : tokens.some(isWeekendBeside) ? "weekend-beside" : null;
  if (refusal !== null) return [{ kind: "unclear", words: text.trim(), refusal }];
  const counted = withSupplyTold(withLengthTaken(withTermTold(withTermsCounted(told, now), now)));
  const said = withoutClaims(withoutWordsSaidAgain(counted));
  const clauses = withEndAsked(text, withoutToday(said, now));
  const readings = readClauses(text, tokens, clauses, now);
  const alone = readings.every(isUnclear) ? sentenceAlone(text, plain) : null;
  const own = alone === null || alone.length >= text.trim().length ? [] : readText(alone, now);
  return own.length > 0 && !own.some(isUnclear) ? own : readings;
}

function readClauses(
  text: string,
  tokens: readonly DateToken[],
  clauses: readonly Clause[],
  now: CivilDate,
): DateReading[] {
  const count = readDayCount(text, tokens, clauses, now);
  if (count !== null) {
    const { phrase, days } = count;
    if (days === null) return [{ kind: "unclear", words: phrase, refusal: "day-count" }];
    return [{ kind: "days", phrase, days, asks: "day" }];
  }
  const stay = readStay(text, tokens, clauses, now);
  if (stay !== null) {
    const { phrase, days, asks } = stay;
    if (days === null) return [{ kind: "unclear", words: phrase, refusal: "stay" }];
    if (asks === "range") return [{ kind: "between", phrase, ...days }];
    return [{ kind: "days", phrase, days: { from: days.to, to: days.to }, asks: "day" }];
  }
  const ofWeekly = nthOfWeekly(clauses);
  if (ofWeekly !== null) return readAll(text, now, ofWeekly, [ofWeekly], "day");
  const series = readSeries(text, clauses, now);
  if (series !== null) return series;
  const interval = readInterval(text, tokens, clauses, now);
  if (interval !== null) return interval;
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
    return phrasesOf(clauses).length === 0 ? [] : distinct(readAll(text, now, joined(meantByEach(clauses)), clauses));
  const ofPeriods = asking.length === 1 ? inEachPeriod(first, clauses) : null;
  if (ofPeriods !== null) return ofPeriods.flatMap((clause) => readAll(text, now, clause, [clause], "day"));
  const occurrence = asking.length === 1 ? occurrenceAsked(first, clauses, isSaidIn) : null;
  if (occurrence !== null) return readAll(text, now, occurrence, [occurrence], asksOf(first));
  const each = asking.flatMap((clause) => occurrenceOf(clause, clauses, asking) ?? []);
  if (asking.length > 1 && each.length === asking.length)
    return each.flatMap((clause) => readAll(text, now, clause, [clause], "day"));
  const ofPeriod = asking.length === 1 ? dayInPeriodAsked(first, clauses, isSaidIn) : null;
  if (ofPeriod !== null) return readAll(text, now, ofPeriod, [ofPeriod], "day");
  // Where both days are asked for, the clause that asks holds only the last of them.
  const day = ({ expression }: Phrase) => unitOf(expression) === "day";
  if (
    asking.length === 1 &&
    asksForEach([first]) &&
    phrasesOf([first]).filter(day).length === 1 &&
    !asksForCount(clauses)
  )
    return distinct(readAll(text, now, joined(toldTogether(clauses, first)), clauses, asksOf(first)));
  // How long something lasts is counted from its first day, which another sentence tells, not from today.
  const stretch = asking.length === 1 && asksOf(first) === "day" ? stretchTold(clauses) : null;
  if (stretch !== null && isLengthAsked(text, first))
    return readAll(text, now, { ...stretch, items: [...stretch.items, ...first.items.filter(isAsk)] }, clauses, "day");
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
  const rule = own.find((clause) => isCaseOfRule(text, clause, clauses) || isTodayOfRule(clause, clauses));
  if (rule !== undefined) return unclear(text, rule, "case-of-rule");
  const answers = asking.flatMap((clause, at) =>
    own.includes(clause)
      ? readAll(text, now, inPeriodAskedBefore(clause, asking[at - 1], now), clauses)
      : readBetween(text, now, clause, clauses, asking),
  );
  // Of two days that are asked for in one sentence, the one that is understood is no answer.
  const inDoubt = answers.filter(({ kind }) => kind === "unclear");
  const isOneSentence = new Set(own.map(({ sentence }) => sentence)).size === 1;
  if (isOneSentence && own.length > 1 && inDoubt.length > 0) return inDoubt;
  const more = readAdded();
  // “추석이 며칠이고 …?”: one of two days is no answer to both.
  const unread = more.filter(isUnclear);
  return distinct(unread.length > 0 ? unread : [...answers, ...more]);
}

/** “매달 둘째 토요일인데 이번 달이랑 다음 달 날짜 알려줘”: the day that was told, of each period that is asked about. */
function inEachPeriod(asking: Clause, clauses: readonly Clause[]): readonly Clause[] | null {
  const periods = phrasesOf([asking]);
  if (periods.length < 2 || periods.some(({ expression }) => unitOf(expression) === "day")) return null;
  const others = clauses.filter((clause) => clause !== asking);
  const found = periods.flatMap((period) => {
    const items = asking.items.filter((item) => item.kind !== "phrase" || item === period);
    const one = { ...asking, items };
    const all = [...others, one];
    return occurrenceAsked(one, all, isSaidIn) ?? dayInPeriodAsked(one, all, isSaidIn) ?? [];
  });
  return found.length === periods.length ? found : null;
}

/** “매주 목요일인데 이번 주는 며칠이고 다음 주는 며칠이야?”: one of several questions about what comes again. */
const occurrenceOf = (clause: Clause, clauses: readonly Clause[], asking: readonly Clause[]) =>
  occurrenceAsked(
    clause,
    clauses.filter((other) => other === clause || !asking.includes(other)),
    isSaidIn,
  );

/** “15일에 계약했고 20일에 잔금이야. 두 날짜 적어줘”: the days told up to the word that asks for each. */
function meantByEach(clauses: readonly Clause[]): readonly Clause[] {
  const asking = clauses.find((clause) => asksForEach([clause]));
  return asking === undefined ? clauses : toldTogether(clauses, asking);
}

/** 앞뒤 주말 포함해서: a stretch is longer than its days that were told. */
const isWeekendBeside = ({ kind, text }: DateToken) => kind === "unnamed" && /^(?:앞뒤|전후)/.test(text);

const isAsk = (item: Clause["items"][number]) => item.kind === "plain" && item.token.kind === "ask";

/** “…까지 며칠 쉬는 거야?”: how many days up to a day, which is not one of today's reckoning. */
function isLengthAsked(text: string, asking: Clause): boolean {
  const [until, ...more] = phrasesOf([asking]);
  return (
    until?.role === "until" && more.length === 0 && /^까지\s*(?:며칠|몇\s?일)(?!이|인|야)/.test(text.slice(until.end))
  );
}

/** “추석 날짜랑 며칠 남았는지 둘 다” */
const asksForCount = (clauses: readonly Clause[]) =>
  clauses.some(({ items }) =>
    items.some((item) => item.kind === "plain" && item.token.kind === "ask" && item.token.asks !== "day"),
  );
