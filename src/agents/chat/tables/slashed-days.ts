import { bareLetters } from "./bare-letters.ts";
import { isOfKind } from "./column-words.ts";

const slashed = /^(\d{1,2})\/(\d{1,2})$/;
/** 3/5: a day, or a part of a whole. */
export const isSlashed = (cell: string) => slashed.test(cell.trim());

const ofDays = /(?:날|날짜|일자|일시|기한|(?<!출석|결석|근무|휴무|사용|잔여)일)$|\b(?:date|day|deadline|due|when)\b/i;
const lastMonth = 12;

/** Whether 3/5 is a day in a column: by its name, or where all its cells can be days and no parts of a whole. */
export function areSlashedDays(name: string, cells: readonly string[]): boolean {
  const base = name.replace(/[([（].*$/, "").trim();
  if (isOfKind(bareLetters(base), ["date", "joined", "bought", "due"]) || ofDays.test(base)) return true;
  const filled = cells.filter((cell) => cell.trim() !== "");
  const read = filled.flatMap((cell) => {
    const [, month, day] = slashed.exec(cell.trim()) ?? [];
    return month === undefined || day === undefined ? [] : [{ month: Number(month), day: Number(day) }];
  });
  return (
    read.length === filled.length &&
    read.some(({ day }) => day > lastMonth) &&
    // No more is passed than there is.
    read.some(({ month, day }) => month > day)
  );
}
