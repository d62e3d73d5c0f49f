import { type Mention, type Reading, vagueParties } from "#language/meaning";
import type { Alignment } from "../align.ts";
import type { Objection } from "../statement.ts";
import { acts } from "./acts.ts";
import { denialPlaces } from "./denials.ts";
import { sidesOf } from "./sides.ts";

/** What sets two things apart within a claim. */
const apart = /제외|빼고|말고|달리|외에|반면|except|other than|unlike|apart from/iu;
/** So many words that only the other party's clause has show that the claim is about its thing, too. */
const leastOfOther = 2;

/** 관리비와 수선비는 모두 임차인이 부담한다, where each party bears one of them: one party's part spread over both. */
export function checkSpread(claim: Reading, { unit, segment }: Alignment): Objection | null {
  if (apart.test(claim.text) || denialPlaces(claim).length > 0) return null;
  for (const mine of claim.mentions) {
    if (!acts.has(mine.concept) || claim.mentions.filter(({ concept }) => concept === mine.concept).length > 1)
      continue;
    const doer = doerOf(mine, claim);
    if (doer === null) continue;
    const told = unit.segments().flatMap(({ sentence, text, reading }) => {
      if (sentence !== segment.sentence || text === sentence) return [];
      const same = reading.mentions.find(({ concept, isDenied }) => concept === mine.concept && !isDenied);
      const theirs = same === undefined ? null : doerOf(same, reading);
      return theirs === null ? [] : [{ doer: theirs, words: wordsOf(reading) }];
    });
    const own = told.filter((each) => each.doer === doer);
    const other = told.find((each) => each.doer !== doer);
    if (own.length === 0 || other === undefined) continue;
    // 소모품은 임차인이, 설비는 임대인이 부담한다: both are told, each of its own.
    if (claim.parties.some(({ party }) => party === other.doer)) continue;
    const taken = wordsOf(claim).filter(
      (word) => other.words.includes(word) && !own.some(({ words }) => words.includes(word)),
    );
    if (new Set(taken).size < leastOfOther) continue;
    return {
      status: "contradicts",
      check: "parties",
      reason: {
        ko: `“${claim.text.slice(mine.start, mine.end)}”: 원문에서는 일부만 그 당사자가 합니다`,
        en: `“${claim.text.slice(mine.start, mine.end)}”: only part of it is that party's in the evidence`,
      },
      against: { label: unit.label, quote: segment.sentence },
    };
  }
  return null;
}

function doerOf(mention: Mention, reading: Reading): string | null {
  const { doer } = sidesOf(mention, reading);
  return doer === null || vagueParties.has(doer) ? null : doer;
}

function wordsOf({ mentions }: Reading): string[] {
  return mentions.map(({ concept }) => concept);
}
