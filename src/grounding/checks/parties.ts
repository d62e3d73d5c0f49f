import { oneOf } from "#language";
import { type Mention, type Reading, vagueParties } from "#language/meaning";
import type { Alignment } from "../align.ts";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import type { Objection } from "../statement.ts";
import { acts } from "./acts.ts";
import { type Sides, sidesOf } from "./sides.ts";
import { checkSpread } from "./spread.ts";

/** Who does what to whom, against the clause that is cited. Whoever a side leaves open is not against anybody. */
export function checkParties(claim: Reading, alignment: Alignment, prepared: PreparedEvidence): Objection | null {
  const { unit, segment } = alignment;
  const isNamed = (party: string) => isInEvidence(party, claim, unit, prepared);
  for (const mine of claim.mentions) {
    if (!acts.has(mine.concept) && !(mine.concept.startsWith("=") && mine.isVerb)) continue;
    if (isMerelyNamed(mine, claim)) continue;
    const named = segment.reading.mentions.filter(({ concept }) => concept === mine.concept);
    // What is done tells who does it; what is merely named beside it does not, unless it says whose it is.
    const done = named.filter(({ isVerb }) => isVerb);
    const theirs = done.length > 0 ? named.filter(({ isVerb, holder }) => isVerb || holder !== null) : named;
    if (theirs.length === 0 || theirs.some((other) => isOtherSide(mine, other))) continue;
    // 을은 부담하지 않는다 where 갑 does: whoever does not do it is not against whoever does.
    if (theirs.every((other) => isRefrained(mine, other))) continue;
    // A claim that tells of the right itself, in whatever words, tells who grants it and not who does it.
    if (tellsOfRight.test(claim.text) && theirs.some((other) => isGranted(other, segment.reading))) continue;
    const own = sidesOf(mine, claim);
    const others = theirs.map((other) =>
      isGranted(other, segment.reading)
        ? { doer: granteeOf(other, segment.reading), taker: null }
        : sidesOf(other, segment.reading),
    );
    const wrong =
      differs(
        own.doer,
        others.map(({ doer }) => doer),
      ) ??
      differs(
        own.taker,
        others.map(({ taker }) => taker),
      ) ??
      crossed(own, others);
    // A name that the evidence does not have may be another word for the same party.
    if (wrong === null || !isNamed(wrong.mine)) continue;
    return {
      status: "contradicts",
      check: "parties",
      reason: {
        ko: `“${claim.text.slice(mine.start, mine.end)}”: 원문에서는 당사자나 방향이 다릅니다 (답은 ${nameIn(claim, wrong.mine)}, 원문은 ${nameIn(segment.reading, wrong.other)})`,
        en: `“${claim.text.slice(mine.start, mine.end)}”: another party or direction in the evidence (answer: ${nameIn(claim, wrong.mine)}, evidence: ${nameIn(segment.reading, wrong.other)})`,
      },
      against: { label: unit.label, quote: segment.sentence },
    };
  }
  return checkSpread(claim, alignment) ?? onlyOne(claim, unit.label, segment.reading, segment.sentence);
}

/** 팔다 and 구매: what one does is what the other has done to them. */
function isOtherSide(mine: Mention, other: Mention): boolean {
  return mine.isPolar && mine.sign !== other.sign && mine.isDenied === other.isDenied;
}

/** Done by one side and not done by the other; a condition (동의 없이) denies nothing of who gives it. */
function isRefrained(mine: Mention, other: Mention): boolean {
  if (mine.isCondition || other.isCondition || !mine.isVerb || !other.isVerb) return false;
  return mine.isDenied !== other.isDenied;
}

/** 복제할 수 있는 권리를 허락한다, a licence to install: whoever is granted it does it, not whoever grants. */
const grantedRight = {
  ko: /^\S*\s수 있는\s[^,.]{0,14}권[리한]/u,
  en: /\b(?:licen[cs]e|right|option|permission) to (?:\w+ ){0,2}$/iu,
} as const;

function isGranted({ start, end }: Mention, { text, isKorean }: Reading): boolean {
  return isKorean ? grantedRight.ko.test(text.slice(end)) : grantedRight.en.test(text.slice(0, start));
}

