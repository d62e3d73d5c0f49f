import { withoutSpaces } from "#language";
/** What a row says without its numbers, and the numbers apart: how rows of different pages are compared. */
export interface RowMask {
  /** A number sign stands where a number stood. */
  readonly mask: string;
  readonly numbers: readonly RowNumber[];
}

interface RowNumber {
  readonly digits: string;
  /** What it comes to where it may be a page's number, null where it is a sum, a part of a date or a serial number. */
  readonly page: number | null;
}

const numberPattern = /\d+(?:[.,]\d+)*/g;
const serialLabel = /(?:번호|\bno\b\.?|№)\s*[:：]?\s*[제\w.-]*$/i;
const longestLabel = 40;
const roman = /^(?=.)(c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/i;

export function toRowMask(text: string): RowMask {
  const plain = withoutSpaces(text);
  if (roman.test(plain)) return { mask: "#", numbers: [{ digits: plain, page: romanValue(plain) }] };
  const numbers = Array.from(text.matchAll(numberPattern), ({ 0: digits, index }) => {
    const isPage =
      /^[1-9]\d{0,4}$/.test(digits) && !serialLabel.test(text.slice(Math.max(0, index - longestLabel), index));
    return { digits, page: isPage ? Number(digits) : null };
  });
  return { mask: withoutSpaces(text.replace(numberPattern, "#")).slice(0, 200), numbers };
}

/** Whether a row so many pages on says the same, apart from numbers that count the pages. */
export function isSameRow(row: RowMask, other: RowMask, pagesOn: number): boolean {
  return (
    row.mask === other.mask &&
    row.numbers.every((number, index) => {
      const there = other.numbers[index];
      return number.digits === there?.digits || countsOn(number, there, pagesOn);
    })
  );
}

/** Whether the two are the same row and some number of it counts the pages. */
export function countsPages(row: RowMask, other: RowMask, pagesOn: number): boolean {
  return isSameRow(row, other, pagesOn) && row.numbers.some((each, at) => countsOn(each, other.numbers[at], pagesOn));
}

function countsOn(number: RowNumber, there: RowNumber | undefined, pagesOn: number): boolean {
  return number.page !== null && there?.page === number.page + pagesOn;
}

function romanValue(text: string): number {
  const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
  const letters = [...text.toLowerCase()].map((letter) => values[letter] ?? 0);
  return letters.reduce((sum, value, at) => (value < (letters[at + 1] ?? 0) ? sum - value : sum + value), 0);
}
