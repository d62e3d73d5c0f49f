import { type Clause, type Item, type Phrase, phrasesOf } from "./clause.ts";
import { asksOf } from "./clause-facts.ts";
import { edgesAsked } from "./edges-asked.ts";
import { unitOf } from "./expression.ts";

/**
 * “여권이 9월 12일에 만료되는데 6개월은 남아 있어야 한대. 언제까지 갈 수 있어?”, "expires on October 1 and renewal takes 2 months": a length
 * beside a day that is told as the end. Whether it lies before that day or after it is not said in words of time.
 */
export function isLengthBesideEnd(text: string, clauses: readonly Clause[]): boolean {
  const lengths = clauses.flatMap(({ items }) =>
    items.flatMap((_, at) => (isLengthAt(text, items, at) ? [{ isLeft: isSaidToBeLeft(items, at) }] : [])),
  );
  if (lengths.length === 0 || !clauses.some(asksForEnd)) return false;
  return clauses.some(tellsEnd) || (lengths.some(({ isLeft }) => isLeft) && phrasesOf(clauses).some(isDayTold));
}

/** 언제까지야, 언제 끝나, 만료일, 며칠 남았어. */
export const asksForEnd = (clause: Clause) =>
  asksOf(clause) === "remaining" || (asksOf(clause) === "day" && edgesAsked(clause, { end: 0 }).has("end"));

/** 6개월, two weeks, for three months, takes 2 months, 7일 유예: no direction follows. */
function isLengthAt(text: string, items: readonly Item[], at: number): boolean {
  const [item, unit, next] = [items[at], items[at + 1], items[at + 2]];
  if (item?.kind === "phrase")
    return (
      (item.expression.kind === "shifted" && /^(?:for|takes?|lasts?)\s/i.test(text.slice(item.start, item.end))) ||
      /^\d+\s?일(?:의|간)?\s?(?:유예|여유|연장)/.test(text.slice(item.start))
    );
  if (item?.kind !== "stray") return false;
  if (item.token.kind === "span") return !isDirection(unit);
  const isCounted = item.token.kind === "number" && unit?.kind === "stray" && unit.token.kind === "unit";
  return isCounted && !isDirection(next);
}

const isDirection = (item: Item | undefined) => item?.kind === "stray" && item.token.kind === "direction";

/** 6개월은 남아 있어야, 6개월 이상 남아야, 3 months left. */
function isSaidToBeLeft(items: readonly Item[], at: number): boolean {
  const next = items.slice(at + 1).find((item) => item.kind === "plain" && !isIdle(item) && item.token.text !== "이상");
  return next?.kind === "plain" && /^(?:남[아은는겨]|left$|remain|valid)/i.test(next.token.text);
}

/** “10월 1일에 만료되고”, “만료일이 10월 1일인데”, "expires on October 1". */
function tellsEnd({ items }: Clause): boolean {
  return items.some((item, at) => {
    if (item.kind !== "phrase" || !isDayTold(item)) return false;
    const before = items.slice(0, at).findLast((one) => !isIdle(one));
    const after = items.slice(at + 1).filter((one) => !isIdle(one));
    const verb = after.findIndex(saysEnd);
    const isOfDay = verb !== -1 && after.slice(0, verb).every(isKoreanWord) && !isAsk(after[verb + 1]);
    return (before !== undefined && saysEnd(before)) || isOfDay;
  });
}

const isDayTold = ({ expression }: Phrase) => unitOf(expression) === "day" && expression.kind !== "shifted";

function saysEnd(item: Item): boolean {
  if (item.kind === "phrase") return false;
  if (item.token.kind === "edge" || item.token.kind === "edge-verb") return item.token.edge === "end";
  return item.token.kind === "word" && /^(?:만료|만기|종료|마감|끝|expir|ends?$|ending$|due$)/i.test(item.token.text);
}

const isIdle = (item: Item) =>
  item.kind === "plain" && (item.token.kind === "filler" || item.token.kind === "particle");
const isAsk = (item: Item | undefined) => item?.kind === "plain" && item.token.kind === "ask";
const isKoreanWord = (item: Item) => item.kind === "plain" && /^[가-힣]+$/.test(item.token.text) && !isAsk(item);
