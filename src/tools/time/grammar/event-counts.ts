import type { Clause, Item, Phrase } from "./clause.ts";
import { startsFromToday } from "./doubt.ts";
import { type Counted, lengthCounted, stretchFrom, stretchUntil } from "./event-lengths.ts";
import { eventAt, wordOf } from "./event-named.ts";
import { type DateExpression, isBareWeekday } from "./expression.ts";
import { rebased, weekendFrom } from "./expression-relations.ts";
import { isBareNoun } from "./korean/hangul.ts";

/** What a clause counts from events: “출국 3주 전까지”, “결제 후 7일 이내”, “개학 전 마지막 토요일”. */
export function countedIn(clause: Clause, previous: Clause | undefined): Counted[] {
  const ahead = previous?.sentence === clause.sentence ? previous.items : [];
  return clause.items.flatMap((item, at) => {
    const before = [...ahead, ...clause.items.slice(0, at)].filter(
      (other) => other.kind !== "plain" || other.token.kind !== "filler" || other.token.text === "날",
    );
    if (item.kind !== "phrase") return stretchUntil(clause, item) ?? lengthCounted(clause, at, before);
    const begun = item.role === "until" ? eventAt(before) : null;
    if (begun?.isMarked) return stretchFrom(clause, begun);
    const found = startsFromToday(item.expression) ? eventAt(before) : null;
    if (found !== null)
      return [{ clause, phrase: item, ...found, from: (day: DateExpression) => rebased(item.expression, day) }];
    const week = weekCounted(item.expression);
    const weekOf = week === null ? null : eventAt(before);
    if (week !== null && weekOf !== null) return [{ clause, phrase: item, ...weekOf, from: week }];
    const within = daysWithin(item.expression);
    const limit = within === null ? null : eventAt(before);
    const after = clause.items[at + 1];
    const isLimit = after?.kind === "stray" && /^(?:이내|안에)$/.test(after.token.text);
    if (limit !== null && within !== null && (isLimit || limit.isMarked))
      return [
        {
          clause,
          phrase: item,
          event: limit.event,
          taken: isLimit ? [...limit.taken, after] : limit.taken,
          from: within,
        },
      ];
    return weekdayCounted(clause, item, before);
  });
}

/** “개학 다음 주 월요일” */
function weekCounted(expression: DateExpression): ((base: DateExpression) => DateExpression) | null {
  if (expression.kind !== "weekday" || expression.week?.kind !== "period") return null;
  const { week } = expression;
  // “개강 2주 전 월요일”
  const counted = week.base;
  if (counted !== null && startsFromToday(counted))
    return (base) => ({ ...expression, week: { ...week, base: rebased(counted, base) } });
  return week.base === null && week.shift !== 0 ? (base) => ({ ...expression, week: { ...week, base } }) : null;
}

/** “발주일 기준 30일”, “결제 후 7일 이내”: so many days, where they are counted from an event. */
function daysWithin(expression: DateExpression): ((base: DateExpression) => DateExpression) | null {
  if (expression.kind !== "nth-day" || expression.within !== null) return null;
  return (base) => ({ kind: "shifted", base, amount: expression.nth, unit: "day" });
}

/** 개학 전 마지막 토요일, 개강 후 첫 월요일. */
function weekdayCounted(clause: Clause, phrase: Phrase, before: readonly Item[]): Counted[] {
  const { expression } = phrase;
  const [third, second, last] = [before.at(-3), before.at(-2), before.at(-1)];
  const ofWeek = weekOfEvent(clause, phrase, second, last);
  if (ofWeek !== null) return [ofWeek];
  // 생일 지나고 첫 토요일
  const counted = expression.kind === "recurring" && expression.day.kind === "nth-weekday" ? expression.day : null;
  if (counted !== null && second !== undefined && last?.kind === "stray" && last.token.kind === "direction") {
    const { nth, weekday } = counted;
    const { by } = last.token;
    const from = (base: DateExpression): DateExpression => ({
      kind: "weekday-from",
      nth: Math.abs(nth),
      weekday,
      by,
      base,
    });
    return isBareNoun(wordOf(second)) ? [{ clause, phrase, event: wordOf(second), taken: [second, last], from }] : [];
  }
  const ordinal = last?.kind === "stray" && last.token.kind === "ordinal" ? last : undefined;
  const [event, direction] = ordinal === undefined ? [second, last] : [third, second];
  const isWeekend = expression.kind === "period" && expression.unit === "weekend" && expression.base === null;
  if (event === undefined || !(isBareWeekday(expression) || (isWeekend && expression.shift === 0))) return [];
  if (direction?.kind !== "stray" || direction.token.kind !== "direction" || !isBareNoun(wordOf(event))) return [];
  const { by } = direction.token;
  const nth = ordinal?.token.kind === "ordinal" ? Math.abs(ordinal.token.value) : 1;
  const from = (base: DateExpression): DateExpression =>
    isBareWeekday(expression)
      ? { kind: "weekday-from", nth, weekday: expression.weekday, by, base }
      : weekendFrom(base, nth, by);
  const taken = [event, direction, ...(ordinal === undefined ? [] : [ordinal])];
  return [{ clause, phrase, event: wordOf(event), taken, from }];
}

/** “생일이 11월 5일인데 생일 있는 주 토요일”, 생일 주 토요일 */
function weekOfEvent(clause: Clause, phrase: Phrase, event: Item | undefined, week: Item | undefined): Counted | null {
  const { expression } = phrase;
  if (!isBareWeekday(expression) || event === undefined || week?.kind !== "stray") return null;
  const { token } = week;
  const isWeek = (token.kind === "holding" && token.unit === "week") || (token.kind === "unit" && token.text === "주");
  const name = wordOf(event).replace(/[이가]$/, "");
  if (!isWeek || !isBareNoun(name) || name.length < 2) return null;
  const from = (base: DateExpression): DateExpression => ({
    ...expression,
    week: { kind: "period", unit: "week", shift: 0, base },
  });
  return { clause, phrase, event: name, taken: [event, week], from };
}
