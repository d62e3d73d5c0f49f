import { type Mention, type Reading, rememberedOf, vagueParties } from "#language/meaning";
import type { Localized } from "#protocol";
import type { Alignment } from "../align.ts";
import type { Objection } from "../statement.ts";
import { denialPlaces, turnsBound } from "./denials.ts";
import { isOfTheRest } from "./the-rest.ts";

/** A meaning or a stem of a clause with its sign. */
interface Signed {
  readonly sign: 1 | -1;
  readonly start: number;
  readonly end: number;
  readonly asserted: boolean;
  readonly isPolar: boolean;
  readonly isCondition: boolean;
  readonly isVerb: boolean;
  readonly modality: Mention["modality"];
  readonly agent: string | null;
  /** The same meaning in the evidence, with the other sign. */
  readonly other?: Signed;
}

/**
 * Denials are compared meaning by meaning. Two of them that both differ say the same ("without consent not" and "with
 * consent"), so only an odd number of differences is a contradiction. A meaning that the evidence has both ways decides
 * nothing.
 */
export function checkPolarity(claim: Reading, { unit, segment }: Alignment): Objection | null {
  if (claim.isKorean !== segment.reading.isKorean) return null;
  const own = bySign(claim);
  const theirs = bySign(segment.reading);
  const turned: Signed[] = [];
  let agreed = 0;
  let agreedPredicates = 0;
  let undecided = 0;
  const rule = segment.rule === null ? null : bySign(segment.rule);
  for (const [key, mine] of own) {
    const other = theirs.get(key);
    if (rule?.get(key)?.asserted === true) continue;
    if (other === undefined || mine === null || other === null) continue;
    if (mine.sign === other.sign) {
      agreed += 1;
      if (mine.isVerb && other.isVerb && !mine.isCondition) agreedPredicates += 1;
    } else if (isNeeded(mine, other, claim.text) || isNoCondition(mine, other, claim.text)) undecided += 1;
    else if (isUnable(mine, theirs) || isUnable(other, own)) undecided += 1;
    else if (isOfOtherParties(mine, other)) continue;
    else if (isOfOtherThings(key, mine, other, claim, segment.reading)) continue;
    else if (mine.isPolar && isInNameOfAnother(other, claim, segment.reading)) continue;
    else if (mine.isPolar || (mine.asserted && other.asserted))
      turned.push({ ...mine, isCondition: mine.isCondition || other.isCondition, other });
    else undecided += 1;
  }
  if (rule !== null) {
    const denied = deniesRule(own, theirs, rule);
    if (denied !== null && !denied.denies) turned.push(denied.at);
  }
  const flipped = alternativesOnce(turned, claim);
  const [first] = flipped;
  if (first === undefined || flipped.length % 2 === 0) return null;
  // A noun of one side is a verb of the other, so whether that differs too cannot be told.
  if (flipped.length === 1 && undecided > 0) return null;
  // One condition that differs, while nothing that depends on it is found: another wording of the rest may differ too.
  if (flipped.length === 1 && agreedPredicates === 0 && first.isCondition) return null;
  if (agreed === 0 && flipped.length === 1 && own.size > 4) return null;
  if (turnsBound(claim, segment.reading)) return null;
  if (
    flipped.length === 1 &&
    deniesAsOften(claim, segment.reading) &&
    (!first.isPolar || isDeniedByVerb(first, claim, segment.reading))
  )
    return null;
  if (isOnlyTurned(claim, segment.reading) || isOfTheRest(claim, segment, unit)) return null;
  const said = around(claim.text, first);
  return {
    status: "contradicts",
    check: "polarity",
    reason: otherSide(first, claim, segment.reading) ?? {
      ko: `“${said}”: 원문과 긍정·부정이 반대입니다`,
      en: `“${said}”: the evidence says the opposite`,
    },
    against: { label: unit.label, quote: segment.sentence },
  };
}

/** 구두로 for 서면으로: nothing is denied, there stands the other word of a pair. */
function otherSide({ start, end, isPolar, other }: Signed, claim: Reading, evidence: Reading): Localized | null {
  if (!isPolar || other === undefined || denialPlaces(claim).length !== denialPlaces(evidence).length) return null;
  const [mine, theirs] = [claim.text.slice(start, end), evidence.text.slice(other.start, other.end)];
  if (mine === theirs) return null;
  return {
    ko: `“${mine}” 자리에 원문은 “${theirs}”입니다`,
    en: `Where it says “${mine}”, the evidence says “${theirs}”`,
  };
}

