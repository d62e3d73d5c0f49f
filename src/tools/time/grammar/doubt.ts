import type { Clause, Phrase } from "./clause.ts";
import { askedAt, asksOf, endOf, startOf, unknownWords } from "./clause-facts.ts";
import { type DateExpression, today as todayUnsaid, unitOf } from "./expression.ts";
import { isBareNoun } from "./korean/hangul.ts";
import type { Refusal } from "./refusal.ts";
import { isAbout } from "./said-before.ts";
import type { Asks, DateToken } from "./token.ts";

/** Which words around a phrase may change which day it is; null where none do. */
export function doubtAround(
  clause: Clause,
  target: Phrase | [Phrase, Phrase],
  own: boolean,
  asks: Asks | null,
): Refusal | null {
  const phrase = Array.isArray(target) ? target[0] : target;
  // A stray may be a part of the word that the phrase begins in: 그 다음날, when no day was named before.
  const before = clause.items.filter((item) => (item.kind === "stray" ? startOf(item) : endOf(item)) <= phrase.start);
  const after = clause.items.filter((item) => startOf(item) >= phrase.end);
  const settled = phrase.role === "subject" && !own;
  // "The day after my birthday, which is May 3"
  const isCounted = before.some((item) => item.kind === "stray" && item.token.kind === "direction");
  const strays = [...(isPredicate(clause, phrase) && !isCounted ? [] : before), ...(settled ? [] : after)].filter(
    (item) => item.kind === "stray",
  );
  const isEndOfStretch = (token: DateToken) =>
    Array.isArray(target) && token.kind === "edge" && token.start >= target[1].end;
  const isHarmless = (token: DateToken) =>
    isEndOfStretch(token) ||
    isSaidTwice(token, clause, phrase) ||
    // “며칠 남았어 용돈 받는 날임”
    (token.text === "날" && token.start > askedAt(clause)) ||
    isCountedAfterToday(token, asks) ||
    isDuration(token, clause) ||
    isWithinPeriod(token, clause, phrase, asks) ||
    isSaidOfAsked(token, clause) ||
    isSaidOfDay(token, clause, phrase);
  if (strays.some(({ token }) => !isHarmless(token))) return "word-of-time";
  // 크리스마스 이브의 이브: something of the day.
  const [next] = after.filter((item) => item.kind !== "plain" || item.token.text !== "의");
  const isNamedAfter = isNamedByNoun(phrase, next);
  if (
    unknownWords(clause).some(
      (word) =>
        word.kind === "word" &&
        word.bound &&
        !(isNamedAfter && word === tokenOf(next)) &&
        !isSaidToBe(word, clause, phrase),
    )
  )
    return "bound-word";
  if (
    clause.items.some((item) => item.kind === "plain" && item.token.kind === "particle" && item.token.role === "than")
  )
    return "compared";
  const previous = before.at(-1);
  if (previous?.kind === "plain" && isUnknownPeriod(previous.token)) return "unknown-period";
  // A noun right before "3일 전" may be what it is counted from.
  const noun = tokenOf(previous);
  if (startsFromToday(phrase.expression) && noun?.kind === "word" && isBareNoun(noun.text)) return "counted-from-noun";
  const unit = unitOf(phrase.expression);
  const isLimit = strays.some(({ token }) => isWithinPeriod(token, clause, phrase, asks));
  if (
    unit !== "day" &&
    !isLimit &&
    !(unit === "weekend" && !own) &&
    asks !== "range" &&
    unknownWords(clause).some((word) => asks !== "remaining" || isAbout(word, clause))
  )
    return "day-of-period";
  // “크리스마스 며칠 전이야?” may speak of the one before or the one ahead; “크리스마스가 며칠 전이야?” does not.
  if (
    phrase.role === null &&
    next?.kind === "plain" &&
    next.token.kind === "ask" &&
    /[일칠]\s*전$/.test(next.token.text)
  )
    return "before-or-ahead";
  const isDate = phrase.expression.kind === "month-day" && own;
  const narrows = phrase.expression.kind === "yearly" || isDate || unit !== "day";
  // “설날 기차표를 알아보려고 합니다”: what is done on the day, not what is asked for.
  const isTold = asksOf(clause) === null && /[을를]$/.test(tokenOf(next)?.text ?? "");
  const isOfDay = narrows && !isNamedAfter && !isTold && next?.kind === "plain" && next.token.kind === "word";
  return isOfDay ? "something-of-day" : null;
}

const tokenOf = (item: Clause["items"][number] | undefined) => (item?.kind === "plain" ? item.token : undefined);

/** “개학이 3월 2일이면 개학까지 며칠 남았어?”: what the clause says to be on the day. */
function isSaidToBe({ text, start }: DateToken, clause: Clause, phrase: Phrase): boolean {
  const noun = /^([가-힣]{2,})까지[는은]?$/.exec(text)?.[1];
  return (
    noun !== undefined &&
    start > phrase.end &&
    unknownWords(clause).some((word) => word.start < phrase.start && word.text.startsWith(noun))
  );
}

