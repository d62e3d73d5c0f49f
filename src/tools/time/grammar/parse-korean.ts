import { type DateExpression, type Named, type Occurrence, type Parsed, today, unitOf } from "./expression.ts";
import { after, fromDay } from "./korean-from-day.ts";
import { isDirection, isOf, pastDayWord, pastFrom, pastOf } from "./korean-joins.ts";
import { ordinalWithin } from "./korean-ordinal.ts";
import { added, lastingFrom, plus, spanFrom, spanFromToday } from "./korean-span.ts";
import { type DateToken, type DateUnit, namesTime } from "./token.ts";

/** Korean names time from the large to the small: 내년 3월 첫째 주 월요일, 추석 사흘 뒤. An atom is narrowed word by word. */
export function parseKorean(tokens: readonly DateToken[], at: number, named: Named): Parsed | null {
  // A day was told, but not that of the event which is counted from.
  if (
    eventBefore(tokens, at)?.isTold === false &&
    (named.day !== null || isToldLater(tokens, at)) &&
    spanFromToday(tokens, at) !== null
  )
    return null;
  let parsed = fromNamed(tokens, at, named) ?? atom(tokens, at);
  while (parsed !== null) {
    const narrowed = narrow(tokens, parsed);
    if (narrowed === null) return parsed;
    parsed = narrowed;
  }
  return null;
}

/** 그 대체휴일, after a holiday; 둘째 화요일, after a month. */
function fromNamed(tokens: readonly DateToken[], at: number, { day, month, holiday, weekdays }: Named): Parsed | null {
  const token = tokens[at];
  if (token?.kind === "substitute" && holiday !== null)
    return { expression: { kind: "substitute", day: holiday }, next: at + 1 };
  // 다음 주 토요일에 가는데 그 토요일이 며칠이야?
  const place = token?.text === "그" ? at + 1 : at;
  const repeated = tokens[place];
  const isShifted = tokens[at - 1]?.kind === "shift" || tokens[at - 1]?.kind === "ordinal";
  const before = repeated?.kind === "weekday" && !isShifted ? weekdays.get(repeated.weekday) : undefined;
  if (before !== undefined) return { expression: before, next: pastDayWord(tokens, place + 1) };
  // 다음 주 토요일이 생신인데 그 이틀 전에
  const fromIt = token?.text === "그" && day !== null ? spanFrom(tokens, at + 1, day) : null;
  if (fromIt !== null) return fromIt;
  const fromDay = day === null ? null : fromDayNamedLast(tokens, at, day);
  const follows = tokens[at + 1];
  const counted = follows?.kind === "unit" && follows.unit === "week" ? tokens[at + 2] : follows;
  if (fromDay !== null || month === null || token?.kind !== "ordinal" || counted?.kind !== "weekday") return fromDay;
  return ordinalWithin(tokens, at, month, "month");
}

