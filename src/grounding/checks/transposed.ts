import { type Quantity, type Reading, sameQuantity } from "#language/meaning";

/** So many words before a figure tell what it is for. */
const wordsBefore = 2;

/** Two figures of one kind that stand in each other's place: 2주 뒤 생기고 6개월 이어진다 for 6개월 뒤 생기고 2주 이어진다. */
export function transposed(claim: Reading, evidence: Reading): readonly [Quantity, Quantity] | null {
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
  return new Set(words.slice(-wordsBefore).map(({ concept }) => concept));
}

/** The meaning of the word right behind a figure: 2년 거치, 3년간 나누어. */
function behind({ mentions, quantities }: Reading, { end }: Quantity): ReadonlySet<string> {
  const to = Math.min(...quantities.filter((each) => each.start >= end).map(({ start }) => start));
  // 2년 동안: 동안 says no more than that the figure is a period.
  const word = mentions.find(({ start, end: last, concept }) => start >= end && last <= to && concept !== "period");
  return new Set(word === undefined ? [] : [word.concept]);
}
