import { placesOf } from "./item-places.ts";
import type { QuestionItem } from "./question-items.ts";

const either = /이?거나(?=\s|,)|또는|혹은|아니면|\bor\b/gi;

/** Words that join one thing or another and stand between no two cells of a column and in no condition; `joins` of them join conditions. */
export function openEither(question: string, items: readonly QuestionItem[], joins: number): string | null {
  const places = placesOf(question, items);
  let text = question;
  const hide = (start: number, end: number) => {
    text = `${text.slice(0, start)}${" ".repeat(end - start)}${text.slice(end)}`;
  };
  for (const [at, item] of items.entries()) {
    const [place, next] = [places[at], places[at + 1]];
    if (place != null && item.kind !== "verb" && item.kind !== "unknown") hide(place.start, place.end);
    if (place != null && next != null && isSameColumn(item, items[at + 1])) hide(place.end, next.start);
  }
  return [...text.matchAll(either)].at(joins)?.[0] ?? null;
}

/** 서울 또는 부산: names of one column are each meant. */
const isSameColumn = (one: QuestionItem, other: QuestionItem | undefined) =>
  one.kind === "cell" &&
  other?.kind === "cell" &&
  one.cells.some(({ column }) => other.cells.some((cell) => cell.column === column));
