import { oneOf } from "#language";
import { type Reading, rememberedOf } from "#language/meaning";
import { sharedMeanings } from "../align.ts";
import type { EvidenceUnit } from "../evidence.ts";
import type { Objection } from "../statement.ts";
import { agreement, isNoun, type Token } from "../tokens.ts";
import { compareWords } from "./contrary.ts";
import { turnsBound } from "./denials.ts";
import { type SentencePart, sentenceParts } from "./sentence-parts.ts";

const notNeeded = new RegExp(
  oneOf`
    필수(?:\s?[가-힣]{1,4})?(?:[은는이가])?\s?(?:아니|아닙|아닌|아녜)
    의무(?:[은는이가])?\s?(?:아니|아닙|아닌|없)
    선택\s?(?:사항|이[다며고]|입니다)
    필요(?:[는가도]|하지는?)?\s?(?:없|않)
    없어도\s?(?:된|됩|되|돼|괜찮|무방|[가-힣]{2,4}할\s수)
    지\s않아도\s?(?:된|됩|되|돼|괜찮|무방)
    안\s\S{1,4}도\s?(?:된|됩|되|돼|괜찮)
    \b(?:optional|voluntary)\b
    \bnot (?:required|needed|necessary|mandatory|compulsory|obligatory)\b
    \bneeds? (?:none|no|not)\b
    \b(?:do|does|will) not (?:need|have to)\b
    \b(?:don|doesn|won)[’']t (?:need|have to)\b
    \bno \w+ (?:is|are) (?:needed|required|necessary)\b
  `,
  "iu",
);
const needed = new RegExp(
  oneOf`
    반드시
    꼭\s
    필수
    의무
    야만?\s?(?:한|합|하[며고는]|됩|된|돼|해)
    필요(?:하[다며고]|합니다|해요|한\s|로\s)
    \b(?:must|mandatory|compulsory|obligatory|required)\b
    \b(?:needs?|ha(?:s|ve)|required) to\b
    \bneeds? (?:an?|the|your|to)\b
  `,
  "iu",
);
/** What is said to be needed or not, in general words. */
const generalWords =
  /^(?:필수|필요|의무|선택|사항|요건|조건|우대|경우|있|것|아니|아닙|아녜|없|않|소지자|보유자|사람|need|required?|optional|necessary|mandatory|prefer)/u;

/** 의무적으로 해야 한다, where the evidence only lets one: 신청할 수 있다. */
const strongly = /반드시|꼭\s|의무적|의무로|필수|\b(?:must|obliged|compulsory|mandatory|required)\b/iu;
const allows = /수 있|도 (?:된다|됩니다|돼요)|\b(?:may|can|allowed|permitted)\b/iu;
const binds = new RegExp(
  oneOf`
    야만?\s?(?:한|합|하|됩|된|돼|해)
    십시오
    세요
    바랍니다
    만\s
    한해
    한하여
    반드시
    필수
    의무
    않
    없
    못
    안\s[된되됩]
    \b(?:must|shall|only|needs?|required|no|not|never|cannot|ha(?:s|ve) to|please|provided|if)\b
  `,
  "iu",
);
/** A sentence that shares less with a claim is about something else. */
const leastShared = 3;

function isOnlyAllowed(claim: Reading, reading: Reading): boolean {
  if (!strongly.test(claim.text) || !allows.test(reading.text) || binds.test(reading.text)) return false;
  return sharedMeanings(claim, reading) >= leastShared;
}

/** 필수는 아니다 told as 반드시 있어야 한다: what is not needed, told as needed. */
export function checkNeed(claim: Reading, units: readonly EvidenceUnit[]): Objection | null {
  if (!needed.test(claim.text)) return null;
  const asked = sentenceParts(claim).filter(({ text }) => needed.test(text) && !notNeeded.test(text));
  if (asked.length === 0) return null;
  for (const unit of units)
    for (const { text, sentence, reading } of unit.segments()) {
      if (text !== sentence || reading.isKorean !== claim.isKorean) continue;
      if (isOnlyAllowed(claim, reading)) return objectionTo(null, unit, sentence);
      const free = thingsNotNeeded(reading);
      if (free.length === 0 || turnsBound(claim, reading)) continue;
      const thing = free.find((things) => asked.some((part) => isAskedFor(things, part)))?.at(-1);
      if (thing === undefined) continue;
      return objectionTo(thing, unit, sentence);
    }
  return null;
}

function objectionTo(thing: Token | null, unit: EvidenceUnit, sentence: string): Objection {
  const free = {
    ko: `원문에서 “${thing?.stem}”은(는) 반드시 있어야 하는 것이 아닙니다`,
    en: `In the evidence “${thing?.stem}” is not required`,
  };
  const allowed = { ko: "원문은 할 수 있다고만 합니다", en: "The evidence only allows it" };
  return {
    status: "contradicts",
    check: "need",
    reason: thing === null ? allowed : free,
    against: { label: unit.label, quote: sentence },
  };
}

/** The words of each part that says that something is not needed, with those that the part before it is about: 우대하나 필수는 아니다. */
const thingsNotNeeded = rememberedOf((reading: Reading): readonly (readonly Token[])[] => {
  if (!notNeeded.test(reading.text)) return [];
  const parts = sentenceParts(reading);
  return parts.flatMap((part, at) => {
    if (!notNeeded.test(part.text)) return [];
    const own = wordsOf(part);
    const before = parts[at - 1];
    const words = own.length > 0 || before === undefined || needed.test(before.text) ? own : wordsOf(before);
    return words.length === 0 ? [] : [words];
  });
});

function wordsOf({ tokens }: SentencePart): Token[] {
  return tokens.filter(({ stem }) => !generalWords.test(stem));
}

/** All that is said not to be needed stands where the claim asks for something. */
function isAskedFor(things: readonly Token[], { tokens }: SentencePart): boolean {
  const isOne = (token: Token, thing: Token) =>
    agreement(token, thing) !== null && compareWords(token, thing) !== "contrary";
  return things.some(isNoun) && things.every((thing) => tokens.some((token) => isOne(token, thing)));
}
