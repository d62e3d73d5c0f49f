import { listedWords } from "#language";
import { bareLetters } from "./bare-letters.ts";

/** Names that stand in an order of their own, an order a line. */
const orders = `
월요일 화요일 수요일 목요일 금요일 토요일 일요일
월 화 수 목 금 토 일
monday tuesday wednesday thursday friday saturday sunday
mon tue wed thu fri sat sun
봄 여름 가을 겨울
상반기 하반기
`
  .trim()
  .split("\n")
  .map((line) => [...listedWords(line)]);

/** Which order a name stands in, and where: 2학년, Q3, 화요일; null where it has none of its own. */
function orderOf(cell: string): { readonly order: string; readonly at: number } | null {
  const letters = bareLetters(cell);
  const known = orders.findIndex((names) => names.includes(letters));
  if (known >= 0) return { order: String(known), at: orders[known]?.indexOf(letters) ?? 0 };
  const [, before = "", digits, behind = ""] = /^(\D*)(\d+)(\D*)$/.exec(letters) ?? [];
  return digits === undefined ? null : { order: `${before}#${behind}`, at: Number(digits) };
}

/** Whether rows from one to another are all that stand between them by their own order, where their names have one. */
export function isInOrder(cells: readonly string[], from: number, to: number): boolean {
  const read = cells.map(orderOf);
  const [first, last] = [read[from], read[to]];
  if (first === null || last === null || first === undefined || last === undefined || first.order !== last.order)
    return first === last;
  return read.every((one, at) => {
    const isBetween = one?.order === first.order && one.at > first.at && one.at < last.at;
    if (at < from || at > to) return !isBetween;
    const before = read[at - 1];
    return at === from || (one?.order === first.order && (before?.at ?? 0) < one.at);
  });
}
