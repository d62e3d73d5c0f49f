import type { Mention, Reading } from "#language/meaning";
import type { Alignment } from "../align.ts";
import type { Objection } from "../statement.ts";

/** Before for after: 회수하기 전에 where the evidence has 회수 후. */
export function checkOrder(claim: Reading, { unit, segment }: Alignment): Objection | null {
  const theirSides = sidesOf(segment.reading);
  if (theirSides.size === 0) return null;
  for (const [mine, mySide] of sidesOf(claim)) {
    const theirs = segment.reading.mentions.filter(({ concept }) => concept === mine.concept);
    const isTurned = (side: Side | undefined) => side !== undefined && side !== mySide;
    if (theirs.length === 0 || !theirs.every((other) => isTurned(theirSides.get(other)))) continue;
    if (toldOfThatDay[mySide].test(segment.sentence)) continue;
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

/** "after the Termination Date … preceding that date": what is named once may be meant twice. */
const toldOfThatDay = {
  before: /\b(?:before|preceding|prior to) (?:that|this|such) |(?:그|해당|위) ?(?:날|일자?|시점|때) ?(?:이전|전)/iu,
  after: /\b(?:after|following) (?:that|this|such) |(?:그|해당|위) ?(?:날|일자?|시점|때) ?(?:이후|후|로?부터)/iu,
} as const;

type Side = NonNullable<Mention["side"]>;

/** A verb that says no more than that the thing before it takes place. */
const takesPlace = /^(?:받|하|되|마치|마친|끝나|끝난|끝내|이루어)/u;

/** What is told to come before or after something: 접종 후, 접종을 받기 전에. */
function sidesOf({ text, mentions }: Reading): ReadonlyMap<Mention, Side> {
  const sides = new Map<Mention, Side>();
  mentions.forEach((mention, at) => {
    if (mention.side === null) return;
    sides.set(mention, mention.side);
    const before = mentions[at - 1];
    if (before !== undefined && takesPlace.test(text.slice(mention.start, mention.end)))
      sides.set(before, mention.side);
  });
  return sides;
}
