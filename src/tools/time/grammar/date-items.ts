import type { Item } from "./clause.ts";
import { parseEnglish } from "./english/parse-english.ts";
import { type DateExpression, isBareWeekday, type Named, type Parsed, unitOf } from "./expression.ts";
import { everyUnitOf, inPeriodOf } from "./expression-relations.ts";
import { parseKorean } from "./korean/parse-korean.ts";
import { namedAfter, nothingNamed } from "./named.ts";
import { type DateToken, namesTime } from "./token.ts";

export function dateItemsOf(tokens: readonly DateToken[]): Item[] {
  const items: Item[] = [];
  let named: Named = nothingNamed;
  let at = 0;
  while (at < tokens.length) {
    const parsed = parseAt(tokens, at, named);
    const first = tokens[at];
    if (first === undefined) break;
    if (parsed === null && startsStretch(tokens, at)) {
      items.push({
        kind: "plain",
        token: { ...first, kind: "particle", role: "from", endsClause: false, past: false },
      });
      at += 1;
      continue;
    }
    if (parsed === null) {
      items.push(namesTime(first) ? { kind: "stray", token: first } : { kind: "plain", token: first });
      // “8일 전이 며칠이고 8일 뒤가 며칠이야?”: what comes after a question is not counted from the day that it asks for.
      if (first.kind === "ask" && isJoiningEnd(tokens[at + 1])) named = { ...named, isAsked: true };
      at += 1;
      continue;
    }
    const expression = inMonthNamed(parsed.expression, named, items);
    const last = tokens[parsed.next - 1] ?? first;
    const follows = tokens[parsed.next];
    const before = beforePhrase(items);
    // 어제 날짜가, 이번 주 날짜랑
    const ofDate = follows?.kind === "ask" && follows.text === "날짜" ? tokens[parsed.next + 1] : undefined;
    const marked = ofDate?.kind === "particle" ? ofDate : (boundPastClock(tokens, parsed.next) ?? follows);
    // "yesterday's and tomorrow's dates"
    const isListed = /^['’]s$/.test(follows?.text ?? "") && tokens[parsed.next + 1]?.text.toLowerCase() === "and";
    const own = isListed ? "with" : marked?.kind === "particle" ? marked.role : null;
    const endsStretch = before?.kind === "particle" && /^[~∼〜–-]$/.test(before.text);
    const role = endsStretch ? "until" : startsStretchTo(tokens, parsed.next) ? "from" : own;
    const leading = before?.kind === "particle" && /^[a-z']/i.test(before.text) ? before.role : null;
    items.push({
      kind: "phrase",
      expression,
      start: first.start,
      end: last.end,
      role: parsed.role ?? (leading === "until" || leading === "from" ? leading : role),
    });
    if (!isSaidOfDay(expression, items)) named = namedAfter(named, expression);
    at = parsed.next;
  }
  return items;
}

/** 금요일 저녁 7시부터, 토요일 정오까지: a stretch is of the days, whatever time of day it begins and ends at. */
function boundPastClock(tokens: readonly DateToken[], at: number): DateToken | null {
  const bound = tokens[at]?.kind === "clock" ? tokens[at + 1] : undefined;
  return bound?.kind === "particle" && (bound.role === "from" || bound.role === "until") ? bound : null;
}

/** 며칠이고, 며칠이며, 며칠인지랑: another question follows. */
const isJoiningEnd = (token: DateToken | undefined) =>
  /^(?:이?고|이며|이구|인지랑|인지하고|인지|였고|이었고)$/.test(token?.text ?? "");

/** “12월 14일에 시작해서 18일에 끝나는데”: a later day of the month that was named in the same sentence. */
function inMonthNamed(expression: DateExpression, { day }: Named, items: readonly Item[]): DateExpression {
  if (expression.kind !== "nth-day" || expression.within !== null || day === null) return expression;
  const isNewSentence = items
    .slice(items.findLastIndex(({ kind }) => kind === "phrase"))
    .some((item) => item.kind === "plain" && item.token.kind === "break" && item.token.strong);
  const before = day.kind === "month-day" ? day.day : day.kind === "nth-day" ? day.nth : null;
  return before === null || isNewSentence || expression.nth <= before ? expression : inPeriodOf(expression, day);
}

/** “삼일절이 올해 일요일이래”: a weekday that is only said of the day before it. */
function isSaidOfDay(expression: DateExpression, items: readonly Item[]): boolean {
  const start = items.findLastIndex((item) => item.kind === "plain" && item.token.kind === "break");
  const clause = items.slice(start + 1, -1);
  // “오늘이 9월 5일이고”
  const last = items.at(-2);
  const before = items.at(-3);
  const isOfToday =
    last?.kind === "plain" &&
    last.token.kind === "particle" &&
    before?.kind === "phrase" &&
    before.role === "subject" &&
    before.expression.kind === "relative-day" &&
    before.expression.days === 0;
  if (isOfToday) return true;
  if (!isBareWeekday(expression)) return false;
  // "Is New Year's Day on a Wednesday?"
  const [verb] = clause;
  const isAsked = verb?.kind === "plain" && /^(?:is|was|isn't|wasn't)$/i.test(verb.token.text);
  return clause.some(
    (item) => item.kind === "phrase" && (isAsked || item.role === "subject") && unitOf(item.expression) === "day",
  );
}

/** English "from Friday to Monday". */
function startsStretch(tokens: readonly DateToken[], at: number): boolean {
  return tokens[at]?.text.toLowerCase() === "from" && parseAt(tokens, at + 1, nothingNamed) !== null;
}

/** English "Monday to Friday". */
function startsStretchTo(tokens: readonly DateToken[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "particle" || token.role !== "until" || !/^[a-z]/i.test(token.text)) return false;
  return parseAt(tokens, at + 1, nothingNamed) !== null;
}

/** The token right before a phrase, as it was read. */
function beforePhrase(items: readonly Item[]): DateToken | undefined {
  const last = items.at(-1);
  return last?.kind === "plain" ? last.token : undefined;
}

/** Figures alone are read as the words around them are. */
function parseAt(tokens: readonly DateToken[], at: number, named: Named): Parsed | null {
  const telling = tokens.slice(at).find(({ text }) => /[가-힣]|^(?!d\s?-).*[a-z]/i.test(text))?.text ?? "";
  const parsed = /[가-힣]/.test(telling) ? parseKorean(tokens, at, named) : parseEnglish(tokens, at, named);
  const unit = parsed && everyUnitOf(parsed.expression);
  if (parsed === null || unit === null) return parsed;
  // 매달 alone names no day.
  if (parsed.expression.kind === "every") return null;
  return { ...parsed, expression: { kind: "recurring", unit, day: parsed.expression, occurrence: null } };
}
