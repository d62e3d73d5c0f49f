import type { DateExpression, Parsed } from "../expression.ts";
import { datedWeekday, isNewYear, weekendFrom, withYear } from "../expression-relations.ts";
import type { DateToken } from "../token.ts";
import { isOf, pastDayWord, pastOf } from "./joins.ts";
import { ordinalWithin } from "./ordinal.ts";

/** What is reckoned from a day: 추석 다음 주 월요일, 개천절 지나고 첫 월요일, 추석 연휴, 크리스마스 올해 거. */
export function fromDay(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const token = tokens[at];
  const holiday = base.kind === "around" ? base.day : base;
  if (token?.kind === "substitute" && holiday.kind === "yearly")
    return { expression: { kind: "substitute", day: holiday }, next: at + 1 };
  // 6월 6일 현충일
  if (token?.kind === "yearly" && base.kind === "month-day") return { expression: base, next: at + 1 };
  if (token?.kind === "around" && base.kind === "yearly")
    return { expression: { kind: "around", day: base }, next: isItsLength(tokens[at + 1], base) ? at + 2 : at + 1 };
  // 추석 3일 연휴
  const held = tokens[token?.kind === "span" ? at + 1 : at + 2];
  const length = token?.kind === "span" ? token.amount : token?.kind === "number" ? token.value : 0;
  if (held?.kind === "around" && base.kind === "yearly" && length === (base.day.around ?? -1) * 2 + 1)
    return { expression: { kind: "around", day: base }, next: token?.kind === "span" ? at + 2 : at + 3 };
  const closest = closestWeekday(tokens, at, base);
  if (closest !== null) return closest;
  const around = surrounded(tokens, at, base);
  if (around !== null) return around;
  if (token?.kind === "day" && at > 0 && isOf(tokens[at - 1])) {
    return { expression: { kind: "shifted", base, amount: token.days, unit: "day" }, next: at + 1 };
  }
  const isOfDate = tokens[at - 1]?.text === "의" && token?.kind === "weekday";
  const dated = isOfDate ? datedWeekday(base, token.weekday) : null;
  if (dated !== null) return { expression: dated, next: at + 1 };
  // 20일하고 21일 중 금요일
  const isAmong = /^중/.test(tokens[at - 1]?.text ?? "");
  if (token?.kind === "weekday" && base.kind !== "weekday" && base.kind !== "nth-weekday" && !isAmong) {
    return { expression: { kind: "said-weekday", base, weekday: token.weekday }, next: pastDayWord(tokens, at + 1) };
  }
  if (token?.kind === "direction" && base.kind !== "shifted") return after(tokens, at, base) ?? since(tokens, at, base);
  const afterwards = after(tokens, at, base);
  if (afterwards !== null) return afterwards;
  // 새해 첫 평일
  if (token?.kind === "ordinal" && isNewYear(base))
    return ordinalWithin(tokens, at, { kind: "period", unit: "year", shift: 0, base }, "year");
  const again = comingAgain(tokens, at, base);
  if (again !== null) return again;
  if (token?.kind === "edge" && base.kind === "around")
    return { expression: { kind: "edge", edge: token.edge, within: base }, next: at + 1 };
  if (token?.kind === "holding")
    return { expression: { kind: "period", unit: token.unit, shift: 0, base }, next: at + 1 };
  if (token?.kind !== "shift") return null;
  const follows = tokens[at + 1];
  const ofYear = isYearWord(token, follows)
    ? withYear(base, { kind: "period", unit: "year", shift: token.by, base: null })
    : null;
  if (ofYear !== null) return { expression: ofYear, next: at + 2 };
  if (isYearWord(token, follows)) return null;
  // 요번 주 목요일 다음 주 목요일: two days.
  const weekday = follows?.kind === "unit" && follows.unit === "week" ? tokens[at + 2] : follows;
  const isWhole = base.kind === "weekday" && (base.week !== null || base.occurrence !== null);
  if (
    isWhole &&
    weekday?.kind === "weekday" &&
    !isOf(tokens[at - 1]) &&
    (follows?.kind === "unit" || weekday.weekday === base.weekday)
  )
    return null;
  if (token.by === 0) return null;
  if (follows?.kind === "unit" && follows.unit !== "day" && follows.unit !== "hour" && follows.unit !== "minute") {
    return { expression: { kind: "period", unit: follows.unit, shift: token.by, base }, next: at + 2 };
  }
  return Math.abs(token.by) === 1 ? weekdayFrom(tokens, at + 1, base, token.by > 0 ? 1 : -1) : null;
}

/** 개천절 지나고 첫 월요일, 설 연휴 끝나고 첫 출근일, 주말 지나고 월요일. */
export function after(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const token = tokens[at];
  const isNext = token?.kind === "shift" && token.by === 1 && tokens[at + 1]?.kind === "ordinal";
  const by = token?.kind === "direction" ? token.by : isNext || isOver(token, tokens[at + 1]) ? 1 : null;
  if (by === null) return null;
  const place = pastOf(tokens, tokens[at + 1]?.kind === "particle" ? at + 2 : at + 1);
  const [ordinal, unit] = [tokens[place], tokens[place + 1]];
  if (ordinal?.kind === "ordinal" && unit?.kind === "unit" && unit.unit === "workdays")
    return {
      expression: { kind: "shifted", base, amount: Math.abs(ordinal.value) * by, unit: "workdays" },
      next: place + 2,
    };
  return weekdayFrom(tokens, place, base, by);
}

