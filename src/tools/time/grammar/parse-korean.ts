import { type DateExpression, type Occurrence, type Parsed, today, unitOf, withYear } from "./expression.ts";
import type { DateToken, DateUnit } from "./token.ts";

/** Korean names time from the large to the small: 내년 3월 첫째 주 월요일, 추석 사흘 뒤. An atom is narrowed word by word. */
export function parseKorean(
  tokens: readonly DateToken[],
  at: number,
  dayNamedLast: DateExpression | null,
): Parsed | null {
  let parsed = (dayNamedLast === null ? null : fromDayNamedLast(tokens, at, dayNamedLast)) ?? atom(tokens, at);
  while (parsed !== null) {
    const narrowed = narrow(tokens, parsed);
    if (narrowed === null) return parsed;
    parsed = narrowed;
  }
  return null;
}

/** 그날부터 사흘 뒤, 하루 당겨졌대, 그 주 금요일. */
function fromDayNamedLast(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const token = tokens[at];
  if (token?.kind === "from-that-day") return spanFrom(tokens, at + 1, base);
  if (token?.kind === "that-period") {
    return { expression: { kind: "period", unit: token.unit, shift: 0, base }, next: at + 1 };
  }
  // 다음 달 둘째 화요일이랑 넷째 화요일
  if (token?.kind === "ordinal" && base.kind === "nth-weekday" && tokens[at + 1]?.kind === "weekday") {
    return ordinalWithin(tokens, at, base.within, unitOf(base.within));
  }
  const lasting = lastingFrom(tokens, at, base);
  if (lasting !== null) return lasting;
  const moved = spanFrom(tokens, at, base);
  return moved !== null && tokens[moved.next - 1]?.kind === "moved" ? moved : null;
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
    case "number":
    case "span":
      return spanFromToday(tokens, at) ?? bareYear(tokens, at) ?? dayOfMonth(tokens, at, null);
    default:
      return null;
  }
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
  if (day?.kind === "number" && unit?.kind === "unit" && unit.text === "일" && !isDirection(tokens[at + 3])) {
    return { expression: { kind: "month-day", month: month.month, day: day.value, ...how }, next: at + 3 };
  }
  if (how.lunar) return null;
  return {
    expression: { kind: "month", month: month.month, year: how.year, occurrence: how.occurrence },
    next: at + 1,
  };
}

function narrow(tokens: readonly DateToken[], { expression, next: after }: Parsed): Parsed | null {
  const next = pastOf(tokens, after);
  const token = tokens[next];
  if (token === undefined) return null;
  const span =
    spanFrom(tokens, pastFrom(tokens, after), expression) ??
    (isOf(tokens[next - 1]) ? spanFrom(tokens, next, expression) : null);
  if (span !== null) return span;
  const unit = expression.kind === "shifted" ? expression.unit : unitOf(expression);
  if (expression.kind === "shifted" && unit !== "day") {
    return within(tokens, next, { kind: "period", unit, shift: 0, base: expression }, unit);
  }
  return unit === "day" ? fromDay(tokens, next, expression) : within(tokens, next, expression, unit);
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
      if (unit !== "week" && unit !== "weekend" && period.kind !== "nth-week") return null;
      return {
        expression: { kind: "weekday", weekday: token.weekday, week: period, occurrence: null },
        next: pastDayWord(tokens, next),
      };
    case "ordinal":
      return ordinalWithin(tokens, at, period, unit);
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

/** 첫째 월요일, 셋째 주 금요일, 마지막 주말, 둘째 날. */
function ordinalWithin(
  tokens: readonly DateToken[],
  at: number,
  period: DateExpression,
  unit: DateUnit,
): Parsed | null {
  const ordinal = tokens[at];
  const token = tokens[at + 1];
  if (ordinal?.kind !== "ordinal" || token === undefined) return null;
  const nth = ordinal.value;
  const next = at + 2;
  if (token.kind === "weekday" && unit !== "week") {
    return {
      expression: { kind: "nth-weekday", nth, weekday: token.weekday, within: period },
      next: pastDayWord(tokens, next),
    };
  }
  if (token.kind !== "unit") return null;
  if (token.unit === "day") return { expression: { kind: "nth-day", nth, within: period }, next };
  if (token.unit === "weekend" && unit !== "week")
    return { expression: { kind: "nth-weekend", nth, within: period }, next };
  if (token.unit === "workdays") return { expression: { kind: "nth-workday", nth, within: period }, next };
  if (token.unit !== "week" || unit !== "month") return null;
  const weekday = tokens[next];
  // People count 첫째 주 월요일 by the Mondays of the month.
  return weekday?.kind === "weekday"
    ? {
        expression: { kind: "nth-weekday", nth, weekday: weekday.weekday, within: period },
        next: pastDayWord(tokens, next + 1),
      }
    : { expression: { kind: "nth-week", nth, within: period }, next };
}

/** What is reckoned from a day: 추석 다음 주 월요일, 개천절 지나고 첫 월요일, 추석 연휴, 크리스마스 올해 거. */
function fromDay(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const token = tokens[at];
  if (token?.kind === "around" && base.kind === "yearly")
    return { expression: { kind: "around", day: base }, next: at + 1 };
  if (token?.kind === "day" && at > 0 && isOf(tokens[at - 1])) {
    return { expression: { kind: "shifted", base, amount: token.days, unit: "day" }, next: at + 1 };
  }
  if (token?.kind === "weekday" && base.kind !== "weekday" && base.kind !== "nth-weekday") {
    return { expression: { kind: "said-weekday", base, weekday: token.weekday }, next: pastDayWord(tokens, at + 1) };
  }
  if (token?.kind === "direction" && base.kind !== "shifted") return weekdayFrom(tokens, at + 1, base, token.by);
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
  if (token.by === 0) return null;
  if (follows?.kind === "unit" && follows.unit !== "day" && follows.unit !== "hour" && follows.unit !== "minute") {
    return { expression: { kind: "period", unit: follows.unit, shift: token.by, base }, next: at + 2 };
  }
  return Math.abs(token.by) === 1 ? weekdayFrom(tokens, at + 1, base, token.by > 0 ? 1 : -1) : null;
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
  if (token?.kind !== "weekday") return null;
  return {
    expression: { kind: "weekday-from", nth, weekday: token.weekday, by, base },
    next: pastDayWord(tokens, place + 1),
  };
}

/** 20일부터 3일간, 내일부터 닷새 동안: the last day of a stretch; its first counts. */
function lastingFrom(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const [before, first, second] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before?.kind !== "particle" || before.role !== "from") return null;
  const [amount, unit, next] =
    first?.kind === "span"
      ? ([first.amount, first.unit, at + 1] as const)
      : first?.kind === "number" && second?.kind === "unit"
        ? ([first.value, second.unit, at + 2] as const)
        : ([0, null, at] as const);
  const lasts = /간$/.test(tokens[next - 1]?.text ?? "") || /^(?:간|동안)$/.test(tokens[next]?.text ?? "");
  const days = unit === "day" ? amount : unit === "week" ? amount * 7 : 0;
  if (!lasts || days < 1) return null;
  const end = /^(?:간|동안)$/.test(tokens[next]?.text ?? "") ? next + 1 : next;
  return { expression: { kind: "shifted", base, amount: days - 1, unit: "day" }, next: end, role: "until" };
}

