import type { Clause, Item, Phrase } from "./clause.ts";
import { endOf, startOf, unknownWords } from "./clause-facts.ts";
import { startsFromToday } from "./doubt.ts";
import { type DateExpression, today, unitOf } from "./expression.ts";
import { rebased } from "./expression-relations.ts";
import { isAdnominal, isBareNoun, verbRoot } from "./korean/hangul.ts";

/** A phrase that is counted from an event, the event's word, and the items that the two take up. */
interface Counted {
  readonly clause: Clause;
  readonly phrase: Phrase;
  /** Where it stands, when it was not read as a phrase by itself. */
  readonly place?: Item;
  readonly event: string;
  readonly taken: readonly Item[];
  readonly from: (day: DateExpression) => DateExpression;
}

interface Event {
  readonly event: string;
  readonly taken: readonly Item[];
  /** Words say that it is counted from: 로부터, 후, 기준. */
  readonly isMarked: boolean;
}

/**
 * “계약일로부터 30일 뒤래. 계약은 어제 했어”: what is counted from an event is reckoned from the day that is told with the event.
 * Where no day or more than one is told with it, the clauses stay as they are.
 */
export function withEventsTold(clauses: readonly Clause[]): Clause[] {
  const counted = clauses.flatMap((clause, at) => countedIn(clause, clauses[at - 1]));
  const phrases = counted.map(({ phrase }) => phrase);
  const bound = new Map<Item, Phrase>();
  const left = new Set<Item>();
  for (const one of counted) {
    const [day, ...more] = toldWith(one, clauses).filter((phrase) => !phrases.includes(phrase));
    if (day === undefined || more.length > 0) continue;
    bound.set(one.place ?? one.phrase, { ...one.phrase, expression: one.from(day.expression) });
    for (const item of [...one.taken, day]) left.add(item);
  }
  return clauses
    .map((clause) => ({
      ...clause,
      items: clause.items.flatMap((item) => bound.get(item) ?? (left.has(item) ? [] : [item])),
    }))
    .filter(({ items }) => items.length > 0);
}

