import { type Clause, type Item, type Phrase, phrasesOf } from "./clause.ts";
import { asksOf, textsOf } from "./clause-facts.ts";
import { edgesAsked } from "./edges-asked.ts";
import { unitOf } from "./expression.ts";
import type { DateUnit } from "./token.ts";

type Edge = "start" | "end";

/**
 * “여권이 9월 12일에 만료되는데 6개월은 남아 있어야 한대. 언제까지 갈 수 있어?”, "expires on October 1 and renewal takes 2 months": a length
 * beside a day that is told as the end. Whether it lies before that day or after it is not said in words of time. “3월 1일에
 * 시작했고 12개월이야. 언제 끝나?”: months from a first day end on the same day of a month or on the one before, as people count.
 */
export function isTermInDoubt(text: string, clauses: readonly Clause[]): boolean {
  const lengthsOf = ({ items }: Clause) => items.flatMap((_, at) => lengthAt(text, items, at) ?? []);
  const lengths = clauses.flatMap(lengthsOf);
  const asking = clauses.filter(asksForEnd);
  if (lengths.length === 0 || asking.length === 0) return false;
  if (clauses.some((clause) => tells("end", clause))) return true;
  if (lengths.some(({ isLeft }) => isLeft) && phrasesOf(clauses).some(isDayTold)) return true;
  // "When are the six months up?" asks for the day on which they are full.
  if (asking.every((clause) => lengthsOf(clause).length > 0 && clause.items.some(saysFull))) return false;
  return lengths.some(({ isOfMonths }) => isOfMonths) && clauses.some((clause) => tells("start", clause));
}

const saysFull = (item: Item) =>
  item.kind === "plain" && item.token.kind === "edge-verb" && /\bup$/i.test(item.token.text);

/** 언제까지야, 언제 끝나, 만료일, 며칠 남았어. */
export const asksForEnd = (clause: Clause) =>
  asksOf(clause) === "remaining" ||
  (asksOf(clause) === "day" && (edgesAsked(clause, { end: 0 }).has("end") || textsOf(clause).includes("늦어도")));

interface Length {
  /** 12개월, 2 years, and no limit: 6개월 이내. */
  readonly isOfMonths: boolean;
  readonly isLeft: boolean;
}

/** 6개월, two weeks, for three months, takes 2 months, 2주 걸린대, 7일 유예: no direction follows. */
function lengthAt(text: string, items: readonly Item[], at: number): Length | null {
  const [item, second, third] = [items[at], items[at + 1], items[at + 2]];
  const isLeft = isSaidToBeLeft(items, at);
  if (item?.kind === "phrase") {
    const { expression, start, end } = item;
    const isShift =
      expression.kind === "shifted" && /^(?:for|takes?|lasts?)\s|\s(?:걸|소요)/i.test(text.slice(start, end));
    if (isShift) return { isOfMonths: isMonths(expression.unit), isLeft };
    return /^\d+\s?일(?:의|간)?\s?(?:유예|여유|연장)/.test(text.slice(start)) ? { isOfMonths: false, isLeft } : null;
  }
  if (item?.kind !== "stray") return null;
  const isSpan = item.token.kind === "span";
  const [unit, next] = isSpan ? [item, second] : [second, third];
  if (unit?.kind !== "stray" || (!isSpan && item.token.kind !== "number") || isDirection(next)) return null;
  if (unit.token.kind !== "unit" && unit.token.kind !== "span") return null;
  const isLimit = next?.kind === "stray" && /^(?:이내|안에|안으로)$/.test(next.token.text);
  return { isOfMonths: isMonths(unit.token.unit) && !isLimit, isLeft };
}

const isMonths = (unit: DateUnit) => unit === "month" || unit === "year";
const isDirection = (item: Item | undefined) => item?.kind === "stray" && item.token.kind === "direction";

/** 6개월은 남아 있어야, 6개월 이상 남아야, 3 months left. */
function isSaidToBeLeft(items: readonly Item[], at: number): boolean {
  const next = items.slice(at + 1).find((item) => item.kind === "plain" && !isIdle(item) && item.token.text !== "이상");
  return next?.kind === "plain" && /^(?:남[아은는겨]|left$|remain|valid)/i.test(next.token.text);
}

/** “10월 1일에 만료되고”, “만료일이 10월 1일인데”, "expires on October 1", “3월 1일부터”. */
function tells(edge: Edge, { items }: Clause): boolean {
  const says = (item: Item) => saysEdge(edge, item);
  return items.some((item, at) => {
    if (item.kind !== "phrase" || !isDayTold(item)) return false;
    if (edge === "start" && item.role === "from") return true;
    const before = items.slice(0, at).findLast((one) => !isIdle(one) && !isDateWord(one));
    const after = items.slice(at + 1).filter((one) => !isIdle(one));
    const verb = after.findIndex(says);
    const isOfDay = verb !== -1 && after.slice(0, verb).every(isKoreanWord) && !isAsk(after[verb + 1]);
    return (before !== undefined && says(before)) || isOfDay;
  });
}

const isDayTold = ({ expression }: Phrase) => unitOf(expression) === "day" && expression.kind !== "shifted";

const edgeWords: Readonly<Record<Edge, RegExp>> = {
  start: /^(?:시작|개시|start|began$|begins?$|begun$)/i,
  end: /^(?:만료|만기|종료|마감|끝|expir|ends?$|ending$|due$)/i,
};

function saysEdge(edge: Edge, item: Item): boolean {
  if (item.kind === "phrase") return false;
  if (item.token.kind === "edge" || item.token.kind === "edge-verb") return item.token.edge === edge;
  return item.token.kind === "word" && edgeWords[edge].test(item.token.text);
}

const isIdle = (item: Item) =>
  item.kind === "plain" && (item.token.kind === "filler" || item.token.kind === "particle");
const isAsk = (item: Item | undefined) => item?.kind === "plain" && item.token.kind === "ask";
/** The expiry date is October 1. */
const isDateWord = (item: Item) => isAsk(item) && item.kind === "plain" && /^(?:date|날짜)$/i.test(item.token.text);
const isKoreanWord = (item: Item) => item.kind === "plain" && /^[가-힣]+$/.test(item.token.text) && !isAsk(item);
