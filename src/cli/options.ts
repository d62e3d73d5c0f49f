import { InvalidArgumentError } from "commander";

/** A whole number within limits, for commander. */
export function countOption(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(most === Number.MAX_SAFE_INTEGER ? `${least}, ${least + 1}, …` : `${least}–${most}`);
  };
}