/** 증명하지 못하는 한 배상한다, so 증명해야 한다: what must be done is what a denied condition asks for. */
function isNeeded(mine: Signed, other: Signed, text: string): boolean {
  if (mine.sign !== 1 || !other.isCondition || other.sign !== -1) return false;
  return mine.modality === "must" || needed.ko.test(text.slice(mine.end)) || needed.en.test(text.slice(0, mine.start));
}

const needed = {
  ko: /^\S{0,2}\s(?:필요(?!\s?없)|있어야|받(?:으셔|아)야|얻(?:으셔|어)야|구(?:하셔|해)야)/u,
  en: /\b(?:needs?|requires?|(?:must|has to|have to) (?:first )?(?:get|obtain|have|ask for))\s(?:[^\s,.;]+\s){0,4}$/iu,
} as const;

/** 통지가 없으면 승인한 것으로 본다, and 10일 안에 통지받습니다: what happens is not against what holds where it does not. */
function isNoCondition(mine: Signed, other: Signed, text: string): boolean {
  return other.isCondition && !mine.isCondition && mine.isVerb && /^\S{0,8}$/u.test(text.slice(mine.end).trim());
}

/** 이행할 수 없다, and 이행이 불가능하다: what cannot be done is denied by a noun, too. */
function isUnable({ sign, modality }: Signed, others: ReturnType<typeof bySign>): boolean {
  return sign === -1 && modality === "must-not" && others.get("possible")?.sign === -1;
}

/** 을은 부담하지 않는다 where 갑 bears it: neither denies the other. */
function isOfOtherParties(mine: Signed, other: Signed): boolean {
  if (mine.isPolar || !mine.isVerb || !other.isVerb) return false;
  return isKnown(mine.agent) && isKnown(other.agent) && mine.agent !== other.agent;
}

function isKnown(party: string | null): boolean {
  return party !== null && !vagueParties.has(party);
}

/** 고용이 줄었다, beside 최저임금 인상이 미친 영향: what goes up there is named, and the claim does not speak of it. */
function isInNameOfAnother({ start, end }: Signed, claim: Reading, evidence: Reading): boolean {
  const [, owner = ""] =
    /([가-힣]{2,})\s(?:[\d.,]+%\s)?$/u.exec(evidence.text.slice(Math.max(0, start - 20), start)) ?? [];
  const isNoun = /^(?:이|은|의|을|과|\s전후|\s이후|\s직후|\s뒤)/u.test(evidence.text.slice(end));
  return isNoun && owner !== "" && !claim.text.includes(owner.slice(0, 3));
}

const attribute = /^(?:다른|같은)$/u;
/** 동일한 조건, but not 동일하다 or 동일하게. */
const beforeNoun = /^\S*[른은한인]\s/u;
const countedFrom = /^\S{1,4}\s?(?:날|일)(?:로?부터|\s후|에)/u;
const orElse = /거나|또는|이나 |whereas|\bor\b/u;
const namesParty = /^\S{0,3}\s(?:사람|쪽|측|분)(?![가-힣]{3})/u;
const conceded = /^\S*\s?(?:않|안|못|없)\S*(?:어도|라도|아도)(?=[\s,])/u;

/** Opposites that are said of two things, so that neither denies the other. */
function isOfOtherThings(concept: string, mine: Signed, other: Signed, claim: Reading, evidence: Reading): boolean {
  const own = claim.text.slice(mine.start, mine.end);
  const theirs = evidence.text.slice(other.start, other.end);
  const behind = claim.text.slice(mine.end);
  if (concept === "same") {
    if (!attribute.test(own) && !attribute.test(theirs)) return false;
    // 다른 주주 and 동일한 조건, but not 다른 조건 and 동일한 조건.
    const [noun, theirNoun] = [nounBehind(mine, claim), nounBehind(other, evidence)];
    return noun !== null && theirNoun !== null && noun !== theirNoun;
  }
  // 물품을 보내야 and 발주서를 받은 날부터.
  if (concept === "send") return countedFrom.test(own + behind) !== countedFrom.test(evidence.text.slice(other.start));
  // 보내는 사람, 사는 쪽: a name for a party.
  if (namesParty.test(behind) || namesParty.test(evidence.text.slice(other.end))) return true;
  // 절반 is a figure, and compared as one.
  if (concept === "whole" && /^(?:절반|half)/u.test(own)) return /50|절반|2분의 1|half/u.test(evidence.text);
  // 이자가 밀리지 않았어도 압류되면: the other of two cases.
  return conceded.test(behind) && orElse.test(evidence.text);
}