/** “내년 3월 2일 개학까지”: the noun says what the day is. */
function isNamedByNoun({ expression, role }: Phrase, next: Clause["items"][number] | undefined): boolean {
  const isDate = expression.kind === "month-day" || expression.kind === "date" || expression.kind === "nth-day";
  // "my February 29 birthday"
  return isDate && role === null && /^(?:[가-힣]{2,}까지[는은]?|[a-z]{3,})$/i.test(tokenOf(next)?.text ?? "");
}

/** “사흘 연휴 시작이 이번주 토요일인데”, "My last day at work is July 31": said of something to be that day, whatever it is. */
function isPredicate({ items }: Clause, phrase: Phrase): boolean {
  const at = items.indexOf(phrase);
  const [before, after] = [items[at - 1], items[at + 1]];
  if (before?.kind !== "plain") return false;
  const isOf = /^(?:is|was|'s)$/i.test(before.token.text) && after === undefined;
  const isSubject =
    (before.token.kind === "particle" && before.token.role === "subject") ||
    (before.token.kind === "word" && /[가-힣](?:은|는|이|가)$/.test(before.token.text));
  const copula = after?.kind === "plain" && after.token.kind === "particle" && copulas.test(after.token.text);
  return isOf || (isSubject && (copula || after === undefined) && unitOf(phrase.expression) === "day");
}

const copulas =
  /^(?:이?[야래라지죠]|이?면|인데|이고|이?라는데|이?라던데|이?래요?|이?라고|이?거든요?|이에요|예요|입니다|이?라)/;

/** “30일 뒤에 끝난대요 종료일이 며칠인가요”: the end that is asked for is the day that was told as the end. */
function isSaidTwice(token: DateToken, clause: Clause, phrase: Phrase): boolean {
  if (token.kind !== "edge" || token.start < phrase.end || phrase.role === "from") return false;
  if (unitOf(phrase.expression) !== "day") return false;
  const verb =
    token.edge === "end" ? /^(?:끝|종료|만료|마감|만기|ends?$|expires?$|finish)/i : /^(?:시작|개시|starts?$|begins?$)/i;
  const isVerbOfIt = (item: Clause["items"][number]) =>
    item.kind === "plain" &&
    (item.token.kind === "edge-verb"
      ? item.token.edge === token.edge
      : item.token.kind === "word" && verb.test(item.token.text));
  return clause.items.some((item) => startOf(item) > phrase.start && startOf(item) < token.start && isVerbOfIt(item));
}

/** “목요일하고 금요일 이틀 쉬려고”: how long something takes. */
function isDuration(token: DateToken, { items }: Clause): boolean {
  const next = items[items.findIndex((item) => item.kind === "stray" && item.token === token) + 1];
  return (
    token.kind === "span" && next?.kind === "plain" && next.token.kind === "word" && /[고서면]$/.test(next.token.text)
  );
}

/** “이번 달 안에 끝내야 되는데 며칠 남았어?” */
function isWithinPeriod(token: DateToken, { items }: Clause, phrase: Phrase, asks: Asks | null): boolean {
  const next = items[items.indexOf(phrase) + 1];
  const isRight = next?.kind === "stray" && next.token === token && /^(?:안에|안으로|이내)$/.test(token.text);
  return isRight && asks === "remaining" && unitOf(phrase.expression) !== "day";
}

/** “다음 주가 며칠부터 시작이지?” */
function isSaidOfAsked(token: DateToken, { items }: Clause): boolean {
  const at = items.findIndex((item) => item.kind === "stray" && item.token === token);
  const [asked, before] = [items[at - 2], items[at - 1]];
  if (asked?.kind !== "plain" || asked.token.kind !== "ask") return false;
  const role = token.kind !== "edge" ? null : token.edge === "start" ? "from" : "until";
  return role !== null && before?.kind === "plain" && before.token.kind === "particle" && before.token.role === role;
}

/** “다음 주 목요일 오전 10시 시작이래”: says what happens on the day. */
function isSaidOfDay(token: DateToken, { items }: Clause, phrase: Phrase): boolean {
  const next = items[items.findIndex((item) => item.kind === "stray" && item.token === token) + 1];
  if (token.kind !== "edge" && token.text !== "끝") return false;
  if (token.start < phrase.end || unitOf(phrase.expression) !== "day") return false;
  return next?.kind === "plain" && next.token.kind === "particle" && copulas.test(next.token.text);
}

/** "Days left in this month after today". */
const isCountedAfterToday = (token: DateToken, asks: Asks | null) =>
  asks === "remaining" && token.kind === "direction" && /^after\s+today$/i.test(token.text);

/** 다움주 토요일: a word that is not known and names a week, month or year. */
function isUnknownPeriod(token: DateToken): boolean {
  return token.kind === "word" && /[주달월해년]$|^(?:다음|담|다담|이번|요번|지난|저번)/.test(token.text);
}

/** 3일 뒤: counted from a today that is not said. */
export function startsFromToday(expression: DateExpression): boolean {
  if (expression.kind !== "shifted") return false;
  return expression.base.kind === "shifted" ? startsFromToday(expression.base) : expression.base === todayUnsaid;
}
