import { type DateExpression, type Named, type Parsed, unitOf } from "../expression.ts";
import { backAtWork, countedAgain } from "../named.ts";
import { type DateToken, namesTime } from "../token.ts";
import { besideAsked, besideDayListed, countedTwice } from "./beside-day.ts";
import { eventBefore, isBeforeTold, isConditionOf } from "./event-before.ts";
import { after } from "./from-day.ts";
import { pastDayWord, pastOf } from "./joins.ts";
import { ordinalWithin } from "./ordinal.ts";
import { lastingFrom, leftUntil, spanFrom, spanFromToday } from "./span.ts";

/** 그 대체휴일, after a holiday; 둘째 화요일, after a month. */
export function fromNamed(
  tokens: readonly DateToken[],
  at: number,
  { day, pointedAt, isAsked, month, period, holiday, weekdays }: Named,
): Parsed | null {
  const token = tokens[at];
  // 식목일이 있는 주 말고 그 다음 주
  const isOfPeriod = token?.kind === "that-period" && period !== null && unitOf(period) === token.unit;
  // “3월 둘째 주에 시작한대. 그 주 월요일은?”
  const weekdayOfIt = tokens[at + 1];
  if (isOfPeriod && token.shift === 0 && period.kind === "nth-week" && weekdayOfIt?.kind === "weekday") {
    const { nth, within } = period;
    return {
      expression: { kind: "nth-weekday", nth, weekday: weekdayOfIt.weekday, within },
      next: pastDayWord(tokens, at + 2),
    };
  }
  if (isOfPeriod && token.shift === 0) return { expression: period, next: at + 1 };
  if (isOfPeriod)
    return { expression: { kind: "period", unit: token.unit, shift: token.shift, base: period }, next: at + 1 };
  const numbered = numberedWeek(tokens, at, day);
  if (numbered !== null) return numbered;
  if (token?.kind === "substitute" && holiday !== null)
    return { expression: { kind: "substitute", day: holiday }, next: at + 1 };
  const again = backAtWork(day, tokens, at) ?? countedAgain(day, tokens, at);
  if (again !== null) return again;
  // 추석이 언제야? 연휴는 언제부터야?
  if (token?.kind === "around" && holiday !== null && holiday.day.around !== undefined) {
    const edge = tokens[at + 1];
    const days: DateExpression = { kind: "around", day: holiday };
    return edge?.kind === "edge"
      ? { expression: { kind: "edge", edge: edge.edge, within: days }, next: at + 2 }
      : { expression: days, next: at + 1 };
  }
  // 다음 주 토요일에 가는데 그 토요일이 며칠이야?
  const place = token?.text === "그" ? at + 1 : at;
  const repeated = tokens[place];
  const isShifted = tokens[at - 1]?.kind === "shift" || tokens[at - 1]?.kind === "ordinal";
  const before = repeated?.kind === "weekday" && !isShifted ? weekdays.get(repeated.weekday) : undefined;
  if (before !== undefined) return { expression: before, next: pastDayWord(tokens, place + 1) };
  // 다음 주 토요일이 생신인데 그 이틀 전에
  const fromIt = token?.text === "그" && day !== null ? spanFrom(tokens, at + 1, day) : null;
  if (fromIt !== null) return countedTwice(fromIt, day) ?? fromIt;
  // 퇴사일이 8월 31일인데 그 전 마지막 금요일은
  const besideIt = token?.text === "그" && day !== null ? after(tokens, at + 1, day) : null;
  if (besideIt !== null) return besideIt;
  const isCount = token?.kind === "number" || token?.kind === "span";
  const base = token?.kind === "from-that-day" ? (pointedAt ?? day) : day;
  const beside = isAsked && isCount && day !== null ? besideAsked(tokens, at, day) : null;
  if (beside !== null) return beside;
  const fromDay = base === null || (isAsked && isCount) ? null : fromDayNamedLast(tokens, at, base);
  const follows = tokens[at + 1];
  const counted = follows?.kind === "unit" && follows.unit === "week" ? tokens[at + 2] : follows;
  if (fromDay !== null || month === null || token?.kind !== "ordinal" || counted?.kind !== "weekday") return fromDay;
  // 생일 지나고 첫 토요일
  if (tokens[at - 1]?.kind === "direction") return null;
  return ordinalWithin(tokens, at, month, "month");
}