/** The meaning of the noun that a word says how it is; null where the word is no attribute. */
function nounBehind({ start, end }: Signed, { text, mentions }: Reading): string | null {
  if (!beforeNoun.test(text.slice(start))) return null;
  return mentions.find((mention) => mention.start >= end)?.concept ?? null;
}

const joinsNext = { ko: /^\S*거나\s/u, en: /^[^,.;]{0,40}\bor\s$/iu } as const;

/** 녹화하거나 배포하려면, selling or lending: what is joined is denied or not as one. */
function alternativesOnce(turned: readonly Signed[], { text, isKorean }: Reading): Signed[] {
  const inOrder = turned.toSorted((a, b) => a.start - b.start);
  return inOrder.filter(({ end, isVerb }, at) => {
    const next = inOrder[at + 1];
    if (next === undefined || !isVerb || !next.isVerb) return true;
    return !(isKorean ? joinsNext.ko.test(text.slice(end)) : joinsNext.en.test(text.slice(end, next.start)));
  });
}

/** "Isn't automatically turned down" and "not rejected automatically": one denial on either side, told of another word. */
function deniesAsOften(claim: Reading, evidence: Reading): boolean {
  const denials = denialPlaces(claim).length;
  return denials > 0 && denials === denialPlaces(evidence).length;
}

/** 합의하지 못하면, where 합의가 성립되지 않는다: the verb of either denies it. */
const verbReach = 12;

function isDeniedByVerb({ end, other }: Signed, claim: Reading, evidence: Reading): boolean {
  const isNear = (reading: Reading, from: number) =>
    denialPlaces(reading).some((place) => place >= from && place - from <= verbReach);
  return claim.isKorean && other !== undefined && isNear(claim, end) && isNear(evidence, other.end);
}

const only = /(\S+\s)?(\S+?)(?:으로|로|에|에서|에게)?만(?:이|을|은)?\s/u;

/** 공용 계정으로만 예약할 수 있다, so 개인 계정으로는 예약하지 못한다: what else there is, denied. */
export function isOnlyTurned(claim: Reading, evidence: Reading): boolean {
  // Most sentences have no 만, and the pattern looks for it from every letter on.
  if (!claim.isKorean || !evidence.text.includes("만") || denialPlaces(claim).length === 0) return false;
  const [phrase, before = ""] = only.exec(evidence.text) ?? [];
  if (phrase === undefined) return false;
  return before !== "" && !claim.text.includes(before.trim()) && denialPlaces(evidence).length === 0;
}

/**
 * An exception denies the rule before it as a whole, so a claim about the exception must deny it an odd number of times, in
 * whichever of its words. Null: the claim has none of the rule's words.
 */
function deniesRule(
  own: ReadonlyMap<string, Signed | null>,
  exception: ReadonlyMap<string, Signed | null>,
  rule: ReadonlyMap<string, Signed | null>,
): { denies: boolean; at: Signed } | null {
  let product = 1;
  let at: Signed | null = null;
  for (const [key, mine] of own) {
    const other = rule.get(key);
    if (mine == null || other == null || (exception.has(key) && !other.asserted)) continue;
    product *= mine.sign * other.sign;
    if (mine.asserted || at === null) at = mine;
  }
  return at === null ? null : { denies: product === -1, at };
}

/** Each meaning with its sign; null where it occurs both ways. */
const bySign = rememberedOf((reading: Reading): ReadonlyMap<string, Signed | null> => {
  const found = new Map<string, Signed | null>();
  const add = (key: string, signed: Signed) => {
    const known = found.get(key);
    if (known === undefined || (known !== null && known.sign === signed.sign && !known.asserted))
      found.set(key, signed);
    else if (known !== null && known.sign !== signed.sign) found.set(key, null);
  };
  for (const mention of reading.mentions) add(mention.concept, mention);
  return found;
});

export function around(text: string, { start, end }: { start: number; end: number }): string {
  return (
    text
      .slice(start, Math.min(text.length, end + 14))
      .replace(/\s\S*$/u, "")
      .trim() || text.slice(start, end)
  );
}
