import type { Paper } from "./paper.ts";
import { yearOfCsl } from "./reading.ts";

/** The first and the last year that papers are wanted of. */
export interface WantedYears {
  readonly yearFrom?: number | null | undefined;
  readonly yearTo?: number | null | undefined;
}

/** Whether a paper is of the years that are wanted; where they are bounded, one without a year is not. */
export function isWithinYears({ csl }: Paper, { yearFrom, yearTo }: WantedYears): boolean {
  if (yearFrom == null && yearTo == null) return true;
  const year = yearOfCsl(csl);
  return year !== null && year >= (yearFrom ?? year) && year <= (yearTo ?? year);
}
