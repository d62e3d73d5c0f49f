import { oneOf } from "#language";
import { bareLetters } from "./bare-letters.ts";
import { namesOfCell } from "./cell-index.ts";
import { isInOrder } from "./cell-order.ts";
import type { ReadTable } from "./columns.ts";
import { type ItemPlace, placesOf } from "./item-places.ts";
import type { QuestionItem } from "./question-items.ts";

type CellItem = Extract<QuestionItem, { kind: "cell" }>;

const joining = /^\s*(?:(?:에서)?부터|[~–—-]|to|through|thru|until|till|up to)\s*(?:the\s+)?$/i;
const from = /^\s*에서\s*$/;
const untilBehind = /^\s*(?:까지|사이)/;
const both = /^\s*(?:과|와|이랑|랑|하고|and)\s*(?:the\s+)?$/i;
const amidBehind = /^\s*의?\s*사이/;
const betweenBefore = /\bbetween\s+(?:the\s+)?$/i;
/** Words that join the ends and name nothing. */
const joiningWord = /^(?:through|thru|until|till|up|between)$/i;

const openBehind = new RegExp(
  oneOf`
    ^\s?(?:에서)?(?:부터|까지|이후|이전|이상|이하|초과|미만)
    ^\s+onwards?\b
    ^\s+and (?:later|earlier|after|before|above|below|up)\b
    ^\s+or (?:later|earlier|above|below|higher|lower)\b
  `,
  "i",
);
const openBefore =
  /(?:\b(?:since|until|till|through|thru|up to|starting (?:from|with|in|at)|after|before|past)\s+(?:the\s+)?|~\s*)$/i;
/** A range somewhere between two cells; 언제까지 asks for its end. */
const within = /(?<!로)부터|(?<!언제|며칠|얼마|지금|현재)까지|~|\b(?:through|thru|until|till)\b/i;

/** 1학년부터 3학년까지: the cells between two of a column stand for themselves; a range that the table does not tell stays unclear. */
export function withRanges(question: string, items: readonly QuestionItem[], read: ReadTable) {
  const places = placesOf(question, items);
  const left: QuestionItem[] = [];
  const unclear: string[] = [];
  /** Items that are an end of a range, or stand within one. */
  let done = -1;
  for (const [at, item] of items.entries()) {
    if (at <= done) continue;
    const next = nextNamed(items, at);
    const [place, other, end] = [places[at], items[next], places[next]];
    if ((item.kind !== "cell" && item.kind !== "column") || place == null) {
      left.push(item);
      continue;
    }
    const isRange = other?.kind === item.kind && end != null && joins(question, place, end);
    if (isRange && item.kind === "cell" && other?.kind === "cell" && sharedColumns(item, other).length === 0) {
      // 서울에서 부산까지, each of a column of its own.
      left.push(item, other);
      done = next;
    } else if (isRange) {
      const cells = item.kind === "cell" && other?.kind === "cell" ? cellsBetween(item, other, items, read) : null;
      if (cells === null) unclear.push(question.slice(place.start, end.end));
      if (left.at(-1)?.words === "between") left.pop();
      left.push(...(cells ?? items.slice(at, next + 1)));
      done = /^사이/.test(items[next + 1]?.words ?? "") ? next + 1 : next;
    } else {
      if (item.kind === "cell" && isOpen(question, item, place, items, places, at))
        unclear.push(wordsAround(question, place));
      left.push(item);
    }
  }
  return { items: left, unclear };
}

/** The next item that may be the other end; words that join them are passed over. */
function nextNamed(items: readonly QuestionItem[], at: number): number {
  let next = at + 1;
  while (["unknown", "verb"].includes(items[next]?.kind ?? "") && joiningWord.test(items[next]?.words ?? "")) next += 1;
  return next;
}

function joins(question: string, one: ItemPlace, other: ItemPlace): boolean {
  const [amid, behind] = [question.slice(one.end, other.start), question.slice(other.end)];
  if (joining.test(amid)) return true;
  if (from.test(amid)) return untilBehind.test(behind);
  return both.test(amid) && (amidBehind.test(behind) || betweenBefore.test(question.slice(0, one.start)));
}

const sharedColumns = (one: CellItem, other: CellItem) =>
  one.cells.map(({ column }) => column).filter((column) => other.cells.some((cell) => cell.column === column));

/** The cells from one to another in the order of the table; null where these are not single rows in order. */
function cellsBetween(
  one: CellItem,
  other: CellItem,
  items: readonly QuestionItem[],
  { rows }: ReadTable,
): CellItem[] | null {
  const shared = sharedColumns(one, other);
  const named = shared.filter((column) =>
    items.some((item) => item.kind === "column" && item.columns.some((of) => of.column === column)),
  );
  const [column, another] = named.length > 0 ? named : shared;
  if (column === undefined || another !== undefined) return null;
  const cells = rows.map(({ row }) => row.cells[column] ?? "");
  const placeOf = ({ letters }: CellItem) => {
    const found = cells.flatMap((cell, at) => (isCalled(cell, letters) ? [at] : []));
    return found.length === 1 ? (found[0] ?? -1) : -1;
  };
  const [first, last] = [placeOf(one), placeOf(other)];
  if (first < 0 || last <= first || !isInOrder(cells, first, last)) return null;
  const names = cells.slice(first, last + 1);
  const isSingle = names.every((name) => name !== "" && cells.filter((cell) => cell === name).length === 1);
  if (!isSingle) return null;
  return names.map((words) => ({
    kind: "cell",
    cells: [{ column, isWhole: true }],
    columns: [],
    letters: bareLetters(words),
    words,
  }));
}

function isCalled(cell: string, letters: string): boolean {
  const { whole, parts } = namesOfCell(cell);
  return whole.includes(letters) || parts.includes(letters);
}

/** 화요일까지, since Q2: a range of which one end is told, or whose ends do not stand together. */
function isOpen(
  question: string,
  item: CellItem,
  place: ItemPlace,
  items: readonly QuestionItem[],
  places: readonly (ItemPlace | null)[],
  at: number,
): boolean {
  if (openBehind.test(question.slice(place.end)) || openBefore.test(question.slice(0, place.start))) return true;
  const next = items.findIndex((other, nth) => nth > at && other.kind === "cell");
  const [other, end] = [items[next], places[next]];
  return (
    other?.kind === "cell" &&
    end != null &&
    sharedColumns(item, other).length > 0 &&
    within.test(question.slice(place.end, end.start))
  );
}

function wordsAround(question: string, { start, end }: ItemPlace): string {
  const before = /\S+\s+$/.exec(openBefore.exec(question.slice(0, start))?.[0] ?? "")?.[0] ?? "";
  const behind = /^\s?[가-힣]+/.exec(openBehind.exec(question.slice(end))?.[0] ?? "")?.[0] ?? "";
  return `${before}${question.slice(start, end)}${behind}`;
}
