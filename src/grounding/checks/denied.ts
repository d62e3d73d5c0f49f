import type { Reading } from "#language/meaning";
import type { Alignment } from "../align.ts";
import { isLight } from "../doubt/light-words.ts";
import type { PreparedEvidence } from "../evidence.ts";
import type { Objection } from "../statement.ts";
import { agreement, type Token, tokensOf } from "../tokens.ts";
import { denialPlaces } from "./denials.ts";
import { type Half, halvesOf } from "./halves.ts";

/** A claim that denies, limits or sets apart may well name what the evidence denies. */
const limits =
  /않|아니|아닙|아닌|없|못|안\s|덜\s|만(?:이|을)?(?=[\s,])|뿐|외에|제외|빼고|달리|\b(?:only|except|unless|other than|unlike|alone)\b/iu;

/**
 * "Approved by a manager" where the evidence, after all that the claim has of it, says "managers cannot grant it": a short clause that
 * denies, and a claim that has all of its words and denies nothing.
 */
export function checkDenied(
  claim: Reading,
  { unit, segment }: Alignment,
  prepared: PreparedEvidence,
): Objection | null {
  if (denialPlaces(claim).length > 0 || limits.test(claim.text)) return null;
  const sentence = prepared.read(segment.sentence);
  if (sentence.isKorean !== claim.isKorean || denialPlaces(sentence).length === 0) return null;
  const mine = tokensOf(claim);
  const denied = halvesOf(sentence).find((half) => isDenied(half, prepared) && isAllIn(half, mine));
  if (denied === undefined) return null;
  return {
    status: "contradicts",
    check: "denied",
    reason: {
      ko: `원문은 “${denied.text}”라고 합니다`,
      en: `The evidence says: “${denied.text}”`,
    },
    against: { label: unit.label, quote: segment.sentence },
  };
}

/** A longer clause has words that a claim may have of another. */
const maxWords = 4;

function isDenied({ text }: Half, prepared: PreparedEvidence): boolean {
  return denialPlaces(prepared.read(text)).length === 1;
}

function isAllIn({ head, rest }: Half, mine: readonly Token[]): boolean {
  const isTelling = (token: Token) => !isLight(token);
  const [about, said] = [head.filter(isTelling), rest.filter(isTelling)];
  if (about.length === 0 || said.length === 0 || about.length + said.length > maxWords) return false;
  return [...about, ...said].every((token) => mine.some((each) => tellsOf(each, token)));
}

/** 별개 is no word of 포함되지 아니한다, but says the same. */
function tellsOf(mine: Token, theirs: Token): boolean {
  if (agreement(mine, theirs) === null) return false;
  const [own, other] = [mine.mention, theirs.mention];
  return own === null || other === null || !own.isPolar || own.isDenied === other.isDenied || own.sign !== other.sign;
}
