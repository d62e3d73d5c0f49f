import type { Reading } from "#language/meaning";
import type { Alignment } from "../align.ts";
import type { Objection } from "../statement.ts";

/** Before for after: 회수하기 전에 where the evidence has 회수 후. */
export function checkOrder(claim: Reading, { unit, segment }: Alignment): Objection | null {
  for (const mine of claim.mentions) {
    if (mine.side === null) continue;
    const theirs = segment.reading.mentions.filter(({ concept }) => concept === mine.concept);
    if (theirs.length === 0 || !theirs.every(({ side }) => side !== null && side !== mine.side)) continue;
    return {
      status: "contradicts",
      check: "order",
      reason: {
        ko: `“${claim.text.slice(mine.start, mine.end + 6).trim()}”: 원문과 앞뒤가 반대입니다`,
        en: `“${claim.text.slice(mine.start, mine.end)}”: before and after are exchanged`,
      },
      against: { label: unit.label, quote: segment.sentence },
    };
  }
  return null;
}
