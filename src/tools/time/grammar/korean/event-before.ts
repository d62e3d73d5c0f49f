import { oneOf } from "#language";
import type { Parsed } from "../expression.ts";
import { type DateToken, namesTime } from "../token.ts";
import { isToldToBe } from "./copula.ts";
import { isPastVerb } from "./hangul.ts";
import { spanFromToday } from "./span.ts";

/** “어제 출발했고 출발하고 닷새 뒤에 온대”: the event that a span is counted from, and whether its day was told. */
export function eventBefore(tokens: readonly DateToken[], at: number): { readonly isTold: boolean } | null {
  const event = tokens[at - 1];
  const stem =
    event?.kind === "word" ? /^(.{2,}?)(?:하고|되고|받고|하고서|하고나서)$/.exec(event.text)?.[1] : undefined;
  if (stem === undefined) return null;
  return { isTold: tokens.slice(0, at - 1).some(({ kind, text }) => kind === "word" && text.startsWith(stem)) };
}

/** “검사하고 나흘 뒤. 검사는 모레야.” */
export function isToldLater(tokens: readonly DateToken[], at: number): boolean {
  const stem = tokens[at - 1]?.text.slice(0, 2) ?? "";
  return tokens.slice(at).some(({ kind, text }) => kind === "word" && text.startsWith(stem));
}

/** “기념일이 9월 9일이야. 한 달 전이면 며칠이지?”: before the day that was told to be one. */
export function isBeforeTold(tokens: readonly DateToken[], at: number, span: Parsed | null): boolean {
  const end = tokens.slice(0, at).findLastIndex(({ kind }) => kind !== "filler");
  const [copula, mark] = [tokens[end - 1], tokens[end]];
  const rest = tokens.slice(at);
  const isOfPast = rest.some(
    (token) => (token.kind === "word" && isPastVerb(token.text)) || (token.kind === "particle" && token.past),
  );
  if (isOfPast || rest.some((token) => token.kind === "day" && token.days === 0)) return false;
  const isBack = span?.expression.kind === "shifted" && span.expression.amount < 0;
  if (!isBack || mark?.kind !== "break" || !mark.strong) return false;
  if (isToldToBe(copula?.text ?? "")) return true;
  // “11월 20일이 마감이야. 사흘 전이면?”, “12월 20일에 시험이 있어요.”, “만기 2027년 4월 30일.”
  const start = tokens.slice(0, end).findLastIndex(({ kind }) => kind === "break");
  const told = tokens.slice(start + 1, end);
  const isDone = told.some((token) => token.kind === "word" && isPastVerb(token.text) && !isArranged(token.text));
  const isNamed = copula !== undefined && namesTime(copula) && told.some(({ kind }) => kind === "word");
  return told.some(namesTime) && !isDone && (isNamed || isStatement(lastWord(told)));
}

/** The last word of a sentence, whatever it was read as. */
function lastWord(tokens: readonly DateToken[]): string {
  const start = tokens.findLastIndex((token, at) => tokens[at - 1]?.end !== token.start);
  return tokens
    .slice(start)
    .map(({ text }) => text)
    .join("");
}

/** 시험이야, 시험이 있어요, 시험이라고 하네요, 만료돼, 잡혔어. */
const isStatement = (word: string) => statement.test(word);
const statement = new RegExp(
  `(?:${oneOf`
    이야
    이?에요
    예요
    입니다
    이래요?
    임
    있(?:어요?|음|습니다|대요?|다고)
    하네요?
    합니다
    한대요?
    해요?
    돼요?
    됩니다
    된대요?
    다네요
    [졌혔했됐]어요?
    가요?
    와요?
    온대요?
    간대요?
  `})$`,
);

/** 잡혔어, 정해졌어요: what is arranged lies ahead. */
const isArranged = (word: string) => /^(?:잡[혔았]|정[했해]|예약|확정|결정|되었|됐|잡아)/.test(word);

/** “초복이 7월 20일이면 중복은 열흘 뒤지?” */
const isTopic = ({ kind, text }: DateToken, place: number, at: number) =>
  place === at - 1 && kind === "word" && /[가-힣\d]{2}[은는이가]$/.test(text);

const isComma = (token: DateToken) => token.kind === "break" && token.text === ",";

/** “월요일에 주문하면 이틀 뒤”, “시험이 2월 20일인데 2주 전이”: counted from the day of the condition. */
export function isConditionOf(tokens: readonly DateToken[], at: number): boolean {
  // 저희는
  const isOfFiller = (place: number) => tokens[place]?.kind === "particle" && tokens[place - 1]?.kind === "filler";
  const last = tokens
    .slice(0, at)
    .findLastIndex(
      (token, place) => token.kind !== "filler" && !isComma(token) && !isOfFiller(place) && !isTopic(token, place, at),
    );
  const before = tokens[last];
  // “다음 주 수요일이면 일주일 뒤 맞지?” says it of the same day.
  const end = tokens.findIndex(({ kind }, place) => place >= at && kind === "break");
  if (tokens.slice(at, end === -1 ? undefined : end).some(({ kind }) => kind === "check")) return false;
  if (before?.kind !== "word" && before?.kind !== "particle") return false;
  // 화요일에 시작해서 열흘 뒤에
  const isBack = spanFromToday(tokens, at)?.expression;
  const isReason =
    isBack?.kind === "shifted" && isBack.amount < 0 && /(?:이라|라서|이니까|거든요?|이래요?)$/.test(before.text);
  if (!isReason && !/(?:면|인데|인데요|이고|[해와가나]서|^서|[갔왔봤]다가)$/.test(before.text)) return false;
  const clause = tokens.slice(0, last);
  const start = clause.findLastIndex(
    (token) => token.kind === "break" || ((token.kind === "word" || token.kind === "particle") && token.endsClause),
  );
  return clause.slice(start + 1).some(namesTime);
}
