import type { Quantity } from "./quantity.ts";

type Measure = Pick<Quantity, "dimension" | "value" | "unit">;

/** Whether two figures say the same, whatever their spelling: 2주 is 14일, a month is 30 days, 절반 is 50 %. */
export function sameQuantity(one: Measure, other: Measure): boolean {
  if (one.dimension === other.dimension) {
    if (one.dimension === "clock") return sameTime(one, other);
    // 70대 are as many as 70세: a counting word that counts anything.
    const isVague = one.unit === "things" || other.unit === "things";
    if (!isVague && one.unit !== "" && other.unit !== "" && one.unit !== other.unit) return false;
    if (one.dimension === "date" || one.dimension === "month-day") return sameDate(one.value, other.value);
    return near(one.value, other.value);
  }
  return converted(one, other) || converted(other, one);
}

function near(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one), Math.abs(other));
}

/** 저녁 6시 is 18시: in Korean morning and evening are told apart by words of their own. */
function sameTime(one: Measure, other: Measure): boolean {
  const [half, otherHalf] = [halfOfDay(one), halfOfDay(other)];
  if (half !== null && otherHalf !== null && half !== otherHalf) return false;
  return near(one.value % 12, other.value % 12);
}

/** The half of the day, where it is said or can be no other. */
function halfOfDay({ value, unit }: Measure): string | null {
  return unit !== "" ? unit : value >= 13 ? "p" : null;
}

/** A month without its day is the same as any of its days. */
function sameDate(one: number, other: number): boolean {
  if (one % 100 === 0 || other % 100 === 0) return Math.floor(one / 100) === Math.floor(other / 100);
  return one === other;
}

function converted(one: Measure, other: Measure): boolean {
  switch (one.dimension) {
    case "months":
      return (
        (other.dimension === "days" &&
          [30, 30.4167, 31, 365 / 12].some((days) => near(days * one.value, other.value))) ||
        (other.dimension === "frequency" && near(one.value * 30, other.value)) ||
        (other.dimension === "frequency" && one.value === 12 && other.value === 365)
      );
    case "days":
      return (
        (other.dimension === "hours" && near(one.value * 24, other.value)) ||
        (other.dimension === "frequency" && near(one.value, other.value)) ||
        ((other.dimension === "date" || other.dimension === "month-day") && other.value % 100 === one.value)
      );
    case "hours":
      return other.dimension === "minutes" && near(one.value * 60, other.value);
    case "multiple":
      return other.dimension === "percent" && near(one.value * 100, other.value);
    case "year":
      return (other.dimension === "date" && Math.floor(other.value / 10_000) === one.value) || sameNumber(one, other);
    case "month-day":
      return (
        other.dimension === "date" &&
        (one.value % 100 === 0
          ? Math.floor((other.value % 10_000) / 100) === one.value / 100
          : other.value % 10_000 === one.value)
      );
    case "times":
      return (
        (other.dimension === "count" || (other.dimension === "multiple" && one.value > 3)) &&
        near(one.value, other.value)
      );
    case "number":
      return sameNumber(one, other);
    default:
      return false;
  }
}

/** Smaller numbers count too many other things to be years. */
const leastAge = 10;

/** A bare number may be any figure of that value: "30 (thirty)", aged 43. */
function sameNumber(one: Measure, other: Measure): boolean {
  if (other.dimension === "months" && one.value >= leastAge && near(one.value * 12, other.value)) return true;
  return other.dimension !== "date" && near(one.value, other.value);
}
