import { type Row, rowText } from "./rows.ts";

/** How many pages before and after are compared: enough for left and right pages that differ, and for chapters. */
export const windowPages = 4;

/** How many rows from its edge, and how much of its height, can hold a page's running headers and footers. */
const edgeRows = 3;
const edgeHeight = 0.15;

/** A page number needs no neighbour to be known by. */
const pageNumber = /^[-–—<([]?(?:page|p\.|쪽)?#(?:(?:of|\/)#)?(?:쪽|페이지)?[-–—>)\]]?$/i;

interface PageRows {
  readonly page: number;
  readonly height: number;
  readonly rows: readonly Row[];
}

/**
 * The rows of a page that repeat, page numbers aside, at the same place on its neighbours: headers, footers, page numbers.
 * Only neighbours are looked at, so a long document streams and each chapter may have its own header.
 */
export function findRunningRows(page: PageRows, neighbours: readonly PageRows[], pages: number): ReadonlySet<Row> {
  const running = new Set<Row>();
  // Two pages prove little: there only a page number may go.
  const needed = Math.min(2, pages - 1);
  if (needed === 0) return running;
  for (const row of edges(page)) {
    const mask = toMask(rowText(row));
    if (pageNumber.test(mask)) {
      running.add(row);
      continue;
    }
    const wordy = /\p{L}{3}/u.test(mask);
    if (mask === "" || (needed === 1 && wordy)) continue;
    // What runs on over all pages is often the title, and the first page is where it belongs.
    if (page.page === 1 && wordy && row.y < page.height / 2) continue;
    const twins = neighbours.filter((other) => other.page !== page.page && hasTwin(other, row, mask, page.height));
    if (twins.length >= needed) running.add(row);
  }
  return running;
}

function edges({ rows, height }: PageRows): readonly Row[] {
  const top = rows
    .slice(0, edgeRows)
    .filter((row, index) => row.y < height * edgeHeight || (index === 0 && isCounted(row)));
  const bottom = rows.slice(-edgeRows);
  return [
    ...top,
    ...bottom.filter(
      (row, index) => row.y > height * (1 - edgeHeight) || (index === bottom.length - 1 && isCounted(row)),
    ),
  ];
}

/** Printed web pages let their footer follow the text: there it is known by the number it carries, not by its place. */
function isCounted(row: Row): boolean {
  return /#/.test(toMask(rowText(row)));
}

function hasTwin(other: PageRows, row: Row, mask: string, height: number): boolean {
  if (Math.abs(other.height - height) > 2) return false;
  return edges(other).some(
    (each) => toMask(rowText(each)) === mask && (isCounted(each) || Math.abs(each.y - row.y) < row.size),
  );
}

/** A row without what changes from page to page. */
function toMask(text: string): string {
  const plain = text.replace(/\s+/g, "");
  if (/^[ivxlc]{1,7}$/i.test(plain)) return "#";
  return plain.replace(/\d+/g, "#").slice(0, 200);
}