/** 광복절에서 가장 가까운 일요일, 광복절이랑 제일 가까운 토요일 */
function closestWeekday(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const place = tokens[at]?.kind === "particle" ? at + 1 : at;
  const [closest, weekday] = [tokens[place], tokens[place + 1]];
  if (closest?.kind !== "closest" || weekday?.kind !== "weekday") return null;
  return { expression: { kind: "closest-weekday", weekday: weekday.weekday, base }, next: place + 2 };
}

/** “추석 당일이랑 앞뒤로 하루씩”, “추석에 앞뒤 하루씩 붙인 3일”: with how many days that is, where it is said. */
function surrounded(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const joined = tokens[at]?.kind === "particle" ? at + 1 : at;
  const place = tokens[joined]?.text === "그" ? joined + 1 : joined;
  const token = tokens[place];
  if (token?.kind !== "surround") return null;
  const expression: DateExpression = { kind: "surrounding", base, days: token.days };
  const next = place + 1;
  const start = tokens.findIndex(({ kind }, at) => at >= next && kind !== "word" && kind !== "filler");
  const [first, second] = [tokens[start], tokens[start + 1]];
  const length =
    first?.kind === "span" ? first.amount : first?.kind === "number" && second?.kind === "unit" ? first.value : 0;
  if (length !== 2 * token.days + 1 || start > next + 2) return { expression, next };
  const end = first?.kind === "span" ? start + 1 : start + 2;
  return { expression, next: tokens[end]?.kind === "around" ? end + 1 : end };
}

/** 끝나고, 끝난 뒤, but not 끝나는. */
const isOver = (token: DateToken | undefined, ending: DateToken | undefined) =>
  token?.kind === "edge-verb" && token.edge === "end" && /^(?:고|고나서|면|자마자|뒤|다음)/.test(ending?.text ?? "");

/** 5월 3일 이후로, 5월 3일 전까지: a stretch begins or ends with the day. */
function since(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const [token, particle] = [tokens[at], tokens[at + 1]];
  if (token?.kind === "direction" && token.by < 0 && particle?.kind === "particle" && particle.role === "until")
    return { expression: base, next: at + 2, role: "until" };
  // “광복절 지나고 오늘까지 며칠 흘렀지”
  const isPassed =
    /^지나[고서]/.test(token?.text ?? "") && tokens.some((one) => one.kind === "ask" && one.asks === "passed");
  if (token?.text !== "이후" && !isPassed) return null;
  return { expression: base, next: particle?.kind === "particle" ? at + 2 : at + 1, role: "from" };
}

/** 2월 29일이 다음에 오는 게: the next one. */
function comingAgain(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const start = tokens[at]?.kind === "particle" && /^[이가]$/.test(tokens[at]?.text ?? "") ? at + 1 : at;
  const token = tokens[start];
  const next = start + 1;
  const rest = tokens[next];
  const isAskedNext = /^(?:다음|담)에?$/.test(token?.text ?? "") && rest?.kind === "ask";
  if (token?.kind !== "shift" || token.by !== 1 || !(isAskedNext || /오는$|번$/.test(token.text))) return null;
  if (base.kind === "dated-weekday" && base.within === null)
    return isAskedNext ? { expression: { ...base, occurrence: 1 }, next } : null;
  if ((base.kind !== "yearly" && base.kind !== "month-day") || base.year !== null) return null;
  if (rest !== undefined && rest.kind !== "particle" && rest.kind !== "ask" && rest.kind !== "filler") return null;
  return { expression: { ...base, occurrence: 1 }, next };
}

/** 올해, 내년: of today, whatever day stands before it; 이듬해 and 다음해 are counted from that day. */
function isYearWord(shift: DateToken, unit: DateToken | undefined): boolean {
  return unit?.kind === "unit" && unit.unit === "year" && unit.start === shift.start && !/듬|다음/.test(shift.text);
}

function weekdayFrom(tokens: readonly DateToken[], at: number, base: DateExpression, by: 1 | -1): Parsed | null {
  const ordinal = tokens[at];
  const nth = ordinal?.kind === "ordinal" ? Math.abs(ordinal.value) : 1;
  const place = ordinal?.kind === "ordinal" ? at + 1 : at;
  const token = tokens[place];
  if (token?.kind === "unit" && token.unit === "weekend")
    return { expression: weekendFrom(base, nth, by), next: place + 1 };
  if (token?.kind !== "weekday") return null;
  return {
    expression: { kind: "weekday-from", nth, weekday: token.weekday, by, base },
    next: pastDayWord(tokens, place + 1),
  };
}

/** 추석 연휴 사흘 */
const isItsLength = (token: DateToken | undefined, { day }: DateExpression & { kind: "yearly" }) =>
  token?.kind === "span" && token.unit === "day" && day.around !== undefined && token.amount === day.around * 2 + 1;
