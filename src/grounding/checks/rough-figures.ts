import type { Quantity, Reading } from "#language/meaning";

const roughBefore =
  /(?:약|대략|거의|얼추|about|around|roughly|approximately|nearly|almost|close to|just (?:over|under)|some|~)\s?$/iu;
const roughAfter =
  /^(?:\s?(?:쯤|정도|가까이|가까운|가량|남짓|안팎|꼴|수준)|을 조금|를 조금|\s(?:or so|or thereabouts))/iu;

/** A figure that is not meant to the last digit: 약 5분의 4, nearly 1,500, two months or so. */
export function isRough({ text }: Reading, { start, end }: Quantity): boolean {
  return roughBefore.test(text.slice(Math.max(0, start - 16), start)) || roughAfter.test(text.slice(end, end + 14));
}

/** How far a rough figure, or a bound drawn close to a figure, may lie from it. */
const roughReach = 0.2;
const boundReach = 0.16;
/** Nine in ten, for 91 %. */
const shareInWords = /\s(?:in|out of)\s/iu;
const shareInWordsReach = 0.03;
/** Shares are told by the nearest simple one: more than half of what is 80 %. */
const shareReach = 0.4;

/** "More than a third" of what is 35.5 %, "about half an hour" for 25 minutes. */
export function isNearGiven(claim: Reading, quantity: Quantity, given: readonly Quantity[]): boolean {
  const rough = isRough(claim, quantity);
  const isShare = quantity.dimension === "percent" && shareInWords.test(quantity.text);
  if (!rough && !isShare && quantity.limit === null) return false;
  return given.some((other) => {
    const [mine, theirs] = [measureOf(quantity), measureOf(other)];
    if (mine === null || theirs === null || mine.kind !== theirs.kind || theirs.value === 0) return false;
    const beyond = (mine.value - theirs.value) / theirs.value;
    if (rough) return Math.abs(beyond) <= roughReach;
    if (quantity.limit === null) return Math.abs(beyond) <= shareInWordsReach;
    // A bound must have the figure on its own side, and another bound is simply another one.
    const reach = quantity.dimension === "percent" ? shareReach : boundReach;
    if (other.limit !== null || Math.abs(beyond) > reach) return false;
    return quantity.limit === "least" ? beyond <= 0 : beyond >= 0;
  });
}

const dayLengths: Readonly<Record<string, number>> = { days: 1, months: 30.4, hours: 1 / 24, minutes: 1 / 1440 };

/** A figure in a unit that others of its kind can be told in. */
export function measureOf({
  dimension,
  value,
  unit,
}: Quantity): { readonly kind: string; readonly value: number } | null {
  const days = dayLengths[dimension];
  if (days !== undefined) return { kind: "time", value: value * days };
  if (dimension === "date" || dimension === "year" || dimension === "month-day" || dimension === "weekday") return null;
  return { kind: `${dimension} ${unit}`, value };
}