/** What is moved is no day of today's reckoning: 하루 당겨졌대. */
function spanFromToday(tokens: readonly DateToken[], at: number): Parsed | null {
  const span = spanFrom(tokens, at, today);
  return span !== null && tokens[span.next - 1]?.kind === "moved" ? null : span;
}

/** 3일 뒤, 보름 전, 한 달 이틀 뒤; counted from a base. */
function spanFrom(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const spans: { amount: number; unit: DateUnit }[] = [];
  const start = pastWorkdays(tokens, at);
  let next = start;
  for (;;) {
    const token = tokens[next];
    const unit = tokens[next + 1];
    if (token?.kind === "span") {
      spans.push({ amount: token.amount, unit: token.unit });
      next += 1;
    } else if (token?.kind === "number" && unit?.kind === "unit" && unit.unit !== "weekend") {
      spans.push({ amount: token.value, unit: unit.unit });
      next += 2;
    } else break;
  }
  const place = pastOf(tokens, next);
  const direction = tokens[place]?.kind === "moved" ? tokens[place] : tokens[next];
  if (
    spans.length === 0 ||
    (direction?.kind !== "direction" && direction?.kind !== "moved") ||
    spans.some(({ unit }) => unit === "hour" || unit === "minute")
  ) {
    return null;
  }
  const expression = spans.reduce<DateExpression>(
    (from, { amount, unit }) => ({
      kind: "shifted",
      base: from,
      amount: amount * direction.by,
      unit: start > at ? "workdays" : unit,
    }),
    base,
  );
  if (start > at && spans.some(({ unit }) => unit !== "day")) return null;
  return { expression, next: (direction.kind === "moved" ? place : next) + 1 };
}

/** 영업일로 5일 뒤, 주말 빼고 사흘 뒤. */
function pastWorkdays(tokens: readonly DateToken[], at: number): number {
  const [token, particle] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== "unit" || token.unit !== "workdays") return at;
  return pastWorkdays(tokens, particle?.kind === "particle" && particle.role === "other" ? at + 2 : at + 1);
}

function dayOfMonth(tokens: readonly DateToken[], at: number, month: DateExpression | null): Parsed | null {
  const day = tokens[at];
  const unit = tokens[at + 1];
  if (day?.kind !== "number" || unit?.kind !== "unit" || unit.text !== "일" || isDirection(tokens[at + 2])) return null;
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

const isDirection = (token: DateToken | undefined) => token?.kind === "direction";

/** 의 joins, and so do words that add nothing. */
function pastOf(tokens: readonly DateToken[], at: number): number {
  let next = at;
  for (let token = tokens[next]; token !== undefined; token = tokens[next]) {
    const joins = token.kind === "particle" && (token.role === "of" || joiningParticles.has(token.text));
    if (!joins && !(token.kind === "filler" && joiningFillers.has(token.text))) break;
    next += 1;
  }
  return next;
}

const isOf = (token: DateToken | undefined) => token?.kind === "particle" && token.role === "of";

/** 내일부터 3일 뒤, 오늘 기준으로 2주 뒤. */
function pastFrom(tokens: readonly DateToken[], at: number): number {
  const token = tokens[at];
  const reckons = token?.kind === "particle" && (token.role === "from" || token.text.startsWith("기준"));
  return reckons ? pastOf(tokens, at + 1) : at;
}

const joiningParticles: ReadonlySet<string> = new Set(["에", "에는", "엔", "날", "은", "는"]);
const joiningFillers: ReadonlySet<string> = new Set(["그", "딱", "정확히", "바로", "있는"]);

/** 금요일 날 */
function pastDayWord(tokens: readonly DateToken[], at: number): number {
  const token = tokens[at];
  return token?.kind === "unit" && token.text === "날" ? at + 1 : at;
}
