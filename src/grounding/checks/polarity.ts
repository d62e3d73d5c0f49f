import { type Reading, rememberedOf } from "#language/meaning";
import type { Alignment } from "../align.ts";
import type { Objection } from "../statement.ts";
import { denialPlaces, turnsBound } from "./denials.ts";

/** A meaning or a stem of a clause with its sign. */
interface Signed {
  readonly sign: 1 | -1;
  readonly start: number;
  readonly end: number;
  readonly asserted: boolean;
  readonly isPolar: boolean;
  readonly isCondition: boolean;
  readonly isVerb: boolean;
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
  const flipped: Signed[] = [];
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
    } else if (mine.isPolar || (mine.asserted && other.asserted))
      flipped.push(other.isCondition ? { ...mine, isCondition: true } : mine);
    else undecided += 1;
  }
  if (rule !== null) {
    const denied = deniesRule(own, theirs, rule);
    if (denied !== null && !denied.denies) flipped.push(denied.at);
  }
  const [first] = flipped;
  if (first === undefined || flipped.length % 2 === 0) return null;
  // A noun of one side is a verb of the other, so whether that differs too cannot be told.
  if (flipped.length === 1 && undecided > 0) return null;
  // One condition that differs, while nothing that depends on it is found: another wording of the rest may differ too.
  if (flipped.length === 1 && agreedPredicates === 0 && first.isCondition) return null;
  if (agreed === 0 && flipped.length === 1 && own.size > 4) return null;
  if (turnsBound(claim, segment.reading)) return null;
  if (flipped.length === 1 && !first.isPolar && deniesAsOften(claim, segment.reading)) return null;
  if (isOnlyTurned(claim, segment.reading)) return null;
  const said = around(claim.text, first);
  return {
    status: "contradicts",
    check: "polarity",
    reason: {
      ko: `“${said}”: 원문과 긍정·부정이 반대입니다`,
      en: `“${said}”: the evidence says the opposite`,
    },
    against: { label: unit.label, quote: segment.sentence },
  };
}

/** "Isn't automatically turned down" and "not rejected automatically": one denial on either side, told of another word. */
function deniesAsOften(claim: Reading, evidence: Reading): boolean {
  const denials = denialPlaces(claim).length;
  return denials > 0 && denials === denialPlaces(evidence).length;
}

const only = /(\S+\s)?(\S+?)(?:으로|로|에|에서|에게)?만(?:이|을|은)?\s/u;

/** 공용 계정으로만 예약할 수 있다, so 개인 계정으로는 예약하지 못한다: what else there is, denied. */
export function isOnlyTurned(claim: Reading, evidence: Reading): boolean {
  const [phrase, before = ""] = only.exec(evidence.text) ?? [];
  if (phrase === undefined || !claim.isKorean || denialPlaces(claim).length === 0) return false;
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
