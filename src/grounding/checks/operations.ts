import type { Quantity } from "#language";
import { distinctQuantities, inCells, maxSummands } from "./figures.ts";

/** Figures beyond these are no operands: too many make every value of them. */
const maxOperands = 60;
/** Of a row of many figures any one is the difference of some other and one that is cited. */
const maxOwn = 6;
const day = 86_400_000;

/** The figures that an operation may be made of. */
export interface Operands {
  /** Told in the question or by tools. */
  readonly told: readonly Quantity[];
  /** In what the sentence cites. */
  readonly cited: readonly Quantity[];
  /** What stands together there, in a line or a column. */
  readonly together: readonly (readonly Quantity[])[];
  readonly elsewhere: readonly Quantity[];
}

/**
 * Whether a figure is the value of one operation over figures that are given: a sum, difference, product, share or span of
 * days. Differences are made of what is told or stands together, and of the sentence's own and what it cites, since any figure is the difference of some two others; a
 * told figure may multiply what is cited, and a cited share or rate any amount.
 * `own` is what is given in the sentence itself, or was worked out before it.
 */
export function createReckoner({
  together,
  ...operands
}: Operands): (quantity: Quantity, own: readonly Quantity[]) => boolean {
  const toldBefore = distinctQuantities(operands.told).slice(0, maxOperands);
  const cited = distinctQuantities(operands.cited).slice(0, maxOperands);
  const elsewhere = distinctQuantities(operands.elsewhere).slice(0, maxOperands);
  const dates = cited.filter(isDate);
  return (quantity, own) => {
    const told = [...own.slice(0, maxOwn), ...toldBefore];
    const isTold = ({ dimension, value }: Quantity) =>
      told.some((one) => one.dimension === dimension && one.value === value);
    const near = [...told, ...cited.filter((quantity) => !isTold(quantity))];
    const all = [...near, ...elsewhere];
    return (
      isRestOfWhole(quantity, near) ||
      told.some((one, at) => told.slice(at + 1).some((other) => makes(quantity, one, other))) ||
      told.some((one) =>
        cited.some((other) => madeOfTwo.some((isMade) => isMade(quantity, one, other) || isMade(quantity, other, one))),
      ) ||
      own
        .slice(0, maxOwn)
        .some((one) => cited.some((other) => other.value !== one.value && makes(quantity, one, other))) ||
      dates.some((one) => dates.some((other) => other !== one && isSpanBetween(quantity, one, other))) ||
      together.some((group) => isMadeOfGroup(quantity, group, told)) ||
      near.filter(isFactor).some((factor) => all.some((amount) => isShareOf(quantity, amount, factor))) ||
      isSumOfSome(quantity, near) ||
      isDateShift(quantity, all)
    );
  };
}

const madeOfTwo = [isShareOf, isRestOf, isQuotient, isSpanBetween];

/** Of figures of one line or column, whose unit or scale stands in the head of their table. */
export function isMadeOfCells(cell: Quantity, together: Operands["together"]): boolean {
  return together.some((group) =>
    isMadeOfGroup(
      cell,
      group.flatMap((one) => (inCells.has(one.dimension) ? [{ ...one, dimension: cell.dimension }] : [])),
      [],
    ),
  );
}

/** Of figures that stand together. */
function isMadeOfGroup(quantity: Quantity, group: readonly Quantity[], told: readonly Quantity[]): boolean {
  return (
    group.some((one, at) => group.slice(at + 1).some((other) => makes(quantity, one, other))) ||
    isTotalOfCounts(quantity, group, told)
  );
}

/** Two of this and one of that, or two of both: prices of one line or column by counts that are told. */
function isTotalOfCounts(
  { dimension, value }: Quantity,
  group: readonly Quantity[],
  told: readonly Quantity[],
): boolean {
  const amounts = group.filter((one) => isOfKind(dimension, one));
  const counts = [...new Set(told.filter(isCount).map((count) => count.value))].filter((count) => count > 1);
  return counts.some((count) =>
    amounts.some((one) =>
      amounts.some(
        (other) =>
          other !== one &&
          [1, ...counts].some((otherCount) => same(value, count * one.value + otherCount * other.value)),
      ),
    ),
  );
}