/** The month of a day that a stretch to its end begins on, or of one that is named as such. */
function monthBegunIn(tokens: readonly DateToken[], at: number, base: DateExpression): DateExpression | null {
  if (base.kind === "nth-day" || base.kind === "edge") return base.within;
  const begin = tokens[at - 1];
  if (base.kind !== "month-day" || base.lunar || begin?.kind !== "particle" || begin.role !== "from") return null;
  return { kind: "month", month: base.month, year: base.year, occurrence: base.occurrence };
}

/** “3월 2일 개강인데 8주차 금요일”: weeks are numbered from the one that the day which was told is in. */
function numberedWeek(tokens: readonly DateToken[], at: number, day: DateExpression | null): Parsed | null {
  const [number, unit] = [tokens[at], tokens[at + 1]];
  if (day === null || number?.kind !== "number" || number.value < 1) return null;
  if (unit?.kind !== "unit" || unit.text !== "주차" || tokens[at - 1]?.kind === "month") return null;
  return { expression: { kind: "period", unit: "week", shift: number.value - 1, base: day }, next: at + 2 };
}

/** 그날부터 사흘 뒤, 하루 당겨졌대, 그 주 금요일. */
function fromDayNamedLast(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const token = tokens[at];
  if (token?.kind === "from-that-day")
    return (
      sameAgain(tokens, at, base) ??
      spanFrom(tokens, pastOf(tokens, at + 1), base) ??
      lastingFrom(tokens, at + 1, base) ??
      untilAnother(tokens, at, base)
    );
  const beside = besideDayListed(tokens, at, base) ?? leftUntil(tokens, at, base) ?? lastingFrom(tokens, at, base);
  if (beside !== null) return beside;
  const workday = workdayBeside(tokens, at, base);
  if (workday !== null) return workday;
  const coming = token?.kind === "unnamed" ? comingAfter(tokens, at, base) : null;
  if (coming !== null) return coming;
  if (token?.kind === "that-period") {
    return { expression: { kind: "period", unit: token.unit, shift: token.shift, base }, next: at + 1 };
  }
  const same = sameDayIn(tokens, at, base);
  if (same !== null) return same;
  // 4분기 첫날이 언제고 끝나는 날은 언제죠
  if (token?.kind === "edge" && base.kind === "edge")
    return { expression: { ...base, edge: token.edge }, next: at + 1 };
  // 다음 달 1일부터 말일까지
  const month = token?.kind === "edge" && token.text === "말일" ? monthBegunIn(tokens, at, base) : null;
  if (month !== null) return { expression: { kind: "edge", edge: "end", within: month }, next: at + 1 };
  // 다음 달 둘째 화요일이랑 넷째 화요일
  if (token?.kind === "ordinal" && base.kind === "nth-weekday" && tokens[at + 1]?.kind === "weekday") {
    return ordinalWithin(tokens, at, base.within, unitOf(base.within));
  }
  // “한 달 뒤에 검진인데 한 달 뒤가 며칠이야?” says the same twice.
  const again = spanFromToday(tokens, at);
  if (again !== null && JSON.stringify(again.expression) === JSON.stringify(base)) return again;
  const twice = again === null ? null : countedTwice(again, base);
  if (twice !== null) return twice;
  const anniversary = monthsComplete(tokens, at, base);
  if (anniversary !== null) return anniversary;
  // 어제 출발했고 사흘 걸린대
  if (again !== null && /^(?:걸|소요)/.test(tokens[again.next - 1]?.text ?? ""))
    return asksForBeginning(tokens) ? null : spanFrom(tokens, at, base);
  if (eventBefore(tokens, at)?.isTold === true || isConditionOf(tokens, at) || isBeforeTold(tokens, at, again))
    return spanFrom(tokens, at, base);
  // “다음 날로 미뤘어”
  if (again !== null && /^으?로$/.test(tokens[again.next]?.text ?? "") && tokens[again.next + 1]?.kind === "moved")
    return spanFrom(tokens, at, base);
  const moved = spanFrom(tokens, at, base);
  return moved !== null && tokens[moved.next - 1]?.kind === "moved" ? moved : null;
}

