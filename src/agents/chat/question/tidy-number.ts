/** 0.1 + 0.2 is 0.3. A whole number stays as it is: rounding it would be another number. */
export function tidyNumber(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(15));
}
