import type { Item } from "./clause.ts";
import { isAdnominal, isBareNoun } from "./korean/hangul.ts";

/** An event that a count right after it starts from. */
export interface Event {
  readonly event: string;
  readonly taken: readonly Item[];
  /** Words say that it is counted from: 로부터, 후, 기준. */
  readonly isMarked: boolean;
}

export const wordOf = (item: Item | undefined) =>
  item?.kind === "plain" && item.token.kind === "word" ? item.token.text : "";
export const tokenText = (item: Item | undefined) =>
  item === undefined || item.kind === "phrase" ? "" : item.token.text;

/** 계약일로부터, 결산 후, 빌린 날부터, 시험: the event that a count right after it starts from. */
export function eventAt(before: readonly Item[]): Event | null {
  const [third, second, last] = [before.at(-3), before.at(-2), before.at(-1)];
  const word = wordOf(last);
  const named = /^(.{2,}?)(?:[일날]|한\s?날)?(?:으?로부터|부터|에서|하고|되고|받고|하고나?서)$/.exec(word)?.[1];
  // 입대일에 18개월을 더하면
  const addedTo = /^(.{2,}?)[일날]에$/.exec(word)?.[1];
  if (last !== undefined && addedTo !== undefined) return { event: addedTo, taken: [last], isMarked: true };
  if (last !== undefined && named !== undefined) return { event: named, taken: [last], isMarked: true };
  // 여행 끝나고 사흘 뒤
  const isOver = tokenText(last) === "고" && second?.kind === "plain" && second.token.kind === "edge-verb";
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
  const isOfEvent = isAdnominal(wordOf(third)) || isBareNoun(wordOf(third));
  if (isFrom && third !== undefined && second !== undefined && tokenText(second) === "날" && isOfEvent)
    return { event: wordOf(third), taken: [third, second, last], isMarked: true };
  if (/^기준/.test(tokenText(last)) && last !== undefined && second !== undefined && isBareNoun(wordOf(second)))
    return { event: wordOf(second), taken: [second, last], isMarked: true };
  return last !== undefined && isBareNoun(word) ? { event: word, taken: [last], isMarked: false } : null;
}
