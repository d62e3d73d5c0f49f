import { allMatches, oneOf } from "#language";
import { type Quantity, type Reading, rememberedOf, sameQuantity } from "#language/meaning";
import { measureOf } from "./rough-figures.ts";

const denial =
  /않(?![는을]지)|아니[하한할함합해했 되된됩될돼]|아닙|아닌(?!지)|없[다는이으을어습음고]|못[하한할함합해했 ]|안 [되된됩될돼하해한]|금지|불가|면제/gu;
const englishDenial = new RegExp(
  oneOf`
    \b(?:not|no|never|cannot|without|nor|neither)\b
    n[’']t\b
    prohibit
    forbid
    \b(?:refus|declin|fail)\w* to\b
  `,
  "giu",
);

/** Where it denies. */
export const denialPlaces = rememberedOf(({ text, isKorean }: Reading): readonly number[] =>
  allMatches(text, isKorean ? denial : englishDenial).map(({ index }) => index),
);

const boundVerb = /초과|넘|상회|미만|못 미|exceed|more than|less than|later than/iu;

/** Denials apart from those that only make a bound: "30%를 초과할 수 없다" denies nothing that is at most 30 %. */
export function freeDenials(reading: Reading): number {
  const { text, quantities } = reading;
  return denialPlaces(reading).filter(
    (place) =>
      !quantities.some(
        ({ start, end, limit }) =>
          limit !== null &&
          ((place >= end && place - end <= 16 && boundVerb.test(text.slice(end, place))) ||
            (place < start && start - place <= 24 && boundVerb.test(text.slice(place, start)))),
      ),
  ).length;
}

/** "3년이 지나면 붙지 않는다" says of the other side of a bound what "3년 이내에는 붙는다" leaves open: both are turned. */
export function turnsBound(claim: Reading, evidence: Reading): boolean {
  return claim.quantities.some((mine) => {
    if (isBeyond(mine, evidence)) return true;
    const same = evidence.quantities.filter((other) => sameQuantity(mine, other));
    return (
      same.length > 0 &&
      same.every(
        ({ limit, side }) =>
          (mine.limit !== null && limit !== null && limit !== mine.limit) ||
          (mine.side !== null && side !== null && side !== mine.side),
      )
    );
  });
}

/** 넉 달 된 직원은 신청할 수 없다, where one of 6개월 이상 may: a case that the bound leaves out. */
function isBeyond(mine: Quantity, { quantities }: Reading): boolean {
  const own = measureOf(mine);
  if (own === null || mine.limit !== null) return false;
  const alike = quantities.filter((other) => measureOf(other)?.kind === own.kind);
  return (
    alike.every(({ limit }) => limit !== null) &&
    alike.some((other) => {
      const bound = measureOf(other)?.value ?? own.value;
      return other.limit === "least" ? own.value < bound : own.value > bound;
    })
  );
}
