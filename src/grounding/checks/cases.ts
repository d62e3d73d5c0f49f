import { allMatches } from "#language";
import { numberValue, type Quantity, type Reading } from "#language/meaning";
import { measureOf } from "./rough-figures.ts";

/** A figure that says which case is meant: 7세, 닷새 전, 두 대. */
export interface Case {
  readonly kind: string;
  readonly value: number;
  readonly text: string;
}

export function kindOf(quantity: Quantity): string {
  return measureOf(quantity)?.kind ?? quantity.dimension;
}

export function measuredValue(quantity: Quantity): number {
  return measureOf(quantity)?.value ?? quantity.value;
}

/** 닷새 전 and 닷새 안 are cases of two kinds. */
function caseKind(quantity: Quantity): string {
  return `${kindOf(quantity)} ${quantity.side ?? ""}`;
}

const exclusive = /^\S{0,2}\s?(?:미만|초과|넘|못 미)/u;
const exclusiveBefore = /\b(?:under|over|below|above|(?:more|less|fewer|longer|shorter) than)\s$/iu;

function isExclusive({ text }: Reading, { start, end }: Quantity): boolean {
  return exclusive.test(text.slice(end, end + 8)) || exclusiveBefore.test(text.slice(Math.max(0, start - 14), start));
}

/** 2대째, 3차: the second and third of something. */
const nth = /(?<![가-힣\d])(\d{1,2}|첫|두|세|네|다섯)\s?(대|명|장|번|회|개|마리|건|권|자녀)\s?째/gu;
/** With a blank: 세대 is no 세 대. */
const soMany =
  /(?<![가-힣\d])(\d{1,2}|(?:한|두|세|네|다섯)(?=\s))\s?(대|명|장|번|회|개|마리|건|권|자녀)(?![가-힣]*[당째])/gu;

function counted(text: string, pattern: RegExp): Case[] {
  return allMatches(text, pattern).flatMap(([written, number = "", counter = ""]) => {
    const value = number === "첫" ? 1 : numberValue(number);
    return value === null ? [] : [{ kind: `nth ${counter}`, value, text: written }];
  });
}

/** The cases that a claim names: a figure that is no bound, or a bound that is itself one of the cases. */
export function casesIn(reading: Reading): Case[] {
  const measured = reading.quantities
    .filter((each) => measureOf(each) !== null && !isExclusive(reading, each))
    .map((each) => ({ kind: caseKind(each), value: measuredValue(each), text: each.text }));
  return [...measured, ...counted(reading.text, nth), ...counted(reading.text, soMany)];
}

interface Range {
  readonly kind: string;
  readonly holdsFor: (value: number) => boolean;
}

const spans =
  /^(?:일|세|시간|개월|주|명|kg|cm|m)?\s?(?:전|후|뒤|이상)?\s?(?:~|∼|–|-|부터|에서|이상|초과|to|and)\s?(?:만\s)?/u;

/** The cases that a part is about. */
export function rangesIn(reading: Reading): Range[] {
  const { text, quantities } = reading;
  const ranges: Range[] = counted(text, nth).map(({ kind, value, text: written }) => ({
    kind,
    holdsFor: text.slice(text.indexOf(written) + written.length).startsWith("부터")
      ? (each) => each >= value
      : (each) => each === value,
  }));
  for (const [at, one] of quantities.entries()) {
    const other = quantities[at + 1];
    const before = quantities[at - 1];
    if (measureOf(one) === null) continue;
    if (other !== undefined && isSpan(text, one, other)) {
      ranges.push(between(reading, one, other));
      continue;
    }
    if (before !== undefined && isSpan(text, before, one)) continue;
    ranges.push({ kind: caseKind(one), holdsFor: boundOf(reading, one) });
  }
  return ranges;
}

function isSpan(text: string, one: Quantity, other: Quantity): boolean {
  const isAlike = kindOf(one) === kindOf(other) || one.dimension === "number";
  return isAlike && spans.test(text.slice(one.end, other.start)) && text.slice(one.end, other.start).length < 10;
}

function between(reading: Reading, one: Quantity, other: Quantity): Range {
  // 6~3일: the unit stands behind the last figure only.
  const first = kindOf(one) === kindOf(other) ? measuredValue(one) : (one.value * measuredValue(other)) / other.value;
  const [least, most] = [Math.min(first, measuredValue(other)), Math.max(first, measuredValue(other))];
  const isOpen = isExclusive(reading, other);
  return { kind: caseKind(other), holdsFor: (value) => value >= least && (isOpen ? value < most : value <= most) };
}

function boundOf(reading: Reading, quantity: Quantity): Range["holdsFor"] {
  const bound = measuredValue(quantity);
  const isOpen = isExclusive(reading, quantity);
  // 이틀 전부터: two days before and fewer.
  if (/^\s?전부터/u.test(reading.text.slice(quantity.end))) return (value) => value <= bound;
  if (/^부터/u.test(reading.text.slice(quantity.end))) return (value) => value >= bound;
  if (quantity.limit === "least") return (value) => (isOpen ? value > bound : value >= bound);
  if (quantity.limit === "most") return (value) => (isOpen ? value < bound : value <= bound);
  return (value) => value === bound;
}
