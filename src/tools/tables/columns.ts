import { sameLetters } from "./cell-value.ts";
import type { DocumentTable } from "./table.ts";

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
  return /\d/.test(inside) ? "" : inside;
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
