import { oneOf } from "#language";
import type { Reading } from "#language/meaning";
import { sharedMeanings } from "../align.ts";
import type { EvidenceUnit } from "../evidence.ts";
import type { Segment } from "../segments.ts";
import type { Objection } from "../statement.ts";
import { denialPlaces } from "./denials.ts";

/** A sentence that shares less with a claim is about something else. */
const leastShared = 2;

const absolute = new RegExp(
  oneOf`
    어(?:떤|떠한)\s경우에도
    무조건
    예외\s?없이
    언제나
    항상
    절대로?(?=\s)
    모든\s경우
    누구나
    누구든지?
    \b(?:always|never|invariably|unconditionally|anyone|everyone)\b
    \bwithout exception\b
    \bin (?:all|every) cases?\b
    \b(?:under|in) (?:any|no|all) circumstances?\b
    \bno matter what\b
  `,
  "iu",
);
/** 항상 그런 것은 아니다, not always: denied, such a word says that there are exceptions. */
const notAlways =
  /\bnot (?:always|every|necessarily)\b|(?:항상|언제나|무조건|누구나)[^.]{0,30}(?:것은 아|건 아|지는 않)/iu;
const startsException = /^(?:다만|단[,\s]|예외적으로|however|except|but\s|unless|the exception)/iu;
const holdsException = /\b(?:except|unless|other than|apart from)\b|제외하고|제외한\s|빼고\s|\(단[,\s]/iu;
/** The claim tells of one itself. */
const tellsException =
  /다만|(?<![가-힣])단,|제외|빼고|뺀\s|예외적|외에는|말고|\b(?:except|unless|other than|apart from|but)\b/iu;

/** 어떤 경우에도, always: where the evidence's next words make an exception. */
export function checkException(claim: Reading, units: readonly EvidenceUnit[]): Objection | null {
  const word = absolute.exec(claim.text)?.[0];
  if (word === undefined || notAlways.test(claim.text) || tellsException.test(claim.text)) return null;
  let closest: { unit: EvidenceUnit; sentences: readonly Segment[]; at: number } | null = null;
  let most = leastShared;
  for (const unit of units) {
    const sentences = unit.segments().filter(({ text, sentence }) => text === sentence);
    for (const [at, { reading }] of sentences.entries()) {
      const shared = reading.isKorean === claim.isKorean ? sharedMeanings(claim, reading) : 0;
      if (shared < most || (shared === most && closest !== null)) continue;
      [closest, most] = [{ unit, sentences, at }, shared];
    }
  }
  const rule = closest?.sentences[closest.at];
  if (closest === null || rule === undefined || absolute.test(rule.sentence)) return null;
  const next = closest.sentences[closest.at + 1];
  const exception = startsException.test(rule.sentence)
    ? deniesOther(claim, rule)
    : holdsException.test(rule.sentence)
      ? rule
      : next !== undefined && startsException.test(next.sentence) && sharedMeanings(rule.reading, next.reading) >= 1
        ? next
        : null;
  if (exception === null) return null;
  return {
    status: "contradicts",
    check: "exception",
    reason: {
      ko: `“${word}”라고 하지만, 원문에는 예외가 있습니다`,
      en: `It says “${word}”, but the evidence makes an exception`,
    },
    against: { label: closest.unit.label, quote: exception.sentence },
  };
}

/** A claim that has most words of the exception may tell it, unless one of both denies it. */
function deniesOther(claim: Reading, exception: Segment): Segment | null {
  return denialPlaces(claim).length % 2 === denialPlaces(exception.reading).length % 2 ? null : exception;
}