/** 그날부터 사흘 뒤, 하루 당겨졌대, 그 주 금요일. */
function fromDayNamedLast(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const token = tokens[at];
  if (token?.kind === "from-that-day") return sameAgain(tokens, at, base) ?? spanFrom(tokens, at + 1, base);
  const coming = token?.kind === "unnamed" ? comingAfter(tokens, at, base) : null;
  if (coming !== null) return coming;
  if (token?.kind === "that-period") {
    return { expression: { kind: "period", unit: token.unit, shift: token.shift, base }, next: at + 1 };
  }
  // 4분기 첫날이 언제고 끝나는 날은 언제죠
  if (token?.kind === "edge" && base.kind === "edge")
    return { expression: { ...base, edge: token.edge }, next: at + 1 };
  // 다음 달 1일부터 말일까지
  if (token?.kind === "edge" && token.text === "말일" && base.kind === "nth-day" && base.within !== null)
    return { expression: { kind: "edge", edge: "end", within: base.within }, next: at + 1 };
  // 다음 달 둘째 화요일이랑 넷째 화요일
  if (token?.kind === "ordinal" && base.kind === "nth-weekday" && tokens[at + 1]?.kind === "weekday") {
    return ordinalWithin(tokens, at, base.within, unitOf(base.within));
  }
  // “한 달 뒤에 검진인데 한 달 뒤가 며칠이야?” says the same twice.
  const again = spanFromToday(tokens, at);
  if (again !== null && JSON.stringify(again.expression) === JSON.stringify(base)) return again;
  if (eventBefore(tokens, at)?.isTold === true || isConditionOf(tokens, at) || isBeforeTold(tokens, at, again))
    return spanFrom(tokens, at, base);
  const lasting = lastingFrom(tokens, at, base);
  if (lasting !== null) return lasting;
  const moved = spanFrom(tokens, at, base);
  return moved !== null && tokens[moved.next - 1]?.kind === "moved" ? moved : null;
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

/** “어제 출발했고 출발하고 닷새 뒤에 온대”: the event that a span is counted from, and whether its day was told. */
function eventBefore(tokens: readonly DateToken[], at: number): { readonly isTold: boolean } | null {
  const event = tokens[at - 1];
  const stem =
    event?.kind === "word" ? /^(.{2,}?)(?:하고|되고|받고|하고서|하고나서)$/.exec(event.text)?.[1] : undefined;
  if (stem === undefined) return null;
  return { isTold: tokens.slice(0, at - 1).some(({ kind, text }) => kind === "word" && text.startsWith(stem)) };
}

/** “검사하고 나흘 뒤. 검사는 모레야.” */
function isToldLater(tokens: readonly DateToken[], at: number): boolean {
  const stem = tokens[at - 1]?.text.slice(0, 2) ?? "";
  return tokens.slice(at).some(({ kind, text }) => kind === "word" && text.startsWith(stem));
}

/** “기념일이 9월 9일이야. 한 달 전이면 며칠이지?”: before the day that was told to be one. */
function isBeforeTold(tokens: readonly DateToken[], at: number, span: Parsed | null): boolean {
  const [copula, mark] = [tokens[at - 2], tokens[at - 1]];
  const isBack = span?.expression.kind === "shifted" && span.expression.amount < 0;
  return (
    isBack &&
    mark?.kind === "break" &&
    mark.strong &&
    /^(?:이야|야|이에요|예요|입니다|이거든요?)$/.test(copula?.text ?? "")
  );
}

const isComma = (token: DateToken) => token.kind === "break" && token.text === ",";

/** “월요일에 주문하면 이틀 뒤”, “시험이 2월 20일인데 2주 전이”: counted from the day of the condition. */
function isConditionOf(tokens: readonly DateToken[], at: number): boolean {
  // 저희는
  const isOfFiller = (place: number) => tokens[place]?.kind === "particle" && tokens[place - 1]?.kind === "filler";
  const last = tokens
    .slice(0, at)
    .findLastIndex((token, place) => token.kind !== "filler" && !isComma(token) && !isOfFiller(place));
  const before = tokens[last];
  if (before?.kind !== "word" && before?.kind !== "particle") return false;
  // 화요일에 시작해서 열흘 뒤에
  if (!/(?:면|인데|인데요|이고|[해와가나]서|^서|[갔왔봤]다가)$/.test(before.text)) return false;
  const clause = tokens.slice(0, last);
  const start = clause.findLastIndex(
    (token) => token.kind === "break" || ((token.kind === "word" || token.kind === "particle") && token.endsClause),
  );
  return clause.slice(start + 1).some(namesTime);
}

function atom(tokens: readonly DateToken[], at: number): Parsed | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const next = at + 1;
  switch (token.kind) {
    case "day":
      return { expression: { kind: "relative-day", days: token.days }, next };
    case "date":
      return { expression: { kind: "date", year: token.year, month: token.month, day: token.day }, next };
    case "year":
      return { expression: { kind: "year", year: token.year }, next };
    case "month":
      return monthOrDay(tokens, at, { lunar: false, year: null, occurrence: null });
    case "lunar":
      return tokens[next]?.kind === "month"
        ? monthOrDay(tokens, next, { lunar: true, year: null, occurrence: null })
        : null;
    case "quarter":
    case "half":
      return { expression: { kind: "part-of-year", unit: token.kind, number: token.number, year: null }, next };
    case "yearly":
      return { expression: { kind: "yearly", day: token.day, year: null, occurrence: null }, next };
    case "weekday":
      return {
        expression: { kind: "weekday", weekday: token.weekday, week: null, occurrence: null },
        next: pastDayWord(tokens, next),
      };
    case "unit":
      return spanFromToday(tokens, at) ?? bareUnit(tokens, at);
    case "edge":
      return token.text === "말일" ? { expression: { kind: "edge", edge: "end", within: thisMonth }, next } : null;
    case "shift":
      return shifted(tokens, at, token.by);
    case "every":
      return { expression: { kind: "every", unit: token.unit }, next };
    // 넷째 주 일요일은 휴무: of every month.
    case "ordinal":
      return weekdayOfMonths(tokens, at);
    case "number":
    case "span":
      return spanFromToday(tokens, at) ?? bareYear(tokens, at) ?? dayOfMonth(tokens, at, null);
    default:
      return null;
  }
}

