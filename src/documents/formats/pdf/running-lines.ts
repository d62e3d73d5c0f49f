import { type PdfRow, rowText } from "./rows.ts";

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
  const floating = findFloatingFooter(page, neighbours);
  if (floating !== null) running.add(floating);
  return running;
}

function edges({ rows, height }: PageRows): readonly PdfRow[] {
  const top = rows.slice(0, edgeRows).filter((row) => row.y < height * edgeHeight);
  const bottom = rows.slice(-edgeRows).filter((row) => row.y > height * (1 - edgeHeight));
  return [...top, ...bottom];
}

function hasTwin(other: PageRows, row: PdfRow, mask: string, height: number): boolean {
  if (Math.abs(other.height - height) > 2) return false;
  return edges(other).some((each) => Math.abs(each.y - row.y) < row.size && toMask(rowText(each)) === mask);
}

/** Printed web pages let their footer follow the text: it is known not by its place but by a number that counts pages. */
function findFloatingFooter(page: PageRows, neighbours: readonly PageRows[]): PdfRow | null {
  const last = page.rows.at(-1);
  const number = lastNumber(last);
  if (last === undefined || number === null) return null;
  const twins = neighbours.filter((other) => {
    const row = other.rows.at(-1);
    if (row === undefined || other.page === page.page || toMask(rowText(row)) !== toMask(rowText(last))) return false;
    return lastNumber(row) === number + other.page - page.page;
  });
  return twins.length >= 2 ? last : null;
}

function lastNumber(row: PdfRow | undefined): number | null {
  const digits = row === undefined ? undefined : /(\d{1,5})\D{0,3}$/.exec(rowText(row))?.[1];
  return digits === undefined ? null : Number(digits);
}

/** A row without what changes from page to page. */
function toMask(text: string): string {
  const plain = text.replace(/\s+/g, "");
  if (/^[ivxlc]{1,7}$/i.test(plain)) return "#";
  return plain.replace(/\d+/g, "#").slice(0, 200);
}
