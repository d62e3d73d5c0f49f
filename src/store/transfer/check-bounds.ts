import type { Localized } from "#protocol";
import { isHash } from "../files/files.ts";
import type { TransferRow } from "./lines.ts";

/** The last moment that JavaScript's dates know, in milliseconds. */
const latestTime = 8.64e15;

/**
 * What is wrong with the numbers and names of a row whose shape is right; null where nothing is. A number beyond these bounds
 * is stored without harm and can never be read again.
 */
export function outOfBounds(row: TransferRow): Localized | null {
  for (const [column, value] of Object.entries(row)) {
    if (column === "contentHash" && !isHash(String(value)))
      return { ko: `${column}이(가) 해시가 아닙니다`, en: `${column} is no hash` };
    if (typeof value !== "number") continue;
    const isTime = column.endsWith("At");
    const isWithin = isTime
      ? Number.isInteger(value) && value >= 0 && value <= latestTime
      : Math.abs(value) <= Number.MAX_SAFE_INTEGER;
    if (!isWithin)
      return { ko: `${column} 값 ${value}이(가) 범위를 벗어납니다`, en: `${column} is out of bounds: ${value}` };
  }
  return null;
}
