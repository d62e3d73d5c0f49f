import { oneOf } from "#language";
import type { Reading } from "#language/meaning";
import { align } from "../align.ts";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import type { Objection } from "../statement.ts";
import { refutedComparison } from "./compared-figures.ts";
import { denialPlaces } from "./denials.ts";
import { misplacedSuperlative } from "./superlatives.ts";

/** A comparison or a place in a row that the evidence tells otherwise. */
export function checkRanking(
  claim: Reading,
  units: readonly EvidenceUnit[],
  prepared: PreparedEvidence,
): Objection | null {
  return (
    refutedComparison(claim, units, prepared) ?? misplacedSuperlative(claim, units, prepared) ?? otherRank(claim, units)
  );
}

const superlative = oneOf`
  cheapest
  lowest
  highest
  largest
  smallest
  biggest
  greatest
  longest
  shortest
  fastest
  slowest
  oldest
  youngest
  best
  worst
`;
/** The second cheapest, the middle one of three, 두 번째로 많은. */
const behindFirst = {
  ko: /(?:두|세|네) ?번째로|둘째로|셋째로|다음으로 (?:많|높|낮|싸|싼|긴|큰)|중간|뒤를 이|뒤이어/u,
  en: new RegExp(
    String.raw`\b(?:second|third|fourth|next)[\s-](?:${superlative}|most|least)\b|\bmiddle (?:one|of|quote|bid|offer|price)|\brunner-up\b|\bfollowed by\b`,
    "iu",
  ),
} as const;
const first = {
  ko: /(?:가장|제일)\s(?:많|높|낮|적|싸|싼|저렴|긴|길|큰|크|작|짧|비싸|비싼)|최[고저다]/u,
  en: new RegExp(String.raw`(?<!\b(?:second|third|fourth|next)[\s-])\b(?:${superlative})\b`, "iu"),
} as const;
/** So many meanings in common show that a claim is about the sentence. */
const leastShared = 3;

/** The cheapest, where the evidence says the second cheapest of it, or the other way round. */
function otherRank(claim: Reading, units: readonly EvidenceUnit[]): Objection | null {
  const language = claim.isKorean ? "ko" : "en";
  const [isFirst, isBehind] = [first[language].test(claim.text), behindFirst[language].test(claim.text)];
  if (isFirst === isBehind || denialPlaces(claim).length > 0) return null;
  const [best] = align(claim, units);
  if (best === undefined || best.shared < leastShared || best.segment.reading.isKorean !== claim.isKorean) return null;
  const { sentence } = best.segment;
  const [theirs, other] = isFirst ? [first, behindFirst] : [behindFirst, first];
  if (theirs[language].test(sentence) || !other[language].test(sentence)) return null;
  return {
    status: "contradicts",
    check: "ranking",
    reason: {
      ko: `원문은 “${other[language].exec(sentence)?.[0] ?? ""}”라고 합니다`,
      en: `The evidence says “${other[language].exec(sentence)?.[0] ?? ""}”`,
    },
    against: { label: best.unit.label, quote: sentence },
  };
}
