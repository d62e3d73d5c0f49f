import { type Quantity, type Reading, rememberedOf, sameQuantity } from "#language/meaning";
import type { Alignment } from "../align.ts";
import type { PreparedEvidence } from "../evidence.ts";
import type { Objection } from "../statement.ts";

const amongKorean = /^[가-힣]{0,8}\s?[가-힣]{0,6}\s?(?:가운데|중)\s?(?:에서\s)?[가-힣]{0,6}\s?$/u;
const amongEnglish = /^\s(?:out )?of (?:the |its |all )?$/iu;
/** 40명이며 이 가운데 10명; 40 students, of whom 10. */
const amongThem = /(?:(?:이|그) ?(?:가운데|중)(?:에서)?\s|\b(?:of whom|of which|including|among them)\s(?:\w+\s)?)$/iu;
const allBehind = /^[가-힣]{0,8}(?:\s[가-힣]{1,8})?\s(?:모두|전부|전원|다|빠짐없이)\s/u;
const allBefore = /(?:\ball(?: of)?(?: the| its)?|모든|전체)\s$/iu;

/** So many of so many. */
interface PartOfWhole {
  readonly whole: Quantity;
  readonly part: Quantity;
  /** What is told of the part is told of no more of the whole: 15명 중 11명이 참석하였다. */
  readonly isAllThatDo: boolean;
}

/** 12개 지점이 모두 where the evidence has 12개 지점 가운데 9개: a part told as the whole, or added to it. */
export function checkPart(claim: Reading, { unit, segment }: Alignment, { read }: PreparedEvidence): Objection | null {
  if (claim.quantities.length === 0) return null;
  // 40명이며, 이 가운데 10명: the whole may stand in the clause before.
  const sentence = read(segment.sentence);
  const told = sentence.quantities.length < 2 ? [] : partsIn(sentence);
  const objection = (ko: string, en: string): Objection => ({
    status: "contradicts",
    check: "part",
    reason: { ko, en },
    against: { label: unit.label, quote: segment.sentence },
  });
  for (const mine of claim.quantities) {
    const added = told.find(({ whole, part }) => whole.value + part.value === mine.value);
    if (added !== undefined && !sentence.quantities.some((other) => sameQuantity(mine, other)))
      return objection(
        `“${added.part.text}”은(는) 원문에서 “${added.whole.text}”에 들어 있습니다`,
        `“${added.part.text}” is part of “${added.whole.text}” in the evidence`,
      );
    if (!isAll(claim.text, mine)) continue;
    const part = told.find(({ whole, isAllThatDo }) => isAllThatDo && whole.value === mine.value)?.part;
    if (part === undefined || claim.quantities.some(({ value }) => value === part.value)) continue;
    return objection(
      `“${mine.text}” 모두가 아니라 원문은 그 가운데 “${part.text}”입니다`,
      `The evidence says “${part.text}” of “${mine.text}”, not all of them`,
    );
  }
  return null;
}

function isAll(text: string, { start, end }: Quantity): boolean {
  return allBehind.test(text.slice(end, end + 24)) || allBefore.test(text.slice(Math.max(0, start - 14), start));
}

/** How many of how many a text tells of. */
export const partsIn = rememberedOf(({ text, quantities, isKorean }: Reading): readonly PartOfWhole[] =>
  quantities.flatMap((one, at): PartOfWhole[] => {
    const next = quantities[at + 1];
    if (next === undefined) return [];
    const between = text.slice(one.end, next.start);
    const isOfThem = amongThem.test(between);
    const [whole, part] = isKorean || isOfThem ? [one, next] : [next, one];
    if (part.value >= whole.value) return [];
    const isPart = isOfThem || (isKorean ? amongKorean : amongEnglish).test(between);
    return isPart ? [{ whole, part, isAllThatDo: !isOfThem }] : [];
  }),
);
