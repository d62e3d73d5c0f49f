import { isAdnominal } from "./korean/hangul.ts";
import { type DateToken, readAs } from "./token.ts";

/** “빌린 날이 며칠이야?”, “여행 가는 날”: the day of an event names no day of its own. */
export function withEventDays(tokens: readonly DateToken[]): DateToken[] {
  return tokens.map((token, at) => {
    const { text } = token;
    const follows = tokens[at + 1];
    // “그날로부터 며칠이 지난 건지”: the day that was told.
    if (token.kind === "from-that-day" && tokens[at + 1]?.kind === "ask") return readAs(token, { kind: "that-day" });
    // “접수 시작은 다음 주 월요일, 마감일은 26일”: what the day is of.
    if (token.kind === "edge" && isTopic(tokens, at))
      return readAs(token, { kind: "word", endsClause: false, bound: false });
    // “이사 날짜가 원래 4월 3일이었는데”
    if (token.kind === "ask" && /^(?:날짜|일자|기간)$/.test(text) && isToldDate(tokens, at))
      return readAs(token, { kind: "word", endsClause: false, bound: false });
    // 이번 여름휴가는, this trip
    if (token.kind === "shift" && token.by === 0 && follows?.kind === "word") return readAs(token, { kind: "filler" });
    // 첫 출근, 마지막 수업이
    const isOnlyOrdinal = !tokens.some((other) => other.kind === "ordinal" && other !== token);
    if (isOnlyOrdinal && isOrdinalOfThing(tokens, at)) return readAs(token, { kind: "filler" });
    if (isEnglishOrdinalOfThing(tokens, at)) return readAs(token, { kind: "filler" });
    // 우리 둘째가: a child.
    if (
      token.kind === "ordinal" &&
      /^[^\s번]째$/.test(text) &&
      follows?.kind === "particle" &&
      follows.role === "subject"
    )
      return readAs(token, { kind: "word", endsClause: false, bound: false });
    // patch day, moving day: the name of a day.
    if (isEnglishDay(token) && tokens[at - 1]?.kind === "word" && follows?.kind !== "direction")
      return readAs(token, { kind: "filler" });
    // “다음주 화요일에 출근해. 출근하는 날이 며칠이야?”
    const isWorkTold = tokens.slice(0, at).some((other) => other.kind === "word" && other.text.startsWith("출근"));
    if (token.kind === "unit" && /^출근(?:하는)?\s*날$/.test(text) && isWorkTold)
      return readAs(token, { kind: "filler" });
    const isEvent = isDayWord(token) && isVerb(tokens[at - 1]);
    // “추석 쇤 지 며칠 지났어?”
    const isSince =
      (isVerb(token) && tokens[at + 1]?.text === "지" && tokens[at + 2]?.kind === "ask") ||
      (token.kind === "word" &&
        /^[가-힣]{1,3}지$/.test(text) &&
        isAdnominal(text.slice(0, -1)) &&
        follows?.kind === "ask");
    // 여행 가는 날 is told by its noun.
    const isLight = isDayWord(tokens[at + 1]) && isVerb(token) && lightVerbs.has(token.text);
    if (!isEvent && !isLight && !isSince) return token;
    return readAs(token, { kind: "filler" });
  });
}

/** “수능까지 11일 남았다고”: so many days from now, whatever they lead up to. */
export function withoutRemainingBounds(tokens: readonly DateToken[]): DateToken[] {
  return tokens.map((token, at) => {
    if (token.kind !== "word" || !/까지[는은]?$/.test(token.text)) return token;
    const [first, second, third] = tokens.slice(at + 1).filter(({ kind }) => kind !== "filler");
    const left =
      first?.kind === "span" ? second : first?.kind === "number" && second?.kind === "unit" ? third : undefined;
    const isBefore =
      (left?.kind === "ask" && left.asks === "remaining") || (first?.kind === "span" && /^d/i.test(first.text));
    // “열흘 남았대 행사까지”
    const isAfter = tokens
      .slice(Math.max(0, at - 2), at)
      .some((other) => other.kind === "ask" && /^남/.test(other.text));
    return isBefore || isAfter ? { ...token, bound: false } : token;
  });
}

/** Whether the date of something is told: a day follows as what it is, and the clause goes on without asking. */
function isToldDate(tokens: readonly DateToken[], at: number): boolean {
  const particle = tokens[at + 1];
  if (particle?.kind !== "particle" || particle.role !== "subject" || tokens[at - 1]?.kind !== "word") return false;
  const end = tokens.findIndex(
    (token, place) =>
      place > at &&
      (token.kind === "break" || ((token.kind === "particle" || token.kind === "word") && token.endsClause)),
  );
  const clause = tokens.slice(at + 2, end === -1 ? undefined : end);
  return end !== -1 && clause.some(({ kind }) => startsDay.has(kind)) && !clause.some(({ kind }) => kind === "ask");
}

const lightVerbs: ReadonlySet<string> = new Set(["가는", "하는", "한", "간", "온", "보는", "본"]);
const isDayWord = (token: DateToken | undefined) => token?.kind === "unit" && token.text === "날";
const isEnglishDay = ({ kind, text }: DateToken) => kind === "unit" && /^day$/i.test(text);
/** 시작은 다음 주 월요일, but neither 분기 말일은 6월 30일 nor 말일은 무슨 요일. */
function isTopic(tokens: readonly DateToken[], at: number): boolean {
  const [before, particle, day] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  const isNoun = before === undefined || before.kind === "word" || before.kind === "break";
  const isSubject = particle?.kind === "particle" && particle.role === "subject";
  return (
    isNoun &&
    isSubject &&
    day !== undefined &&
    startsDay.has(day.kind) &&
    /^(?:시작|종료|마감|만료|만기|납기)/.test(tokens[at]?.text ?? "")
  );
}
const startsDay: ReadonlySet<DateToken["kind"]> = new Set([
  "shift",
  "year",
  "month",
  "number",
  "day",
  "date",
  "weekday",
  "yearly",
]);

/** 첫 출근, 마지막 수업: of an event, not of a month. */
const isOrdinalOfThing = (tokens: readonly DateToken[], at: number) =>
  tokens[at]?.kind === "ordinal" &&
  /[가-힣]/.test(tokens[at]?.text ?? "") &&
  tokens[at + 1]?.kind === "word" &&
  tokens[at - 1]?.kind !== "unit" &&
  tokens[at - 1]?.kind !== "month";

/** "My second shot", "the first lesson": which one of some things, where none is said to come again. */
const isEnglishOrdinalOfThing = (tokens: readonly DateToken[], at: number) =>
  tokens[at]?.kind === "ordinal" &&
  /^(?:first|second|third|fourth|fifth)$/i.test(tokens[at]?.text ?? "") &&
  tokens[at + 1]?.kind === "word" &&
  /^(?:my|our|his|her|their|the|your)$/i.test(tokens[at - 1]?.text ?? "") &&
  !tokens.some(({ kind, text }) => kind === "interval" || kind === "every" || /^(?:every|each|weekly)$/i.test(text));
const isVerb = (token: DateToken | undefined) => token?.kind === "word" && isAdnominal(token.text);
