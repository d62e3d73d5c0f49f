import type { WordedSum } from "./worded-sum.ts";

/** The digits that a double holds for sure. */
const sureDigits = 15;

/** The sum with its value; what does not come out even is told to the second decimal, what is too long to its first digits, and as such. */
export function saySum({ expression, value, unit }: WordedSum): string {
  const isLong = Math.abs(value) > Number.MAX_SAFE_INTEGER;
  const most = unit === "" ? 10 : Math.abs(value) < 1 ? 6 : 2;
  const digits = isLong ? { maximumSignificantDigits: sureDigits } : { maximumFractionDigits: most };
  const told = value.toLocaleString("en-US", digits);
  const isEven = !isLong && Number(told.replaceAll(",", "")) === value;
  return `${expression} ${isEven ? "=" : "≈"} **${told}${unit}**`;
}
