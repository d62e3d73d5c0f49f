import { type DateToken, readAs } from "./token.ts";

/** Words that count only right after a length of time: 3일간, 일주일 있으면, three days away. */
const countWords: ReadonlySet<string> = new Set(["간", "있으면", "있다가", "away", "back"]);

/** “군대 간 동생이”, “적혀 있으면”, "I'm away": without a length before them, these are words like any other. */
export function withoutIdleCountWords(tokens: readonly DateToken[]): DateToken[] {
  return tokens.map((token, at) => {
    const word = token.text.toLowerCase();
    // “휴가 낼 건데”, “언제 낼지”: the verb.
    if (token.kind === "day" && word === "낼" && isAfterVerb(tokens[at + 1]))
      return readAs(token, { kind: "word", endsClause: false, bound: false });
    // 다음 달 같은 날
    if (/^(?:같은|이\s?날)/.test(word) && token.kind === "day" && !isAfterPeriod(tokens, at))
      return readAs(token, { kind: "that-day" });
    // “다음은 8주 뒤래요”: the next time, not the next of some unit.
    const [follows, count] = [tokens[at + 1], tokens[at + 2]];
    const isTopic =
      (follows?.kind === "particle" && follows.role === "subject") ||
      (follows?.kind === "word" && /[가-힣](?:은|는|이|가)$/.test(follows.text));
    const isNextTime = isTopic && isLengthStart(count);
    if (token.kind === "shift" && token.by === 1 && isNextTime)
      return readAs(token, { kind: "word", endsClause: false, bound: false });
    // “오늘 빼고 평일만 5일 세면”: days ahead, where it is said that today is none of them.
    if (/^(?:세면|쳐서|치면)$/.test(word) && isLength(tokens[at - 1]) && leavesOutToday(tokens))
      return readAs(token, { kind: "direction", by: 1, fromNow: false });
    // “5영업일 걸린대요. 오늘은 빼고 세면 며칠이에요?”
    if (token.kind === "unnamed" && /^(?:세면|쳐서|치면)$/.test(word) && saysTodayOut(tokens[at - 1]))
      return readAs(token, { kind: "filler" });
    // 한 보름쯤 뒤: about.
    if (token.kind === "word" && word === "한" && (follows?.kind === "span" || follows?.kind === "number"))
      return readAs(token, { kind: "filler" });
    // “처리기간이 7일이래”: how long, not which day of the month.
    const isLengthTold = token.kind === "unit" && word === "일" && tokens[at - 1]?.kind === "number";
    if (isLengthTold && lengthNouns.test(tokens[at - 2]?.text ?? "")) return { ...token, text: "일간" };
    // “만기가 내년 2월 말이야”: the end of the month, not a word that adds nothing.
    if (token.kind === "filler" && /^말(?:이|인|입)/.test(word) && isPeriodName(tokens[at - 1]))
      return readAs(token, { kind: "edge", edge: "end" });
    // “월요일부터 금요일까지 5일 연수”: how long the stretch is.
    if (isLengthOfStretch(tokens, at) || isLengthOfStretch(tokens, at - 1)) return readAs(token, { kind: "filler" });
    // “일주일 연기됐대”: the ending of the verb, no question of what has passed.
    const isPassive = token.kind === "ask" && /^(?:됐|되었|됬|된)/.test(word);
    if (isPassive && tokens[at - 1]?.kind === "moved" && tokens[at - 1]?.end === token.start)
      return readAs(token, { kind: "particle", role: "other", endsClause: false, past: false });
    // “무슨 요일에 걸려?”
    if (token.kind === "direction" && /^(?:걸|소요)/.test(word) && !isLength(tokens[at - 1]))
      return readAs(token, { kind: "word", endsClause: /데$|서$/.test(word), bound: false });
    // 3주 전 주말: the 전 of the weeks.
    if (token.kind === "shift" && /^전\s*(?:주|분기)/.test(word) && isLength(tokens[at - 1]))
      return readAs(token, { kind: "direction", by: -1, fromNow: false });
    // 다음 주 내내, 연휴 내내
    if (word === "내내" && ["unit", "around", "month", "quarter", "half"].includes(tokens[at - 1]?.kind ?? ""))
      return readAs(token, { kind: "filler" });
    // "the one", "quick one:": no number where nothing is counted.
    if (word === "one" && token.kind === "number" && !isCountable(tokens[at + 1]))
      return readAs(token, { kind: "filler" });
    // “며칠까지 주면 돼?”: the verb, where no week is counted or named.
    const isGiven = token.kind === "unit" && word === "주" && isVerbEnding(tokens[at + 1], token.end);
    if (isGiven && !isCounted(tokens[at - 1])) return readAs(token, { kind: "word", endsClause: false, bound: false });
    const isComing = token.kind === "shift" && /^(?:돌아|다가)?오는$/.test(word) && !isShiftable(tokens[at + 1]);
    const isIdle =
      isComing ||
      (word === "close" ? tokens[at + 1]?.text !== "of" : countWords.has(word) && !isLength(tokens[at - 1]));
    if (!isIdle) return token;
    return readAs(token, { kind: "word", endsClause: word.endsWith("면"), bound: false });
  });
}

