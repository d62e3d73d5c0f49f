/** From here on down decimals are the number itself. */
const small = 1e-3;

/** 0.1 + 0.2 is 0.3, and 36.6 - 36.5 is 0.1. A whole number stays as it is: rounding it would be another number. */
export function tidyNumber(value: number): number {
  if (Number.isInteger(value)) return value;
  return Math.abs(value) < small ? Number(value.toPrecision(12)) : Number(Number(value.toFixed(12)).toPrecision(15));
}
