import { oneOf } from "#language";
import type { Quantity, Reading } from "#language/meaning";
import type { EvidenceUnit } from "../evidence.ts";
import { partsIn } from "./part.ts";

/** By how much something lies above or below, before or after another: 20분 당겨져, 650 under budget. */
const apartKorean = new RegExp(
  String.raw`^(?:만큼|이나|가량|정도|씩)?\s?(?:더\s|덜\s|\S{1,6}\s)?(?:${oneOf`
    당겨
    앞당
    늦
    미뤄
    이른
    이르
    일찍
    빠르
    빨라
    줄
    늘
    많
    적[다은었게고으]
    짧
    길
    긴
    높
    낮
    싸
    싼
    비싸
    비싼
    넘
    모자
    부족
    웃돌
    밑돌
    올라
    올랐
    오른
    내려
    내렸
    감소
    증가
    인상
    인하
    할인
    차이
  `})`,
  "u",
);
const apartEnglish = new RegExp(
  String.raw`^\s(?:\w+\s){0,2}?(?:${oneOf`
    under
    over
    more
    less
    fewer
    above
    below
    short
    earlier
    later
    longer
    shorter
    higher
    lower
    cheaper
    dearer
    ahead
    behind
    up
    down
    extra
  `})\b`,
  "iu",
);

/** What a figure is counted in where two are set apart; minutes for times of day. */
function countedIn({ dimension, value, unit }: Quantity): { readonly kind: string; readonly value: number } {
  if (dimension === "clock") return { kind: "time", value: value * 60 };
  if (dimension === "hours") return { kind: "time", value: value * 60 };
  if (dimension === "minutes") return { kind: "time", value };
  return { kind: `${dimension} ${unit}`, value };
}

/** Half a day: 오후 1시 may be written 1시 or 13시. */
const halfDay = 720;

/**
 * A figure that a sentence tells by another and by how far the two lie apart (7,850 pounds, 650 under budget: 8,500), or by a
 * whole and a part of it (11 of 15: the other four).
 */
export function isToldApart(target: Quantity, unit: EvidenceUnit): boolean {
  const mine = countedIn(target);
  return unit.segments().some(({ text, sentence, reading }) => {
    if (text !== sentence || reading.quantities.length < 2) return false;
    if (
      partsIn(reading).some(
        ({ whole, part }) => countsAlike(target, whole) && whole.value - part.value === target.value,
      )
    )
      return true;
    return reading.quantities.some((gap) => {
      if (!tellsApart(reading, gap)) return false;
      const between = countedIn(gap);
      return reading.quantities.some((level) => {
        const theirs = countedIn(level);
        if (level === gap || theirs.kind !== mine.kind) return false;
        // A bare number counts what the figure before it counts.
        if (between.kind !== mine.kind && gap.dimension !== "number") return false;
        const apart = Math.abs(theirs.value - mine.value);
        return isNear(apart, between.value) || (target.dimension === "clock" && isNear(halfDay - apart, between.value));
      });
    });
  });
}

function tellsApart({ text, isKorean }: Reading, { end }: Quantity): boolean {
  return (isKorean ? apartKorean : apartEnglish).test(text.slice(end, end + 24));
}

function countsAlike(one: Quantity, other: Quantity): boolean {
  const counted = (each: Quantity) => each.dimension === "count" || each.dimension === "number";
  return one.dimension === other.dimension || (counted(one) && counted(other));
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-6;
}