export const counting: ReadonlySet<Quantity["dimension"]> = new Set(["count", "times", "number"]);
const isCount = ({ dimension, value }: Quantity) => counting.has(dimension) && Number.isInteger(value);

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

/** A bare number may be of any kind: 17,000 + 4,300 in a cell. */
function isOfKind(dimension: Quantity["dimension"], amount: Quantity): boolean {
  return amount.dimension === dimension || dimension === "number";
}

function makes(quantity: Quantity, one: Quantity, other: Quantity): boolean {
  const { dimension, value } = quantity;
  if (one.dimension === other.dimension) {
    if (
      isOfKind(dimension, one) &&
      [one.value + other.value, Math.abs(one.value - other.value)].some((made) => same(value, made))
    )
      return true;
    if (isShare(quantity, one.value / other.value) || isShare(quantity, other.value / one.value)) return true;
    if (isSpanBetween(quantity, one, other)) return true;
  }
  if (isQuotient(quantity, one, other) || isQuotient(quantity, other, one)) return true;
  return [isShareOf, isRestOf].some((isMade) => isMade(quantity, one, other) || isMade(quantity, other, one));
}

const hoursOf: Partial<Record<Quantity["dimension"], number>> = { minutes: 1 / 60, hours: 1, days: 24 };

/** From the 14th to the 18th are four days, or five with both ends, and so with years; from 9:30 to 16:00 are 6.5 hours. */
function isSpanBetween({ dimension, value }: Quantity, one: Quantity, other: Quantity): boolean {
  if (isDate(one) && isDate(other)) {
    const days = daysBetween(one, other);
    return dimension === "days" && days > 0 && (same(value, days) || same(value, days + 1));
  }
  if (one.dimension === "year" && other.dimension === "year") {
    const years = Math.abs(one.value - other.value);
    return dimension === "months" && years > 0 && (value === 12 * years || value === 12 * (years + 1));
  }
  const unit = hoursOf[dimension];
  if (one.dimension !== "clock" || other.dimension !== "clock" || unit === undefined) return false;
  return same(value * unit, Math.abs(one.value - other.value));
}

/** So many batches of 45 minutes in 12 hours. */
function isQuotient({ dimension, value }: Quantity, one: Quantity, other: Quantity): boolean {
  const [whole, part] = [hoursOf[one.dimension], hoursOf[other.dimension]];
  if (!counting.has(dimension) || whole === undefined || part === undefined || other.value === 0) return false;
  return same(value, (one.value * whole) / (other.value * part));
}

const isFactor = ({ dimension }: Quantity) => dimension === "percent" || dimension === "multiple";

/** So many times an amount, a share of it, or the amount itself from its share. */
export function isShareOf(quantity: Quantity, amount: Quantity, factor: Quantity): boolean {
  const { dimension, value } = quantity;
  if (isDate(amount) || isDate(factor) || isFactor(amount) || !isOfKind(dimension, amount)) return false;
  if (factor.dimension === "money" || factor.dimension === "year") return false;
  return timesOf(factor).some((times) => {
    if (times <= 0 || times === 1) return false;
    const share = amount.value * times;
    return same(value, share) || same(value, amount.value / times) || (times < 1 && isRounding(quantity, share));
  });
}

/** 3년 is 36 months, and three times what is paid a year. */
function timesOf({ dimension, value, text }: Quantity): number[] {
  if (dimension === "percent") return [value / 100];
  const written = Number.parseFloat(text.replaceAll(",", ""));
  return dimension === "months" && written > 0 ? [value, written] : [value];
}

/** What is left of an amount without a share of it. */
function isRestOf({ dimension, value }: Quantity, amount: Quantity, share: Quantity): boolean {
  if (share.dimension !== "percent" || isDate(amount) || amount.dimension !== dimension) return false;
  return same(value, amount.value * (1 - share.value / 100));
}

function isShare(quantity: Quantity, ratio: number): boolean {
  if (!Number.isFinite(ratio)) return false;
  if (quantity.dimension === "percent")
    return [ratio, ratio - 1, 1 - ratio].some(
      (share) => same(quantity.value, share * 100) || isRounding(quantity, share * 100),
    );
  return quantity.dimension === "multiple" && (same(quantity.value, ratio) || isRounding(quantity, ratio));
}

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
