import type { Reading } from "#language/meaning";
import type { Alignment } from "../align.ts";
import type { Objection } from "../statement.ts";
import { toldOftener } from "./once.ts";
import { ratesOf } from "./rates.ts";

/** Told in two ways that come to the same: 2주마다, 한 달에 두 번. */
const near = 0.13;

/** 한 해에 네 번, where it is 4개월마다 한 번: how often something is done, told otherwise. */
export function checkOften(claim: Reading, { unit, segment }: Alignment): Objection | null {
  const told = otherRate(claim, segment.reading) ?? toldOftener(claim, segment.reading);
  if (told === null) return null;
  const [mine, theirs] = told;
  return {
    status: "contradicts",
    check: "often",
    reason: {
      ko: `“${mine}”이(가) 아니라 원문은 “${theirs}”입니다`,
      en: `The evidence says “${theirs}”, not “${mine}”`,
    },
    against: { label: unit.label, quote: segment.sentence },
  };
}

function otherRate(claim: Reading, evidence: Reading): readonly [string, string] | null {
  const [mine, ...more] = ratesOf(claim);
  if (mine === undefined || more.length > 0 || mine.isDenied) return null;
  const all = ratesOf(evidence);
  const [theirs, ...others] = all.filter(({ isDenied }) => !isDenied);
  if (theirs === undefined || others.length > 0) return null;
  const isEachTime = mine.yearly === null && all.some(({ isDenied, yearly }) => isDenied && yearly === null);
  const isOther = mine.yearly !== null && theirs.yearly !== null && Math.abs(mine.yearly / theirs.yearly - 1) > near;
  return isEachTime || isOther ? [mine.text, theirs.text] : null;
}