const tellsOfRight = new RegExp(
  oneOf`
    권[리한]
    허[락용가]
    부여
    승인
    동의
    \bgrant
    \ballow
    \bpermi
    \blicen[cs](?:e|es|ed|ing)\b
    \brights?\b
    \boptions?\b
    \blets?\b
    \bgive(?:s|n)?\b
  `,
  "iu",
);
const grants = /^(?:허[락용가]|부여|수여|제공|승인|grant|give|provid|extend)/iu;

/** Who is granted what is done; null where that is left open, as where somebody merely has the right. */
function granteeOf({ start, end }: Mention, { text, mentions, isKorean }: Reading): string | null {
  const granting = mentions.filter((each) => each.isVerb && grants.test(text.slice(each.start, each.end)));
  const verb = isKorean
    ? granting.find((each) => each.start >= end)
    : granting.findLast((each) => each.end <= start && each.voice === "active");
  if (verb === undefined || verb.voice === "passive") return null;
  return verb.voice === "receive" ? verb.agent : verb.to;
}

/** Whoever does something as a trade or office: carrier, payee. */
const doerNoun = /(?:[^e]ee|ier|yer|[st]or)s?$/iu;
/** 본사가 갱신 요구를 거절하다: whoever refuses, the renewal is not theirs. */
const partOfName = /^\s[가-힣]+[을를]\s/u;

/** Up to forty devices, the old tools: what an article, a number or a preposition leads to is a thing. */
const nounPlace = /\b(?:an?|the|its|their|any|all|each|of|on|in|at|for|with|from|\w+ty|\d+\)?)\s$/iu;

function isMerelyNamed({ start, end, isVerb, concept }: Mention, { text, isKorean }: Reading): boolean {
  if (isKorean) return !isVerb && partOfName.test(text.slice(end));
  const word = text.slice(start, end);
  // A capital within a sentence is a name's.
  if (doerNoun.test(word) || (start > 0 && /^\p{Lu}/u.test(word))) return true;
  return concept.startsWith("=") && nounPlace.test(text.slice(0, start));
}

function isInEvidence(party: string, claim: Reading, unit: EvidenceUnit, prepared: PreparedEvidence): boolean {
  if (unit.segments().some(({ reading }) => reading.parties.some((each) => each.party === party))) return true;
  const name = nameIn(claim, party);
  return prepared.units.some(({ text }) => text.includes(name));
}

/** A party in the words of the text, without what closes its quotation or makes it an owner: 갑"은, Client's. */
export function nameIn({ parties, text }: Reading, party: string): string {
  const hit = parties.find((each) => each.party === party);
  if (hit === undefined) return party;
  return text.slice(hit.start, hit.end - hit.particle.length).replace(/[’'"”]+$/u, "");
}

function known(party: string | null): party is string {
  return party !== null && !vagueParties.has(party);
}

function differs(mine: string | null, others: readonly (string | null)[]): { mine: string; other: string } | null {
  if (!known(mine) || others.length === 0 || !others.every(known)) return null;
  const [other] = others;
  return known(other ?? null) && !others.includes(mine) ? { mine, other: other ?? "" } : null;
}

/** 임대인이 돌려준다 against 임대인에게 돌려준다: the same party on the other side. */
function crossed(own: Sides, others: readonly Sides[]): { mine: string; other: string } | null {
  const cross = others.every(
    ({ doer, taker }) =>
      (known(own.doer) && doer !== own.doer && taker === own.doer) ||
      (known(own.taker) && taker !== own.taker && doer === own.taker),
  );
  if (!cross) return null;
  const party = known(own.doer) ? own.doer : (own.taker ?? "");
  return { mine: party, other: others[0]?.doer ?? others[0]?.taker ?? "" };
}

/** 갑만이 where the evidence says each party. */
function onlyOne(claim: Reading, label: string, evidence: Reading, sentence: string): Objection | null {
  const sole = claim.parties.find(
    ({ party, particle, start }) =>
      !vagueParties.has(party) &&
      (/^만/u.test(particle) ||
        /only (?:the )?$/iu.test(claim.text.slice(0, start)) ||
        /^\S* 단독/u.test(claim.text.slice(start))),
  );
  if (sole === undefined || !evidence.parties.some(({ party }) => party === "both")) return null;
  return {
    status: "contradicts",
    check: "parties",
    reason: { ko: "원문은 양 당사자에 대한 것입니다", en: "The evidence speaks of both parties" },
    against: { label, quote: sentence },
  };
}