/** “이번 주 목요일이었는데 다음 주 같은 요일로 미뤄졌어”, “다음 달 같은 날로” */
function sameDayIn(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const [shift, unit, same] = tokens.slice(at, at + 3);
  if (shift?.kind !== "shift" || unit?.kind !== "unit" || same?.kind !== "day" || !/^같은/.test(same.text)) return null;
  const isToday = base.kind === "relative-day" && base.days === 0;
  if (isToday) return null;
  const week: DateExpression = { kind: "period", unit: unit.unit, shift: shift.by, base: null };
  if (base.kind === "weekday" && unit.unit === "week")
    return { expression: { ...base, week, occurrence: null }, next: at + 3 };
  return { expression: { kind: "shifted", base, amount: shift.by, unit: unit.unit }, next: at + 3 };
}

/** “말일이 토요일이라 그 바로 앞 평일에”, “그 다음 영업일” */
function workdayBeside(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  let next = at;
  while (/^(?:그|바로)$/.test(tokens[next]?.text ?? "")) next += 1;
  const [beside, day] = [tokens[next], tokens[next + 1]];
  if (day?.kind !== "unit" || day.unit !== "workdays" || next + 2 > tokens.length) return null;
  const isNext = beside?.kind === "unnamed" && /^그\s?다음$/.test(beside.text);
  const by = isNext ? 1 : next > at && beside?.kind === "direction" ? beside.by : 0;
  return by === 0 ? null : { expression: { kind: "shifted", base, amount: by, unit: "workdays" }, next: next + 2 };
}

/** “3월 2일에 입사했는데 1년 되는 날”, 3개월 되는 날: days are counted in more than one way, months and years are not. */
function monthsComplete(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const [amount, unit, complete, day] = tokens.slice(at, at + 4);
  if (amount?.kind !== "number" || unit?.kind !== "unit" || (unit.unit !== "month" && unit.unit !== "year"))
    return null;
  if (!/^(?:되는|된|됐을)$/.test(complete?.text ?? "") || !/^(?:날|때)$/.test(day?.text ?? "")) return null;
  return { expression: { kind: "shifted", base, amount: amount.value, unit: unit.unit }, next: at + 4 };
}

/** “그날부터 오늘까지 며칠 지났어?” */
function untilAnother(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const end = tokens.findIndex((token, place) => place > at && token.kind !== "filler" && !namesTime(token));
  const until = tokens[end];
  const isBegun = /부터$/.test(tokens[at]?.text ?? "");
  return isBegun && end > at + 1 && until?.kind === "particle" && until.role === "until"
    ? { expression: base, next: at + 1, role: "from" }
    : null;
}

/** “추석 전날 내려갈 건데 그 전날이 며칠이야?” names the day before 추석 twice. */
function sameAgain(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const span = tokens[at]?.text.startsWith("그") ? spanFrom(tokens, at + 1, base) : null;
  const isSame =
    span?.expression.kind === "shifted" &&
    base.kind === "shifted" &&
    base.base.kind !== "relative-day" &&
    base.unit === span.expression.unit &&
    base.amount === span.expression.amount;
  return isSame && span !== null && /날$/.test(tokens[at]?.text ?? "") ? { ...span, expression: base } : null;
}

/** “스승의날이 토요일이라 그 다음 바로 오는 월요일에” */
function comingAfter(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  if (!/^그\s?다음$/.test(tokens[at]?.text ?? "")) return null;
  let next = at + 1;
  while (/^(?:에|바로|오는|돌아오는)$/.test(tokens[next]?.text ?? "")) next += 1;
  const token = tokens[next];
  return token?.kind === "weekday"
    ? { expression: { kind: "weekday-from", nth: 1, weekday: token.weekday, by: 1, base }, next: next + 1 }
    : null;
}

/** “준비에 사흘 걸리는데 언제 시작해야 돼?”, “언제 맡겨?”: the day that was named may be the one that it must be ready for. */
function asksForBeginning(tokens: readonly DateToken[]): boolean {
  const asked = tokens.findLastIndex(({ kind }) => kind === "ask");
  return tokens.some(({ kind, text }, at) => {
    const isFrom = at === asked + 1 && asked !== -1 && /^부터/.test(text);
    const isVerb = kind === "word" || kind === "edge-verb";
    const isOther = asked !== -1 && at > asked && !comes.test(text);
    return isFrom || (isVerb && (isOther || begins.test(text)));
  });
}

const begins = /^(?:시작|출발해야|보내야|나가야|주문해야|늦어도)/;
const comes = /^(?:도착|와|오|온|올|나와|나오|나올|받|끝|완료|돼|되|될|됨|처리|배송|들어|알|가능|입금|환불)/;
