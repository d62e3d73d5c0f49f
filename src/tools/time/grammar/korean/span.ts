import { type DateExpression, type Parsed, today, unitOf } from "../expression.ts";
import { type DateToken, type DateUnit, readAs } from "../token.ts";
import { isDirection, pastOf } from "./joins.ts";

/** 11월 18일에 3일 더하면. */
export function added(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const span = spanFrom(tokens, at, base);
  return span !== null && /^(?:[을를]\s*)?(?:더|뺀|빼|뺐|걸|소)/.test(tokens[span.next - 1]?.text ?? "") ? span : null;
}

/** 25일 더하기 60일, 오늘 + 3주. */
export function plus(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const [sign, amount, unit] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!/^(?:더하기|\+)$/.test(sign?.text ?? "") || amount?.kind !== "number" || unit?.kind !== "unit") return null;
  if (unit.unit === "hour" || unit.unit === "minute" || unit.unit === "weekend") return null;
  return { expression: { kind: "shifted", base, amount: amount.value, unit: unit.unit }, next: at + 3 };
}

/** 20일부터 3일간, 내일부터 닷새 동안: the last day of a stretch; its first counts. */
export function lastingFrom(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const [before, first, second] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isBegun = /^서$/.test(before?.text ?? "") && tokens[at - 2]?.kind === "edge-verb";
  const isFromThat = before?.kind === "from-that-day" && /부터$/.test(before.text);
  if (!isFromThat && (before?.kind !== "particle" || (before.role !== "from" && !isBegun))) return null;
  const [amount, unit, next] =
    first?.kind === "span"
      ? ([first.amount, first.unit, at + 1] as const)
      : first?.kind === "number" && second?.kind === "unit"
        ? ([first.value, second.unit, at + 2] as const)
        : ([0, null, at] as const);
  const lasts = /(?:간|짜리)$/.test(tokens[next - 1]?.text ?? "") || /^(?:간|동안)$/.test(tokens[next]?.text ?? "");
  const days = unit === "day" ? amount : unit === "week" ? amount * 7 : 0;
  // “오늘부터 100일째 되는 날”: the first day is the first.
  const dayWord = /^되는$/.test(tokens[next]?.text ?? "") ? next + 1 : next;
  if (/^일[째차]$/.test(tokens[next - 1]?.text ?? "") && before?.text === "부터" && tokens[dayWord]?.text === "날")
    return { expression: { kind: "shifted", base, amount: days - 1, unit: "day" }, next: dayWord + 1 };
  const workday = /^영업일[째차]$/.test(tokens[next - 1]?.text ?? "") && before?.text === "부터";
  if (workday && unit !== null && amount > 0) {
    const eve: DateExpression = { kind: "shifted", base, amount: -1, unit: "day" };
    return { expression: { kind: "shifted", base: eve, amount, unit }, next: pastDay(tokens, dayWord) };
  }
  // “수요일부터 4일이면 마지막 날은?”
  const isFromDay = before.text === "부터" && tokens[at - 2]?.kind !== "word" && tokens[at - 2]?.text !== "날";
  const isToldLength = (isFromDay || isBegun) && endsLength(tokens[next]) && asksForLast(tokens.slice(next + 1));
  if (!lasts && !isToldLength) return null;
  // “21일부터 주말 빼고 5일 쓰면 마지막 날은?”
  if (unit === "workdays" || unit === "weekdays") {
    const eve: DateExpression = { kind: "shifted", base, amount: -1, unit: "day" };
    return { expression: { kind: "shifted", base: eve, amount, unit }, next, role: "until" };
  }
  if (days < 1) return null;
  const end = /^(?:간|동안)$/.test(tokens[next]?.text ?? "") ? next + 1 : next;
  return { expression: { kind: "shifted", base, amount: days - 1, unit: "day" }, next: end, role: "until" };
}

/** 4일이면, but not the 21일까지 of a stretch between two days. */
const endsLength = (token: DateToken | undefined) =>
  token?.kind === "break" || token?.kind === "word" || (token?.kind === "particle" && token.role !== "until");

const pastDay = (tokens: readonly DateToken[], at: number) => (tokens[at]?.text === "날" ? at + 1 : at);

const asksForLast = (tokens: readonly DateToken[]) =>
  tokens.some(
    (token, at) =>
      ((token.kind === "edge" || token.kind === "edge-verb") && token.edge === "end") ||
      (token.kind === "particle" && token.role === "until" && tokens[at - 1]?.kind === "ask"),
  );

