import { oneOf } from "#language";
import type { Reading } from "#language/meaning";
import { sharedMeanings } from "../align.ts";
import type { EvidenceUnit } from "../evidence.ts";
import type { Objection } from "../statement.ts";
import { type Token, tokensOf } from "../tokens.ts";
import { compareWords } from "./contrary.ts";

/** A sentence that shares less with a claim is about something else. */
const leastShared = 2;

/** Unless something is done: 알리지 않으면, 신청이 없는 한, unless you cancel. */
const korean = new RegExp(
  oneOf`
    지\s(?:않으면|않는\s한|않을\s경우|않은\s경우|아니하면|아니하는\s한|못하면|않아도|않더라도)
    없(?:으면|는\s한|을\s경우|어도|더라도)
  `,
  "u",
);
const english = /\b(?:unless|if (?:you|they|he|she|it|we|nobody|no one) (?:do(?:es)? not|don[’']t|doesn[’']t))\b/iu;

/** Continues unless you cancel, told as ends unless you ask: the contrary of what happens if nothing is done. */
export function checkDefault(claim: Reading, units: readonly EvidenceUnit[]): Objection | null {
  const mine = outcomeOf(claim);
  if (mine.length === 0) return null;
  for (const unit of units)
    for (const { text, sentence, reading } of unit.segments()) {
      if (text !== sentence || reading.isKorean !== claim.isKorean) continue;
      const theirs = outcomeOf(reading);
      if (theirs.length === 0 || sharedMeanings(claim, reading) < leastShared) continue;
      const found = mine.flatMap((one) => theirs.map((other) => compareWords(one, other)));
      const contrary = found.filter((each) => each === "contrary").length;
      if (contrary % 2 === 0) continue;
      return {
        status: "contradicts",
        check: "default",
        reason: {
          ko: "아무것도 하지 않을 때 어떻게 되는지가 원문과 반대입니다",
          en: "What happens if nothing is done is the contrary of what the evidence says",
        },
        against: { label: unit.label, quote: sentence },
      };
    }
  return null;
}

/** The verbs that tell what happens unless something is done; none where nothing is told so. */
function outcomeOf(reading: Reading): readonly Token[] {
  const { text, isKorean } = reading;
  const found = (isKorean ? korean : english).exec(text);
  if (found === null) return [];
  const at = found.index;
  const comma = text.indexOf(",", at);
  // "Unless you cancel, it continues", and the other way round.
  const isFirst = !isKorean && at < 4 && comma > 0;
  const [from, to] = isKorean ? [at + found[0].length, text.length] : isFirst ? [comma, text.length] : [0, at];
  return tokensOf(reading).filter(({ start, mention }) => {
    if (mention === null || start < from || start >= to) return false;
    return mention.isVerb && (isKorean || !mention.concept.startsWith("=") || mention.senses !== null);
  });
}
