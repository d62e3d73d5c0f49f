import type { Clause, Item, Phrase } from "./clause.ts";
import { endOf, startOf } from "./clause-facts.ts";
import { type Event, eventAt, tokenText, wordOf } from "./event-named.ts";
import { type DateExpression, today } from "./expression.ts";

/** A phrase that is counted from an event, the event's word, and the items that the two take up. */
export interface Counted {
  readonly clause: Clause;
  readonly phrase: Phrase;
  /** Where it stands, when it was not read as a phrase by itself. */
  readonly place?: Item;
  readonly event: string;
  readonly taken: readonly Item[];
  readonly from: (day: DateExpression) => DateExpression;
}

/** “개강일부터 오늘까지 며칠이야?”: the event is the beginning of a stretch. */
export function stretchFrom(clause: Clause, { event, taken }: Event): Counted[] {
  const place = taken.find((item) => clause.items.includes(item));
  if (place === undefined || !taken.some((item) => /부터$/.test(tokenText(item)))) return [];
  const [start, end] = [startOf(place), endOf(taken.at(-1) ?? place)];
  const phrase: Phrase = { kind: "phrase", expression: today, start, end, role: "from" };
  return [{ clause, phrase, place, event, taken, from: (day) => day }];
}

/** “오늘부터 시험일까지 며칠이야?”: the event is the end of a stretch that begins on a day. */
export function stretchUntil(clause: Clause, place: Item): Counted[] | null {
  const event = /^([가-힣]{2,}?)[일날]?까지[는은]?$/.exec(wordOf(place))?.[1];
  const isBegun = clause.items.some((item) => item.kind === "phrase" && item.role === "from");
  if (event === undefined || !isBegun) return null;
  const [start, end] = [startOf(place), endOf(place)];
  const phrase: Phrase = { kind: "phrase", expression: today, start, end, role: "until" };
  return [{ clause, phrase, place, event, taken: [place], from: (day) => day }];
}

/** “산 날로부터 90일”, “가입일로부터 1년”: a length without a direction, where an event is said to be its beginning. */
export function lengthCounted(clause: Clause, at: number, before: readonly Item[]): Counted[] {
  const [amount, unit, after] = clause.items.slice(at, at + 3);
  if (amount?.kind !== "stray" || amount.token.kind !== "number" || unit?.kind !== "stray") return [];
  const english = after?.kind === "stray" ? lengthFromEvent(clause, at) : null;
  if (english !== null) return [english];
  const found = unit.token.kind === "unit" && unit.token.unit !== "hour" ? eventAt(before) : null;
  // 14일째 counts the first day or does not.
  const isLimit = after?.kind === "stray" && /^(?:이내|안에)$/.test(after.token.text);
  if (found === null || unit.token.kind !== "unit" || /[째차]$/.test(unit.token.text)) return [];
  if (!found.isMarked && !isLimit) return [];
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
