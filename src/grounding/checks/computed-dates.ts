import type { Quantity } from "#language/meaning";

const dayBefore = /전날|전일|하루 전|the day before|previous day|preceding day/iu;
const dayAfter = /다음 ?날|익일|이튿날|the day after|next day|following day/iu;
/** A time with two ends; what lies between them is in it. */
const lasts = /부터.*까지|~|\bfrom\b.*\b(?:to|until|through)\b|\bbetween\b/isu;
const yearBefore = /전년|작년|지난해|previous year|last year|a year (?:earlier|ago)|year-on-year/iu;

const yearAfter = /이듬해|다음 ?해|그다음 해|(?:next|following) year|(?:a|one) year later/iu;

/** A day or year that the evidence tells by another one: 전날 of what is on 18 March; a length told by its two ends. */
export function toldByDates(target: Quantity, given: readonly Quantity[], evidence: string): boolean {
  if (target.dimension === "year") {
    const isGiven = (year: number) => given.some((other) => yearOf(other) === year);
    const { value } = target;
    if (endsIn(value, given) || isToldShort(value, evidence)) return true;
    return (yearBefore.test(evidence) && isGiven(value + 1)) || (yearAfter.test(evidence) && isGiven(value - 1));
  }
  if (target.dimension === "month-day" || target.dimension === "date") {
    const mine = dayOf(target);
    return given.some((other) => {
      const theirs = dayOf(other);
      if (mine === null || theirs === null) return false;
      if (mine > theirs && lasts.test(evidence) && given.some((end) => (dayOf(end) ?? 0) > mine)) return true;
      return (mine === theirs - 1 && dayBefore.test(evidence)) || (mine === theirs + 1 && dayAfter.test(evidence));
    });
  }
  if (target.dimension === "days") return isSpan(target.value, given);
  if (target.dimension === "months") return isBetweenYears(target.value, given);
  return target.dimension === "number" && isYear(target.value) && isToldShort(target.value, evidence);
}

/** 1943 and 1960: seventeen years. Of many years some are any number of years apart by accident. */
const maxYears = 8;

function isBetweenYears(months: number, given: readonly Quantity[]): boolean {
  const years = [...new Set(given.flatMap((each) => writtenYear(each) ?? []))];
  if (months % 12 !== 0 || months < 24 || years.length > maxYears) return false;
  return years.some((from) => years.includes(from + months / 12));
}

/** '22, 1914–18. */
function isToldShort(year: number, evidence: string): boolean {
  const end = String(year % 100).padStart(2, "0");
  const century = Math.floor(year / 100);
  return new RegExp(String.raw`(?:['’‘]|(?<!\d)${century}\d{2}\s?[-–~/]\s?)${end}(?!\d)`, "u").test(evidence);
}

const isYear = (value: number) => Number.isInteger(value) && value >= 1000 && value < 2200;

/** A year with its 년 or, in English, a bare number that can be one. */
function writtenYear(quantity: Quantity): number | null {
  const { dimension, value, text } = quantity;
  return dimension === "number" && isYear(value) && /^\d{4}$/u.test(text) ? value : yearOf(quantity);
}

/** The year in which something ends that begins in a given one and lasts so many months. */
function endsIn(year: number, given: readonly Quantity[]): boolean {
  const lengths = given.filter(({ dimension, value }) => dimension === "months" && value >= 6);
  return given.some((start) => {
    const from = yearOf(start);
    return (
      from !== null &&
      lengths.some(({ value }) => [Math.floor(value / 12), Math.ceil(value / 12)].includes(year - from))
    );
  });
}

/** The days between two dates, with or without the last of them; three weeks may be some days short. */
function isSpan(days: number, given: readonly Quantity[]): boolean {
  const dates = given.flatMap((each) => dayOf(each) ?? []);
  return dates.some((from) => dates.some((to) => to > from && to - from <= days && days - (to - from) <= 3));
}

function yearOf({ dimension, value }: Quantity): number | null {
  if (dimension === "year") return value;
  return dimension === "date" ? Math.floor(value / 10_000) : null;
}

/** Days since the beginning of 1970, or of the year where no year is told. */
function dayOf({ dimension, value }: Quantity): number | null {
  if (value % 100 === 0 || (dimension !== "date" && dimension !== "month-day")) return null;
  const year = dimension === "date" ? Math.floor(value / 10_000) : 1970;
  return Date.UTC(year, Math.floor((value % 10_000) / 100) - 1, value % 100) / 86_400_000;
}
