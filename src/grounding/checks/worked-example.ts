import { type Quantity, type Reading, sameQuantity } from "#language/meaning";
import { countable } from "./countable.ts";

const maxGiven = 24;

/**
 * A figure that the claim supposes, or works out from one that it supposes and one that the evidence has: "a €40.00 shirt
 * gets €35.10 back" where €4.90 is deducted. Units do not matter: copies times price times a share is money.
 */
export function isWorkedExample(target: Quantity, claim: Reading, given: readonly Quantity[]): boolean {
  if (target.dimension === "clock") return isWorkedTime(target, claim, given);
  const own = claim.quantities.filter(({ dimension }) => countable.has(dimension));
  if (own.length < 2 || !countable.has(target.dimension)) return false;
  const theirs = given.filter(({ dimension }) => countable.has(dimension)).slice(0, maxGiven);
  const isGiven = (quantity: Quantity) => theirs.some((other) => sameQuantity(quantity, other));
  return own.some((result) => {
    if (isGiven(result)) return false;
    const others = own.filter((each) => each !== result);
    return others.some(
      (one) =>
        (result === target || one === target) &&
        !isGiven(one) &&
        (theirs.some((other) => relates(result.value, one, other)) ||
          others.some(
            (two) =>
              two !== one && theirs.some((other) => equal(result.value, one.value * two.value * factorOf(other))),
          )),
    );
  });
}

/** A sum, a difference, a product, a share, what is left of it, or how often one goes into the other. */
function relates(result: number, one: Quantity, other: Quantity): boolean {
  const factor = factorOf(other);
  return [
    one.value + other.value,
    one.value - other.value,
    one.value * factor,
    one.value - one.value * factor,
    one.value + one.value * factor,
    one.value / factor,
  ].some((value) => equal(result, value));
}

function factorOf({ dimension, value }: Quantity): number {
  return dimension === "percent" ? value / 100 : value;
}

function equal(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one));
}

/** 검사가 오전 10시라면 물은 오전 8시까지, where it is 2시간 전까지: a time of day that lies as far from another of the claim as the evidence says. */
function isWorkedTime(target: Quantity, { quantities }: Reading, given: readonly Quantity[]): boolean {
  const others = quantities.filter((each) => each.dimension === "clock" && each !== target);
  const hours = given.flatMap(({ dimension, value }) =>
    dimension === "hours" ? [value] : dimension === "minutes" ? [value / 60] : [],
  );
  return others.some(({ value }) => hours.some((apart) => equal(Math.abs(value - target.value), apart)));
}
