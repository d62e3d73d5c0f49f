import type { Quantity, Reading } from "#language/meaning";
import type { Alignment } from "../align.ts";
import type { Objection } from "../statement.ts";

const amongKorean = /^[가-힣]{0,8}\s?[가-힣]{0,6}\s?(?:가운데|중)\s?(?:에서\s)?[가-힣]{0,6}\s?$/u;
const amongEnglish = /^\s(?:out )?of (?:the |its |all )?$/iu;
const allBehind = /^[가-힣]{0,8}(?:\s[가-힣]{1,8})?\s(?:모두|전부|전원|다|빠짐없이)\s/u;
const allBefore = /(?:\ball(?: of)?(?: the| its)?|모든|전체)\s$/iu;

/** 12개 지점이 모두 where the evidence has 12개 지점 가운데 9개: a part told as the whole. */
export function checkPart(claim: Reading, { unit, segment }: Alignment): Objection | null {
  if (claim.quantities.length === 0 || segment.reading.quantities.length < 2) return null;
  for (const whole of claim.quantities) {
    if (!isAll(claim.text, whole)) continue;
    const part = partOf(whole, segment.reading);
    if (part === null || claim.quantities.some(({ value }) => value === part.value)) continue;
    return {
      status: "contradicts",
      check: "part",
      reason: {
        ko: `“${whole.text}” 모두가 아니라 원문은 그 가운데 “${part.text}”입니다`,
        en: `The evidence says “${part.text}” of “${whole.text}”, not all of them`,
      },
      against: { label: unit.label, quote: segment.sentence },
    };
  }
  return null;
}

function isAll(text: string, { start, end }: Quantity): boolean {
  return allBehind.test(text.slice(end, end + 24)) || allBefore.test(text.slice(Math.max(0, start - 14), start));
}

/** How many of so many the evidence tells of. */
function partOf({ value }: Quantity, { text, quantities, isKorean }: Reading): Quantity | null {
  for (const [at, one] of quantities.entries()) {
    const next = quantities[at + 1];
    if (next === undefined) return null;
    const between = text.slice(one.end, next.start);
    const [whole, part] = isKorean ? [one, next] : [next, one];
    if (whole.value === value && part.value < value && (isKorean ? amongKorean : amongEnglish).test(between))
      return part;
  }
  return null;
}