/** What takes so many days. */
const lengthNouns = /(?:기간|과정|코스|소요|보관|대여|숙성|발효|격리|처리일수)[이은는가]?$/;

const isPeriodName = (token: DateToken | undefined) =>
  token?.kind === "month" ||
  token?.kind === "quarter" ||
  (token?.kind === "unit" && ["month", "year", "quarter"].includes(token.unit));

const leavesOutToday = (tokens: readonly DateToken[]) => tokens.some(saysTodayOut);
const saysTodayOut = (token: DateToken | undefined) =>
  token?.kind === "filler" && /^(?:오늘|당일)은?\s*(?:빼|제외|안|포함|미포함|치지|세지)/.test(token.text);

function isLengthOfStretch(tokens: readonly DateToken[], at: number): boolean {
  const [before, number, unit, noun] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  const isAfterStretch = before?.kind === "particle" && before.role === "until" && /^까지/.test(before.text);
  const isBegun = tokens.slice(0, at).some((token) => token.kind === "particle" && token.role === "from");
  // “전날부터 다음날까지 3일, 시작일이랑 끝나는 날”
  const isSaidAlone = noun?.kind === "break" || (noun?.kind === "particle" && noun.role !== "until");
  const isOver = noun?.kind === "word" || (isBegun && isSaidAlone);
  return isAfterStretch && number?.kind === "number" && unit?.kind === "unit" && isOver;
}
/** 낼 건데, 낼 예정, 낼 수 있는: what stands after a verb of the future. */
const isAfterVerb = (token: DateToken | undefined) =>
  /^(?:건데요?|거|거야|거예요|거에요|거라|건지|것|수|때|예정|생각|계획|지|게|까)/.test(token?.text ?? "");
const isCountable = (token: DateToken | undefined) =>
  token !== undefined && ["unit", "span", "weekday", "number", "month", "particle"].includes(token.kind);
const isLengthStart = (token: DateToken | undefined) => token?.kind === "number" || token?.kind === "span";
const isVerbEnding = (token: DateToken | undefined, end: number) =>
  token?.kind === "particle" && token.start === end && /^(?:면|라고|지|고|나|니|냐|래)$/.test(token.text);
const isCounted = (token: DateToken | undefined) =>
  token !== undefined && ["number", "shift", "ordinal", "unit", "month", "direction", "holding"].includes(token.kind);

/** “돌아오는 월요일”, but not “돌아오는 일정”. */
const isShiftable = (token: DateToken | undefined) =>
  token !== undefined &&
  ["weekday", "unit", "yearly", "month", "number", "quarter", "half", "break"].includes(token.kind);
const isLength = (token: DateToken | undefined) =>
  token?.kind === "unit" || token?.kind === "span" || token?.kind === "weekday" || token?.kind === "ask";

/** 다음 달, 한 달 뒤, 다음 달에. */
function isAfterPeriod(tokens: readonly DateToken[], at: number): boolean {
  const before = tokens[at - 1];
  const token = before?.kind === "particle" ? tokens[at - 2] : before;
  return token?.kind === "unit" || token?.kind === "direction";
}