/** “4월 1일에서 거꾸로 40일 세면”, “오늘부터 2주 거꾸로 가면” */
export function backFrom(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const isAhead = tokens[at]?.kind === "backwards";
  const start = isAhead ? at + 1 : at;
  const [first, second] = [tokens[start], tokens[start + 1]];
  const isCount = first?.kind === "number" && second?.kind === "unit";
  const next = first?.kind === "span" ? start + 1 : isCount ? start + 2 : start;
  if (next === start || (!isAhead && tokens[next]?.kind !== "backwards")) return null;
  const end = isAhead ? next : next + 1;
  const [amount, unit] = first?.kind === "span" ? [first.amount, first.unit] : countOf(first, second);
  if (unit === "hour" || unit === "minute" || tokens[end]?.kind === "direction") return null;
  const counts = /^(?:세|셌|가|계산|치|올라)/.test(tokens[end]?.text ?? "");
  return { expression: { kind: "shifted", base, amount: -amount, unit }, next: counts ? end + 1 : end };
}

const countOf = (number: DateToken | undefined, unit: DateToken | undefined): readonly [number, DateUnit] =>
  number?.kind === "number" && unit?.kind === "unit" ? [number.value, unit.unit] : [0, "hour"];

/** What is moved is no day of today's reckoning: 하루 당겨졌대. */
export function spanFromToday(tokens: readonly DateToken[], at: number): Parsed | null {
  const span = spanFrom(tokens, at, today);
  return span !== null && tokens[span.next - 1]?.kind === "moved" ? null : span;
}

/** 3일 뒤, 보름 전, 한 달 이틀 뒤; counted from a base. */
export function spanFrom(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const spans: { amount: number; unit: DateUnit }[] = [];
  let next = at;
  for (;;) {
    // 두 달 하고 열흘 뒤
    if (spans.length > 0 && /^(?:하고|이?랑|[와과])$/.test(tokens[next]?.text ?? "")) next += 1;
    if (spans.length > 0 && tokens[next]?.text === "도" && tokens[next - 1]?.text === "하고") next += 1;
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
  // 열흘 더 지나면, 사흘쯤 뒤
  if (/^(?:더|쯤|정도)$/.test(tokens[next]?.text ?? "") && isDirection(tokens[next + 1])) next += 1;
  // 하루만 늦춰
  const isOnly = tokens[next]?.text === "만" && tokens[next + 1]?.kind === "moved";
  const movedAt = isOnly ? next + 1 : place;
  const direction = tokens[movedAt]?.kind === "moved" ? tokens[movedAt] : remaining(tokens[next], tokens[next + 1]);
  if (
    spans.length === 0 ||
    (direction?.kind !== "direction" && direction?.kind !== "moved") ||
    spans.some(({ unit }) => unit === "hour" || unit === "minute")
  ) {
    return null;
  }
  if (spans.some(({ unit }) => isSmaller(unit, base))) return null;
  // 크리스마스 D-10
  const isBeforeDay = base !== today && /^d/i.test(tokens[at]?.text ?? "");
  const expression = spans.reduce<DateExpression>(
    (from, { amount, unit }) => ({
      kind: "shifted",
      base: from,
      amount: amount * (isBeforeDay ? -1 : direction.by),
      unit,
    }),
    base,
  );
  return { expression, next: (direction.kind === "moved" ? movedAt : next) + 1 };
}

/** “12일 남았다는데”: so many days from now. */
function remaining(token: DateToken | undefined, next: DateToken | undefined): DateToken | undefined {
  if (token?.kind !== "ask" || !/^남[았앗은]/.test(token.text) || isPointOfCount(token, next)) return token;
  return readAs(token, { kind: "direction", by: 1, fromNow: false });
}

/** “100일 남은 날이 언제야?”, of an event: that many days before it. */
const isPointOfCount = (left: DateToken, next: DateToken | undefined) =>
  /^남은\s?날/.test(left.text) || (left.text === "남은" && /^(?:게|건|날|때|시점)/.test(next?.text ?? ""));

/** “시험이 9월 7일인데 100일 남은 날이 언제야?” */
export function leftUntil(tokens: readonly DateToken[], at: number, base: DateExpression): Parsed | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  const isCount = first?.kind === "number" && second?.kind === "unit" && second.unit === "day";
  const [amount, next] = first?.kind === "span" ? [first.amount, at + 1] : isCount ? [first.value, at + 2] : [0, at];
  const [left, point] = [tokens[next], tokens[next + 1]];
  const unit = first?.kind === "span" ? first.unit : "day";
  if (amount === 0 || left?.kind !== "ask" || !isPointOfCount(left, point)) return null;
  const end = /날/.test(left.text) ? next + 1 : next + 2;
  return { expression: { kind: "shifted", base, amount: -amount, unit }, next: end };
}

/** 지난달 10일 이후: a whole month is not moved by days. */
function isSmaller(unit: DateUnit, base: DateExpression): boolean {
  const sizes: readonly DateUnit[] = ["day", "week", "month", "quarter", "half", "year"];
  const size = sizes.indexOf(unitOf(base));
  return base.kind !== "shifted" && size > 0 && sizes.indexOf(unit) < size;
}
