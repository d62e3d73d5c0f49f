import { countsPages, isSameRow, type RowMask, toRowMask } from "./row-mask.ts";
import { type PdfRow, rowText } from "./rows.ts";

/** How many pages before and after are compared: enough for left and right pages that differ, and for chapters. */
export const windowPages = 4;

/** How many rows from its edge, and how much of its height, can hold a page's running headers and footers. */
const edgeRows = 3;
const edgeHeight = 0.15;

const pageNumber = /^[-–—<([]?(?:page|p\.|쪽)?#(?:(?:of|\/)#)?(?:쪽|페이지)?[-–—>)\]]?$/i;

/** The same sum may stand at the foot of every bill of a bundle: it is what the page says, however often. */
const money = /\d{1,3}(?:,\d{3})+(?!\d)|\d\s?(?:[십백천만억조]\s?)*(?:원|달러|won\b|dollars?\b)|[₩$€£¥]\s?\d/i;

interface PageRows {
  readonly page: number;
  readonly height: number;
  readonly rows: readonly PdfRow[];
}

/**
 * The rows of a page that repeat, page numbers aside, at the same place on its neighbours: headers, footers, page numbers.
 * Only neighbours are looked at, so a long document streams and each chapter may have its own header.
 */
export function findRunningRows(page: PageRows, neighbours: readonly PageRows[], pages: number): ReadonlySet<PdfRow> {
  const running = new Set<PdfRow>();
  // Two pages prove little: there only a page number may go.
  const needed = Math.min(2, pages - 1);
  if (needed === 0) return running;
  const others = neighbours.filter((other) => other.page !== page.page);
  for (const row of edges(page)) {
    const text = rowText(row);
    const masked = toRowMask(text);
    if (isPageNumber(masked, page, others)) {
      running.add(row);
      continue;
    }
    const wordy = /\p{L}{3}/u.test(masked.mask);
    if (masked.mask === "" || money.test(text) || (needed === 1 && wordy)) continue;
    // What runs on over all pages is often the title, and the first page is where it belongs.
    if (page.page === 1 && wordy && row.y < page.height / 2) continue;
    if (others.filter((other) => hasTwin(other, row, masked, page)).length >= needed) running.add(row);
  }
  const floating = findFloatingFooter(page, others);
  if (floating !== null) running.add(floating);
  return running;
}

function edges({ rows, height }: PageRows): readonly PdfRow[] {
  const top = rows.slice(0, edgeRows).filter((row) => row.y < height * edgeHeight);
  const bottom = rows.slice(-edgeRows).filter((row) => row.y > height * (1 - edgeHeight));
  return [...top, ...bottom];
}

/** A number by itself is the page's when it says which page this is, or when it counts on from page to page. */
function isPageNumber(row: RowMask, page: PageRows, others: readonly PageRows[]): boolean {
  if (!pageNumber.test(row.mask)) return false;
  if (Number(row.numbers[0]?.digits) === page.page) return true;
  return others.some((other) =>
    edges(other).some((each) => countsPages(row, toRowMask(rowText(each)), other.page - page.page)),
  );
}

function hasTwin(other: PageRows, row: PdfRow, masked: RowMask, page: PageRows): boolean {
  if (Math.abs(other.height - page.height) > 2) return false;
  return edges(other).some(
    (each) =>
      Math.abs(each.y - row.y) < row.size && isSameRow(masked, toRowMask(rowText(each)), other.page - page.page),
  );
}

/** Printed web pages let their footer follow the text: it is known not by its place but by a number that counts pages. */
function findFloatingFooter(page: PageRows, others: readonly PageRows[]): PdfRow | null {
  const last = page.rows.at(-1);
  if (last === undefined || !/\d{1,5}\D{0,3}$/.test(rowText(last))) return null;
  const masked = toRowMask(rowText(last));
  const twins = others.filter((other) => {
    const row = other.rows.at(-1);
    return row !== undefined && countsPages(masked, toRowMask(rowText(row)), other.page - page.page);
  });
  return twins.length >= 2 ? last : null;
}
