import { oneOf } from "#language";
import { type Quantity, type Reading, sameQuantity } from "#language/meaning";
import { countable } from "./countable.ts";
import { isRough } from "./rough-figures.ts";
import { sumOfThree, tellsSum } from "./sum-of-three.ts";

export interface Sum {
  /** How it was worked out, for a reader: 5,000,000원 × 2. */
  readonly shown: string;
}

const cue = new RegExp(
  oneOf`
    합
    총
    모두
    즉
    인\s
    배
    이므로
    이니
    약\s
    차이
    보다
    높
    낮
    동안
    더하
    빼
    곱
    나누
    에 해당
    계산
    씩
    마다
    total
    that is
    altogether
    adds?
    more than
    less than
    times
    over
    each
    difference
    would (?:be|cost)
    comes? to
    rate
    of which
    earn
    half
    ×
    x\s
    =
    per
  `,
  "iu",
);
/** Words for what is left or taken away: the rest to a hundred is another thing than the share. */
const leaves = new RegExp(
  oneOf`
    나머지
    깎
    감
    공제
    할인
    빼
    뺀
    제외
    제하
    차감
    덜
    적게
    빠
    줄
    낮
    내려
    싸
    않
    아닌
    못
    rest
    remain
    left
    off
    less
    discount
    reduc
    deduct
    other
    not
    without
  `,
  "iu",
);
/** 할인은 중복 적용되지 않습니다: what may not be added up. */
const notTogether = /중복[^.]{0,12}(?:않|없|불가)|합산[^.]{0,8}(?:않|없)|\b(?:cannot|not) be (?:combined|added)/iu;
const maxLeavesText = 4000;
const maxOperands = 24;

/** Whether a figure is worked out from others: a share, a multiple, a sum, a difference, a rest to a hundred. */
export function computedFrom(
  target: Quantity,
  given: readonly Quantity[],
  claim: Reading,
  evidence: readonly string[],
  /** Of what is given, what stands in what is cited: figures of other sources come to any sum by accident. */
  cited: readonly Quantity[] = given,
): Sum | null {
  const isCited = new Set(cited);
  const own = claim.quantities.filter((quantity) => quantity !== target);
  const isLeft = leaves.test(claim.text) || evidence.some((text) => leaves.test(text.slice(0, maxLeavesText)));
  const isTold =
    leaves.test(claim.text) ||
    isRough(claim, target) ||
    own.some((quantity) => isStatedIn(quantity, given)) ||
    cue.test(claim.text) ||
    /면\s|\bif\b|would/iu.test(claim.text);
  if (!countable.has(target.dimension)) return null;
  // What the claim itself works out is no ground for working out another figure of it.
  const grounded = own.filter(
    (quantity) =>
      isStatedIn(quantity, given) ||
      (quantity.limit === null && counts.has(quantity.dimension)) ||
      /면\s|if\b|would|on a|for a/iu.test(claim.text),
  );
  const operands = [...given, ...grounded].slice(0, maxOperands);
  const isApart = evidence.some((text) => notTogether.test(text.slice(0, maxLeavesText)));
  const slack = isRough(claim, target) ? 0.03 : 1e-6;
  const close = (value: number) => Math.abs(value - target.value) <= slack * Math.abs(target.value) + 1e-9;
  for (const [index, one] of operands.entries()) {
    if (
      one.dimension === "percent" &&
      target.dimension === "percent" &&
      leaves.test(claim.text) &&
      close(100 - one.value)
    )
      return { shown: `100% − ${one.text}` };
    const often = one.dimension === target.dimension && one.unit === target.unit ? timesSaid(claim.text) : [];
    const times = [...often, ...(target.dimension === "money" ? [12] : [])].find((each) => close(one.value * each));
    if (times !== undefined && one.dimension === target.dimension) return { shown: `${one.text} × ${times}` };
    for (const other of operands.slice(index + 1)) {
      if (isApart && close(one.value + other.value)) continue;
      const shown =
        (isTold || (isCited.has(one) && isCited.has(other))
          ? (sumOf(target, one, other, close) ?? sumOf(target, other, one, close))
          : null) ??
        shareOf(target, one, other, close) ??
        shareOf(target, other, one, close) ??
        (isTold ? (combine(target, one, other, close) ?? combine(target, other, one, close)) : null) ??
        (isLeft ? (restOf(target, one, other, close) ?? restOf(target, other, one, close)) : null);
      if (shown !== null) return { shown };
    }
  }
  const rest = restInWords(target, own, evidence);
  if (rest !== null) return rest;
  const shown = isApart || !tellsSum(target, claim, evidence, operands) ? null : sumOfThree(target, operands, close);
  return shown === null ? null : { shown };
}

const smallNumbers: readonly (readonly [RegExp, number])[] = [
  [/\b(?:one|a single)\b|(?<![가-힣])(?:한\s|하나)/iu, 1],
  [/\btwo\b|(?<![가-힣])(?:두\s|둘)/iu, 2],
  [/\bthree\b|(?<![가-힣])(?:세\s|셋)/iu, 3],
];

/** Six of the eight, where two of them are told of: numbers in words are too small to be read as figures. */
function restInWords(target: Quantity, own: readonly Quantity[], evidence: readonly string[]): Sum | null {
  if (target.dimension !== "number" && target.dimension !== "count") return null;
  for (const [words, part] of smallNumbers) {
    const whole = own.find(({ dimension, value }) => counts.has(dimension) && value - part === target.value);
    if (whole !== undefined && evidence.some((text) => words.test(text.slice(0, maxLeavesText))))
      return { shown: `${whole.text} − ${part}` };
  }
  return null;
}