function weekdayOfMonths(tokens: readonly DateToken[], at: number): Parsed | null {
  const parsed = ordinalWithin(tokens, at, { kind: "every", unit: "month" }, "month");
  return parsed?.expression.kind === "nth-weekday" && parsed.expression.nth > 0 ? parsed : null;
}

/** 주말, 분기 말: of the present one. */
function bareUnit(tokens: readonly DateToken[], at: number): Parsed | null {
  const token = tokens[at];
  const edge = tokens[at + 1];
  if (token?.kind !== "unit" || token.unit === "day" || token.unit === "hour" || token.unit === "minute") return null;
  const period: DateExpression = { kind: "period", unit: token.unit, shift: 0, base: null };
  if (edge?.kind === "edge") return { expression: { kind: "edge", edge: edge.edge, within: period }, next: at + 2 };
  return token.unit === "weekend" ? { expression: period, next: at + 1 } : null;
}

const thisMonth: DateExpression = { kind: "period", unit: "month", shift: 0, base: null };

/** 다음 주, 지난 금요일, 이번 추석, 다음 5월. */
function shifted(tokens: readonly DateToken[], at: number, by: number): Parsed | null {
  const token = tokens[at + 1];
  const next = at + 2;
  const occurrence: Occurrence = by < 0 ? -1 : by === 0 ? 0 : 1;
  if (token === undefined || (Math.abs(by) > 1 && token.kind !== "unit")) return null;
  switch (token.kind) {
    case "unit":
      if (token.unit === "hour" || token.unit === "minute" || token.unit === "day") return null;
      // 돌아오는 주말 is the nearest one, not that of next week.
      if (token.unit === "weekend" && /오는$/.test(tokens[at]?.text ?? ""))
        return { expression: { kind: "period", unit: "weekend", shift: 0, base: null }, next };
      return { expression: { kind: "period", unit: token.unit, shift: by, base: null }, next };
    case "weekday":
      return {
        expression: { kind: "weekday", weekday: token.weekday, week: null, occurrence },
        next: pastDayWord(tokens, next),
      };
    case "yearly":
      return { expression: { kind: "yearly", day: token.day, year: null, occurrence }, next };
    case "month":
      return monthOrDay(tokens, at + 1, { lunar: false, year: null, occurrence });
    case "number": {
      // 다음 13일
      const day = dayOfMonth(tokens, at + 1, { kind: "every", unit: "month" });
      return (
        day && { expression: { kind: "recurring", unit: "month", day: day.expression, occurrence }, next: day.next }
      );
    }
    default:
      return null;
  }
}

/** 5월, or 5월 5일. */
function monthOrDay(
  tokens: readonly DateToken[],
  at: number,
  how: { lunar: boolean; year: DateExpression | null; occurrence: Occurrence },
): Parsed | null {
  const month = tokens[at];
  if (month?.kind !== "month") return null;
  const day = tokens[at + 1];
  const unit = tokens[at + 2];
  if (day?.kind === "number" && day.start === month.start) {
    return { expression: { kind: "month-day", month: month.month, day: day.value, ...how }, next: at + 2 };
  }
  if (day?.kind === "number" && unit?.kind === "unit" && unit.text === "일") {
    return { expression: { kind: "month-day", month: month.month, day: day.value, ...how }, next: at + 3 };
  }
  if (how.lunar) return null;
  return {
    expression: { kind: "month", month: month.month, year: how.year, occurrence: how.occurrence },
    next: at + 1,
  };
}

