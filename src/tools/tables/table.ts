import { hasDigit } from "#language";
import { sameLetters } from "./cell-value.ts";

/** A row of a table, and the page of the document that it stands on. */
export interface DocumentRow {
  readonly cells: readonly string[];
  readonly page: number;
}

/** The letters of a table that stand on one page: what an answer cites. */
export interface TablePart {
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface TableDocument {
  readonly documentId: string;
  readonly name: string;
}

/** A table of a document from its first row to its last, on however many pages it stands. */
export interface DocumentTable extends TableDocument {
  /** The heading above it: a spreadsheet's sheet, a document's line. */
  readonly heading: string | null;
  readonly head: readonly string[];
  readonly rows: readonly DocumentRow[];
  readonly parts: readonly TablePart[];
}

/** What a query calls a table: the document, and the heading where it has one. */
export const tableName = ({ name, heading }: Pick<DocumentTable, "name" | "heading">): string =>
  heading === null ? name : `${name} > ${heading}`;

/** A unit, or what a name says of itself, behind the name: 연봉(만원), Budget [USD]. */
const inBrackets = /\s*[([]([^()[\]]{1,20})[)\]]\s*$/;

export const nameWithoutUnit = (name: string): string => name.replace(inBrackets, "");

/** The unit that a column's name tells: 만원 of 연봉(만원). */
export function unitOfName(name: string): string {
  const inside =
    inBrackets
      .exec(name)?.[1]
      ?.replace(/^단위\s*[:：]?\s*/, "")
      .trim() ?? "";
  return hasDigit(inside) ? "" : inside;
}

/** Which column has this name, with or without its unit; null where none or several do. */
export function columnAt({ head }: DocumentTable, name: string): number | null {
  const whole = placesOf(head, name, (written) => written);
  const places = whole.length > 0 ? whole : placesOf(head, name, nameWithoutUnit);
  const [only, another] = places;
  return only === undefined || another !== undefined ? null : only;
}

function placesOf(head: readonly string[], name: string, written: (name: string) => string): number[] {
  const asked = sameLetters(written(name));
  return head.flatMap((each, at) => (sameLetters(written(each)) === asked ? [at] : []));
}

/** A row that calls itself so tells of the rows around it. */
const totalCell = /^(?:총?합계|총계|소계|누계|계|평균|(?:sub|grand)?totals?|sum|average)$/;

export const isTotalRow = ({ cells }: DocumentRow): boolean => cells.some((cell) => totalCell.test(sameLetters(cell)));