/** The remaining 12,000 of 18,000, where one third is paid before. */
function restOf(target: Quantity, one: Quantity, share: Quantity, close: (value: number) => boolean): string | null {
  if (target.dimension !== "money" || one.dimension !== "money") return null;
  const part = share.dimension === "percent" ? share.value / 100 : share.dimension === "multiple" ? share.value : 1;
  return part < 1 && close(one.value * (1 - part)) ? `${one.text} × (1 − ${share.text})` : null;
}

const multipliers: readonly (readonly [RegExp, number])[] = [
  [/두 |둘|\btwo\b/iu, 2],
  [/세 |셋|\bthree\b/iu, 3],
  [/네 |넷|\bfour\b/iu, 4],
  [/다섯|\bfive\b/iu, 5],
];

/** How often something is taken, where the claim counts it in words: two campaigns. */
function timesSaid(text: string): number[] {
  return multipliers.flatMap(([words, times]) => (words.test(text) ? [times] : []));
}

const counts = new Set(["count", "times", "number", "days", "months", "hours", "minutes"]);

function isStatedIn(quantity: Quantity, given: readonly Quantity[]): boolean {
  return given.some((other) => sameQuantity(quantity, other));
}

/** A bare number may count anything: headcount rose from 310 to 342, by 32 people. */
function isOfKind(one: Quantity, target: Quantity): boolean {
  if (one.dimension === target.dimension && one.unit === target.unit) return true;
  // 1.4 million euros, 200,000 more than planned.
  if (target.dimension === "money" && one.dimension === "number" && one.value >= leastBareAmount) return true;
  const isCount = target.dimension === "count" || target.dimension === "number";
  return isCount && (one.dimension === "number" || one.dimension === "count") && one.value > 9;
}

const leastBareAmount = 1000;
const counted = new Set(["times", "count"]);
const leastSum = 5;
const leastOfShare = 2;

/** The sum or difference of two figures of the evidence, which needs no words that say so. */
function sumOf(target: Quantity, one: Quantity, other: Quantity, close: (value: number) => boolean): string | null {
  if (!isOfKind(one, target) || !isOfKind(other, target)) return null;
  // Small counts are the sum of others by accident.
  if (counted.has(target.dimension) && target.value <= leastSum) return null;
  if (close(one.value + other.value)) return `${one.text} + ${other.text}`;
  return close(one.value - other.value) ? `${one.text} − ${other.text}` : null;
}

/** A share of two counts, the hours between two times, what was there before it became so many times as much: the figure itself says so. */
function shareOf(target: Quantity, one: Quantity, other: Quantity, close: (value: number) => boolean): string | null {
  if (one.dimension === "clock" && other.dimension === "clock" && target.dimension === "hours")
    return [0, 12].some((noon) => close(other.value + noon - one.value)) ? `${other.text} − ${one.text}` : null;
  if (other.value === 0) return null;
  if (other.dimension === "multiple" && isOfKind(one, target))
    return close(one.value / other.value) ? `${one.text} ÷ ${other.text}` : null;
  if (other.dimension === "percent" && one.dimension === "money" && target.dimension === "money")
    return close((one.value * other.value) / 100) ? `${one.text} × ${other.text}` : null;
  const isCount = [one, other].every(({ dimension }) => dimension === "count" || dimension === "number");
  // 절반, two thirds: a share in words is worked out of whatever two figures there are.
  const isInWords = !/\d/u.test(target.text) && one.dimension === other.dimension && one.unit === other.unit;
  if ((!isCount && !isInWords) || one.value < leastOfShare || one.value >= other.value) return null;
  const share = one.value / other.value;
  const isShare = target.dimension === "percent" ? close(share * 100) : target.dimension === "multiple" && close(share);
  return isShare ? `${one.text} ÷ ${other.text}` : null;
}

/** 이틀간 3만 4천 명, so 하루 평균 1만 7천 명: what a whole is parted by. */
const shared = new Set(["days", "months", "hours", "times", "count"]);

function combine(target: Quantity, one: Quantity, other: Quantity, close: (value: number) => boolean): string | null {
  const sameKind = one.dimension === target.dimension && one.unit === target.unit;
  if (
    other.dimension === "percent" &&
    (sameKind || target.dimension === one.dimension) &&
    close((one.value * other.value) / 100)
  )
    return `${one.text} × ${other.text}`;
  if (other.dimension === "multiple" && sameKind && close(one.value * other.value))
    return `${one.text} × ${other.text}`;
  if (
    counts.has(other.dimension) &&
    other.value > 1 &&
    one.value !== 1 &&
    (sameKind || target.dimension === one.dimension)
  ) {
    if (close(one.value * other.value)) return `${one.text} × ${other.text}`;
    if (other.dimension === "months" && close((one.value * other.value) / 12)) return `${one.text} × ${other.text}`;
  }
  if (shared.has(other.dimension) && other.value > 1 && sameKind && close(one.value / other.value))
    return `${one.text} ÷ ${other.text}`;
  if (
    (target.dimension === "percent" || target.dimension === "multiple") &&
    one.dimension === other.dimension &&
    other.value !== 0
  ) {
    const share = one.value / other.value;
    if (close(target.dimension === "percent" ? share * 100 : share)) return `${one.text} ÷ ${other.text}`;
  }
  return null;
}
