import { type Mention, type Quantity, type Reading, sameQuantity } from "#language/meaning";
import type { EvidenceUnit } from "../evidence.ts";
import type { Objection } from "../statement.ts";

/** So many words before a figure tell what it is for. */
const wordsBefore = 2;

/** Two figures told the other way round within one sentence. */
export function checkTransposed(claim: Reading, units: readonly EvidenceUnit[]): Objection | null {
  if (claim.quantities.length < 2) return null;
  for (const unit of units.filter((each) => each.quantities().length > 1))
    for (const { reading, sentence } of unit.segments()) {
      const pair = reading.quantities.length < 2 ? null : transposed(claim, reading);
      if (pair === null) continue;
      const [one, other] = pair;
      return {
        status: "contradicts",
        check: "transposed",
        reason: {
          ko: `“${one.text}”과(와) “${other.text}”이(가) 원문과 서로 바뀌었습니다`,
          en: `“${one.text}” and “${other.text}” stand in each other's place`,
        },
        against: { label: unit.label, quote: sentence },
      };
    }
  return null;
}

/** Two figures of one kind that stand in each other's place: 2주 뒤 생기고 6개월 이어진다 for 6개월 뒤 생기고 2주 이어진다. */
function transposed(claim: Reading, evidence: Reading): readonly [Quantity, Quantity] | null {
  const { quantities } = claim;
  for (const [at, one] of quantities.entries())
    for (const other of quantities.slice(at + 1)) {
      if (kindOf(one) !== kindOf(other) || sameQuantity(one, other)) continue;
      const [theirs, ...more] = evidence.quantities.filter((each) => sameQuantity(each, one));
      const [theirOther, ...moreOther] = evidence.quantities.filter((each) => sameQuantity(each, other));
      if (theirs === undefined || theirOther === undefined || more.length > 0 || moreOther.length > 0) continue;
      for (const side of [before, behind]) {
        const [mine, mineOther] = [side(claim, one), side(claim, other)];
        const [home, homeOther] = [side(evidence, theirs), side(evidence, theirOther)];
        const crossed = !mine.isDisjointFrom(homeOther) && !mineOther.isDisjointFrom(home);
        if (crossed && mine.isDisjointFrom(home) && mineOther.isDisjointFrom(homeOther)) return [one, other];
      }
    }
  return null;
}

const periods: ReadonlySet<string> = new Set(["minutes", "hours", "days", "business-days", "months"]);

function kindOf({ dimension }: Quantity): string {
  return periods.has(dimension) ? "period" : dimension;
}

/** The meanings of the words before a figure, back to the figure before it. */
function before({ mentions, quantities }: Reading, { start }: Quantity): ReadonlySet<string> {
  const from = Math.max(0, ...quantities.filter((each) => each.end <= start).map(({ end }) => end));
  const words = mentions.filter((mention) => mention.end <= start && mention.start >= from);
  return new Set(words.slice(-wordsBefore).map(signed));
}

/** The meaning of the word right behind a figure: 2년 거치, 3년간 나누어. */
function behind({ mentions, quantities }: Reading, { end }: Quantity): ReadonlySet<string> {
  const to = Math.min(...quantities.filter((each) => each.start >= end).map(({ start }) => start));
  // 2년 동안: 동안 says no more than that the figure is a period.
  const word = mentions.find(({ start, end: last, concept }) => start >= end && last <= to && concept !== "period");
  return new Set(word === undefined ? [] : [signed(word)]);
}

/** Opposites are one meaning with two signs, and an adult's place is no child's. */
function signed({ concept, sign }: Mention): string {
  return `${sign}${concept}`;
}
