import { finalOf, finals, isSyllable } from "#language";
import { isNegation } from "./negations.ts";
import type { Operation } from "./operation.ts";
import type { QuestionItem } from "./question-items.ts";
import type { Filter } from "./table-reading.ts";

/** What names nothing in the table; a verb may be left unread where no value is added up, or a day is told, but not one that denies. */
export function wordsNamingNothing(
  items: readonly QuestionItem[],
  { kind }: Operation,
  filters: readonly Filter[],
): string[] {
  const isWhole = kind === "sum" || kind === "average" || kind === "count";
  const toldByDay = filters.some((filter) => filter.kind === "condition" && filter.condition.kind === "day");
  const isOpen = ({ kind: part, words }: QuestionItem) =>
    part === "unknown" ||
    (part === "verb" && (isNegation(words) || (isWhole && !toldByDay && choosesRows(words)))) ||
    (part === "title" && isNegation(words));
  return items.flatMap((item) => (isOpen(item) ? [item.words.replace(particle, "")] : []));
}

const particle = /(?<=[가-힣]{2})(?:은|는|이|가|을|를|의|도|에)$/;

const adverbs = /^(?:늦게|일찍|오래|잘|자주|많이|적게|빨리|비싸게|싸게|new|old|young|late|early)$/;

/** Of verbs that no list has as plain: 그만둔, 밀린, 젊은, 비싼 choose rows that no cell names, and so may 늦게 and 오래. */
function choosesRows(word: string): boolean {
  const last = word.charCodeAt(word.length - 1);
  return adverbs.test(word) || (isSyllable(last) && (finals[finalOf(last)] === "ㄴ" || finals[finalOf(last)] === "ㄹ"));
}

/** How much of a table a question names. */
export function scoreOf(items: readonly QuestionItem[]): number {
  return items.reduce((sum, item) => {
    if (item.kind === "column") return sum + Math.max(0, ...item.columns.map(({ fit }) => fit));
    if (item.kind === "cell") return sum + (item.cells.some(({ isWhole }) => isWhole) ? 3 : 2);
    return sum + (item.kind === "title" ? 1 : 0);
  }, 0);
}
