import type { Quantity } from "#language";
import { distinctQuantities } from "./figures.ts";

/** Figures beyond these are no operands: too many make every value of them. */
const maxOperands = 60;
const day = 86_400_000;

/** The figures that an operation may be made of. */
export interface Operands {
  /** Told in the sentence itself or in the question. */
  readonly told: readonly Quantity[];
  /** In what the sentence cites. */
  readonly cited: readonly Quantity[];
  readonly elsewhere: readonly Quantity[];
}

/**
 * Whether a figure is the value of one operation over figures that are given: a sum, difference, product, share or span of
 * days. Differences are made of what is told, since any figure is the difference of some two others; a told figure may
 * multiply what is cited, and a cited share or rate any amount.
 */
export function isComputed(quantity: Quantity, operands: Operands): boolean {
  const told = distinctQuantities(operands.told).slice(0, maxOperands);
  const cited = distinctQuantities([...told, ...operands.cited]).slice(0, maxOperands);
  const all = distinctQuantities([...cited, ...operands.elsewhere]).slice(0, maxOperands * 2);
  return (
    isRestOfWhole(quantity, cited) ||
    told.some((one) => told.some((other) => other !== one && makes(quantity, one, other))) ||
    told.some((one) =>
      cited.some((other) =>
        [isShareOf, isRestOf].some((isMade) => isMade(quantity, one, other) || isMade(quantity, other, one)),
      ),
    ) ||
    cited.some((factor) => isFactor(factor) && all.some((amount) => isShareOf(quantity, amount, factor))) ||
    isSumOfSome(quantity, cited) ||
    isDateShift(quantity, all)
  );
}

/** 90 %, where 10 % are kept back. */
function isRestOfWhole({ dimension, value }: Quantity, operands: readonly Quantity[]): boolean {
  return (
    dimension === "percent" && operands.some((other) => other.dimension === "percent" && same(value, 100 - other.value))
  );
}

/** 70, where 69.64 is given or made: an answer rounds, but never to fewer than two digits. */
export function isRounding(quantity: Quantity, exact: number): boolean {
  const written = /\d[\d,]*(?:\.(\d+))?/u.exec(quantity.text);
  if (written === null || quantity.value === 0) return false;
  const significant = written[0].replace(/[,.]/gu, "").replace(/^0+/u, "").replace(/0+$/u, "").length;
  const decimals = written[1]?.length ?? 0;
  if (Math.max(significant, decimals) < 2 && quantity.dimension !== "percent") return false;
  const digits = Math.max(2, significant);
  return Number(exact.toPrecision(digits)) === quantity.value || Number(exact.toFixed(decimals)) === quantity.value;
}

function makes(quantity: Quantity, one: Quantity, other: Quantity): boolean {
  const { dimension, value } = quantity;
  if (one.dimension === other.dimension) {
    if (
      one.dimension === dimension &&
      [one.value + other.value, one.value - other.value].some((made) => same(value, made))
    )
      return true;
    if (other.value !== 0 && isShare(quantity, one.value / other.value)) return true;
    if (isDate(one)) return dimension === "days" && same(value, daysBetween(one, other));
  }
  return isShareOf(quantity, one, other) || isShareOf(quantity, other, one) || isRestOf(quantity, one, other);
}

const isFactor = ({ dimension }: Quantity) => dimension === "percent" || dimension === "multiple";

/** So many times an amount, a share of it, or the amount itself from its share. */
function isShareOf({ dimension, value }: Quantity, amount: Quantity, factor: Quantity): boolean {
  if (isDate(amount) || isDate(factor) || isFactor(amount) || amount.dimension !== dimension) return false;
  if (factor.dimension === "money" || factor.dimension === "year") return false;
  const times = factor.dimension === "percent" ? factor.value / 100 : factor.value;
  if (times <= 0 || times === 1) return false;
  return same(value, amount.value * times) || same(value, amount.value / times);
}

/** What is left of an amount without a share of it. */
function isRestOf({ dimension, value }: Quantity, amount: Quantity, share: Quantity): boolean {
  if (share.dimension !== "percent" || isDate(amount) || amount.dimension !== dimension) return false;
  return same(value, amount.value * (1 - share.value / 100));
}

function isShare(quantity: Quantity, ratio: number): boolean {
  if (quantity.dimension === "percent")
    return [ratio, ratio - 1, 1 - ratio].some(
      (share) => same(quantity.value, share * 100) || isRounding(quantity, share * 100),
    );
  return quantity.dimension === "multiple" && (same(quantity.value, ratio) || isRounding(quantity, ratio));
}

/** Of more figures of a kind than this some two make any value. */
const maxSummands = 8;
const added: ReadonlySet<Quantity["dimension"]> = new Set(["money", "count", "times", "days", "months", "hours"]);

/** A total of two figures of a kind where there are few, and of three and more: all of them from one on. */
function isSumOfSome({ dimension, value }: Quantity, operands: readonly Quantity[]): boolean {
  const alike = operands.filter((other) => other.dimension === dimension && !isDate(other));
  const isPair = (one: Quantity, other: Quantity) => other !== one && same(value, one.value + other.value);
  if (
    added.has(dimension) &&
    alike.length <= maxSummands &&
    alike.some((one) => alike.some((other) => isPair(one, other)))
  )
    return true;
  return alike.some((_, from) => {
    let sum = 0;
    return alike.slice(from).some((other, at) => {
      sum += other.value;
      return at >= 2 && same(value, sum);
    });
  });
}

function isDateShift(quantity: Quantity, operands: readonly Quantity[]): boolean {
  if (!isDate(quantity)) return false;
  const year = quantity.value >= 10_000 ? Math.floor(quantity.value / 10_000) : null;
  const spans = operands.filter(({ dimension }) => dimension === "days" || dimension === "months");
  return operands.filter(isDate).some((date) => {
    const from = dateOf(date, year);
    return spans.some((span) =>
      [1, -1].some((sign) =>
        [-1, 0, 1].some((off) => {
          const shifted = new Date(from);
          if (span.dimension === "days") shifted.setUTCDate(shifted.getUTCDate() + sign * span.value + off);
          else {
            shifted.setUTCMonth(shifted.getUTCMonth() + sign * span.value);
            shifted.setUTCDate(shifted.getUTCDate() + off);
          }
          return isOnDay(quantity, shifted);
        }),
      ),
    );
  });
}

function isOnDay({ value }: Quantity, date: Date): boolean {
  const monthDay = (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
  if (value < 10_000) return value % 100 === 0 ? Math.floor(monthDay / 100) * 100 === value : monthDay === value;
  const whole = date.getUTCFullYear() * 10_000 + monthDay;
  return value % 100 === 0 ? Math.floor(whole / 100) * 100 === value : whole === value;
}

const isDate = ({ dimension }: Quantity) => dimension === "date" || dimension === "month-day";

function dateOf({ value }: Quantity, otherYear: number | null): Date {
  const year = value >= 10_000 ? Math.floor(value / 10_000) : (otherYear ?? 2_000);
  return new Date(Date.UTC(year, Math.floor((value % 10_000) / 100) - 1, Math.max(1, value % 100)));
}

function daysBetween(one: Quantity, other: Quantity): number {
  const year = [one, other].find(({ value }) => value >= 10_000);
  const base = year === undefined ? null : Math.floor(year.value / 10_000);
  return Math.abs(dateOf(one, base).getTime() - dateOf(other, base).getTime()) / day;
}

function same(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one));
}