function narrow(tokens: readonly DateToken[], { expression, next: end }: Parsed): Parsed | null {
  const next = pastOf(tokens, end);
  const token = tokens[next];
  if (token === undefined) return null;
  const span =
    spanFrom(tokens, pastFrom(tokens, end), expression) ??
    (isOf(tokens[next - 1]) ? spanFrom(tokens, next, expression) : null) ??
    added(tokens, next, expression) ??
    plus(tokens, next, expression);
  if (span !== null) return span;
  const unit = expression.kind === "shifted" ? expression.unit : unitOf(expression);
  // 한 달 뒤 오늘
  if (expression.kind === "shifted" && unit !== "day" && token.kind === "day" && token.days === 0)
    return { expression, next: next + 1 };
  if (expression.kind === "shifted" && unit !== "day") {
    return within(tokens, next, { kind: "period", unit, shift: 0, base: expression }, unit);
  }
  return unit === "day"
    ? fromDay(tokens, next, expression)
    : (within(tokens, next, expression, unit) ?? after(tokens, next, expression));
}

/** Something inside a week, month, quarter or year. */
function within(tokens: readonly DateToken[], at: number, period: DateExpression, unit: DateUnit): Parsed | null {
  const token = tokens[at];
  const next = at + 1;
  const follows = tokens[next];
  switch (token?.kind) {
    case "edge":
      return { expression: { kind: "edge", edge: token.edge, within: period }, next };
    case "weekday":
      if (unit !== "week" && unit !== "weekend" && unit !== "workdays" && period.kind !== "nth-week") return null;
      return {
        expression: { kind: "weekday", weekday: token.weekday, week: period, occurrence: null },
        next: pastDayWord(tokens, next),
      };
    case "ordinal":
      return ordinalWithin(tokens, at, period, unit);
    // 다음 달 초 첫 월요일
    case "unnamed":
      return token.text === "초" ? ordinalWithin(tokens, next, period, unit) : null;
    case "number":
      return unit === "month" ? dayOfMonth(tokens, at, period) : null;
    case "month":
      return unit === "year" ? monthOrDay(tokens, at, { lunar: false, year: period, occurrence: null }) : null;
    case "lunar":
      return unit === "year" ? monthOrDay(tokens, next, { lunar: true, year: period, occurrence: null }) : null;
    case "quarter":
    case "half":
      return unit === "year"
        ? { expression: { kind: "part-of-year", unit: token.kind, number: token.number, year: period }, next }
        : null;
    case "yearly":
      return unit === "year"
        ? { expression: { kind: "yearly", day: token.day, year: period, occurrence: null }, next }
        : null;
    case "day":
      if (token.days === 0 && unit === "week" && period.kind === "period" && period.base === null)
        return { expression: { kind: "shifted", base: { ...today }, amount: period.shift, unit: "week" }, next };
      return token.days === 0 && (unit === "year" || unit === "month")
        ? { expression: { kind: "same-day", within: period, day: today }, next }
        : null;
    case "unit":
      return (token.unit === "weekend" || token.unit === "workdays") && unit === "week"
        ? { expression: { kind: "period", unit: token.unit, shift: 0, base: period }, next }
        : null;
    case "shift":
      if (unit === "year" && token.by === 0 && follows?.kind === "yearly")
        return { expression: { kind: "yearly", day: follows.day, year: period, occurrence: null }, next: next + 1 };
      // 다음 주의 다음 주
      return isOf(tokens[at - 1]) && token.by !== 0 && follows?.kind === "unit" && follows.unit === unit
        ? { expression: { kind: "period", unit, shift: token.by, base: period }, next: next + 1 }
        : null;
    default:
      return null;
  }
}

function dayOfMonth(tokens: readonly DateToken[], at: number, month: DateExpression | null): Parsed | null {
  const day = tokens[at];
  const unit = tokens[at + 1];
  if (day?.kind !== "number" || unit?.kind !== "unit" || unit.text !== "일") return null;
  // 백일, 100일: no day of a month.
  if (month === null && day.value > 31) return null;
  // 이번 달 3일 이후 names a day; 3일 뒤 alone counts from today.
  if (month === null && isDirection(tokens[at + 2])) return null;
  return { expression: { kind: "nth-day", nth: day.value, within: month }, next: at + 2 };
}

/** 27년 설날 */
function bareYear(tokens: readonly DateToken[], at: number): Parsed | null {
  const number = tokens[at];
  const unit = tokens[at + 1];
  if (number?.kind !== "number" || unit?.kind !== "unit" || unit.unit !== "year" || isDirection(tokens[at + 2]))
    return null;
  return number.value >= 20 && number.value < 100
    ? { expression: { kind: "year", year: 2000 + number.value }, next: at + 2 }
    : null;
}