function countedIn(clause: Clause, previous: Clause | undefined): Counted[] {
  const ahead = previous?.sentence === clause.sentence ? previous.items : [];
  return clause.items.flatMap((item, at) => {
    const before = [...ahead, ...clause.items.slice(0, at)].filter(
      (other) => other.kind !== "plain" || other.token.kind !== "filler" || other.token.text === "날",
    );
    if (item.kind !== "phrase") return stretchUntil(clause, item) ?? lengthCounted(clause, at, before);
    const begun = item.role === "until" ? eventAt(before) : null;
    if (begun !== null && begun.isMarked) return stretchFrom(clause, begun);
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

/** “개강일부터 오늘까지 며칠이야?”: the event is the beginning of a stretch. */
function stretchFrom(clause: Clause, { event, taken }: Event): Counted[] {
  const place = taken.find((item) => clause.items.includes(item));
  if (place === undefined || !taken.some((item) => /부터$/.test(textOf(item)))) return [];
  const [start, end] = [startOf(place), endOf(taken.at(-1) ?? place)];
  const phrase: Phrase = { kind: "phrase", expression: today, start, end, role: "from" };
  return [{ clause, phrase, place, event, taken, from: (day) => day }];
}

/** “오늘부터 시험일까지 며칠이야?”: the event is the end of a stretch that begins on a day. */
function stretchUntil(clause: Clause, place: Item): Counted[] | null {
  const event = /^([가-힣]{2,}?)[일날]?까지[는은]?$/.exec(wordOf(place))?.[1];
  const isBegun = clause.items.some((item) => item.kind === "phrase" && item.role === "from");
  if (event === undefined || !isBegun) return null;
  const [start, end] = [startOf(place), endOf(place)];
  const phrase: Phrase = { kind: "phrase", expression: today, start, end, role: "until" };
  return [{ clause, phrase, place, event, taken: [place], from: (day) => day }];
}

const wordOf = (item: Item | undefined) =>
  item?.kind === "plain" && item.token.kind === "word" ? item.token.text : "";
const textOf = (item: Item | undefined) => (item === undefined || item.kind === "phrase" ? "" : item.token.text);

/** “개학 다음 주 월요일” */
function weekCounted(expression: DateExpression): ((base: DateExpression) => DateExpression) | null {
  if (expression.kind !== "weekday" || expression.week?.kind !== "period") return null;
  const { week } = expression;
  return week.base === null && week.shift !== 0 ? (base) => ({ ...expression, week: { ...week, base } }) : null;
}

/** “발주일 기준 30일”, “결제 후 7일 이내”: so many days, where they are counted from an event. */
function daysWithin(expression: DateExpression): ((base: DateExpression) => DateExpression) | null {
  if (expression.kind !== "nth-day" || expression.within !== null) return null;
  return (base) => ({ kind: "shifted", base, amount: expression.nth, unit: "day" });
}

/** “산 날로부터 90일”, “가입일로부터 1년”: a length without a direction, where an event is said to be its beginning. */
function lengthCounted(clause: Clause, at: number, before: readonly Item[]): Counted[] {
  const [amount, unit, after] = clause.items.slice(at, at + 3);
  if (amount?.kind !== "stray" || amount.token.kind !== "number" || unit?.kind !== "stray") return [];
  const english = after?.kind === "stray" ? lengthFromEvent(clause, at) : null;
  if (english !== null) return [english];
  const found = unit.token.kind === "unit" && unit.token.unit !== "hour" ? eventAt(before) : null;
  // 14일째 counts the first day or does not.
  if (found === null || !found.isMarked || unit.token.kind !== "unit" || /[째차]$/.test(unit.token.text)) return [];
  const isLimit = after?.kind === "stray" && /^(?:이내|안에)$/.test(after.token.text);
  const shift = { kind: "shifted", amount: amount.token.value, unit: unit.token.unit } as const;
  const from = (base: DateExpression): DateExpression => ({ ...shift, base });
  const phrase: Phrase = {
    kind: "phrase",
    expression: from(today),
    start: amount.token.start,
    end: unit.token.end,
    role: null,
  };
  const taken = [...found.taken, unit, ...(isLimit ? [after] : [])];
  return [{ clause, phrase, place: amount, event: found.event, taken, from }];
}

/** "30 days from delivery. It was delivered on May 28." */
function lengthFromEvent(clause: Clause, at: number): Counted | null {
  const [amount, unit, direction] = clause.items.slice(at, at + 3);
  if (amount?.kind !== "stray" || unit?.kind !== "stray" || direction?.kind !== "stray") return null;
  if (amount.token.kind !== "number" || unit.token.kind !== "unit" || direction.token.kind !== "direction") return null;
  const rest = clause.items.slice(at + 3);
  const place = rest.findIndex((item) => item.kind !== "plain" || item.token.kind !== "filler");
  const event = rest[place];
  const stem = wordOf(event).toLowerCase().slice(0, stemLength);
  if (event === undefined || stem.length < stemLength || !/^[a-z]+$/.test(stem)) return null;
  const shift = {
    kind: "shifted",
    amount: amount.token.value * direction.token.by,
    unit: unit.token.unit,
  } as const;
  const from = (base: DateExpression): DateExpression => ({ ...shift, base });
  const { start } = amount.token;
  const phrase: Phrase = { kind: "phrase", expression: from(today), start, end: direction.token.end, role: null };
  return { clause, phrase, place: amount, event: stem, taken: [unit, direction, event], from };
}

/** By so many letters an event is known again: delivery and delivered. */
const stemLength = 5;

/** 계약일로부터, 결산 후, 빌린 날부터, 시험: the event that a count right after it starts from. */
function eventAt(before: readonly Item[]): Event | null {
  const [third, second, last] = [before.at(-3), before.at(-2), before.at(-1)];
  const word = wordOf(last);
  const named = /^(.{2,}?)(?:[일날]|한\s?날)?(?:으?로부터|부터|에서|하고|되고|받고|하고나?서)$/.exec(word)?.[1];
  if (last !== undefined && named !== undefined) return { event: named, taken: [last], isMarked: true };
  // 여행 끝나고 사흘 뒤
  const isOver = textOf(last) === "고" && second?.kind === "plain" && second.token.kind === "edge-verb";
  if (isOver && third !== undefined && last !== undefined && isBareNoun(wordOf(third)))
    return { event: wordOf(third), taken: [third, second, last], isMarked: true };
  // 이사 나가고 2주 뒤
  if (
    last !== undefined &&
    second !== undefined &&
    /^[가-힣]{1,3}고(?:서|나서)?$/.test(word) &&
    isBareNoun(wordOf(second))
  )
    return { event: wordOf(second), taken: [second, last], isMarked: true };
  if (last?.kind === "stray" && last.token.kind === "direction" && last.token.by > 0 && second !== undefined)
    return isBareNoun(wordOf(second)) ? { event: wordOf(second), taken: [second, last], isMarked: true } : null;
  const isFrom = last?.kind === "plain" && last.token.kind === "particle" && last.token.role === "from";
  if (isFrom && third !== undefined && second !== undefined && textOf(second) === "날" && isAdnominal(wordOf(third)))
    return { event: wordOf(third), taken: [third, second, last], isMarked: true };
  if (/^기준/.test(textOf(last)) && last !== undefined && second !== undefined && isBareNoun(wordOf(second)))
    return { event: wordOf(second), taken: [second, last], isMarked: true };
  return last !== undefined && isBareNoun(word) ? { event: word, taken: [last], isMarked: false } : null;
}

/** 개학 전 마지막 토요일, 개강 후 첫 월요일. */
function weekdayCounted(clause: Clause, phrase: Phrase, before: readonly Item[]): Counted[] {
  const { expression } = phrase;
  const [third, second, last] = [before.at(-3), before.at(-2), before.at(-1)];
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
  if (expression.kind !== "weekday" || expression.week !== null || event === undefined) return [];
  if (direction?.kind !== "stray" || direction.token.kind !== "direction" || !isBareNoun(wordOf(event))) return [];
  const { by } = direction.token;
  const nth = ordinal?.token.kind === "ordinal" ? Math.abs(ordinal.token.value) : 1;
  const from = (base: DateExpression): DateExpression => ({
    kind: "weekday-from",
    nth,
    weekday: expression.weekday,
    by,
    base,
  });
  const taken = [event, direction, ...(ordinal === undefined ? [] : [ordinal])];
  return [{ clause, phrase, event: wordOf(event), taken, from }];
}

/** The days that are told in a clause which names the event. */
function toldWith({ phrase, event, taken }: Counted, clauses: readonly Clause[]): Phrase[] {
  const names = (text: string) =>
    text.toLowerCase().startsWith(event.replace(/[일날]$/, (end) => (event.length > 2 ? "" : end))) ||
    (isAdnominal(event) && event.length < 4 && verbRoot(text) === verbRoot(event));
  return clauses.flatMap((clause, at) => {
    const days = clause.items.filter(
      (item): item is Phrase => item.kind === "phrase" && item !== phrase && unitOf(item.expression) === "day",
    );
    // “가입했어요, 어제요”
    const next = clauses[at + 1];
    const words = unknownWords(clause).filter((word) => !taken.some((item) => startOf(item) === word.start));
    if (!words.some(({ text }) => names(text))) return [];
    const isSaidNext = days.length === 0 && next !== undefined && unknownWords(next).length === 0;
    return isSaidNext && !clause.items.includes(phrase)
      ? next.items.filter((item): item is Phrase => item.kind === "phrase" && item !== phrase)
      : days;
  });
}
