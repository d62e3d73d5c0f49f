import { oneOf } from "#language";
import { type Quantity, type Reading, sameQuantity } from "#language/meaning";
import type { PreparedEvidence } from "./evidence.ts";
import { tokensOf } from "./tokens.ts";

/** What an answer counts of itself: 아래 3가지, two documents. */
const ofTheAnswer = new RegExp(
  String.raw`(?:${oneOf`
    가지|개|건|편|번|번째|항목|단계
    points?|steps?|items?|things?|reasons?|ways?|parts?|options?|questions?
    documents?|files?|papers?|sources?|results?
  `})$`,
  "iu",
);

/**
 * A sentence with a figure says something of the matter, however few words it shares with the evidence: 식비는 하루 5만원이다. Sums and
 * shares do in any words, other figures where a word of the evidence stands beside them. What the user told is no claim, and
 * a bare number may only number what follows.
 */
export function tellsFigureOfMatter(claim: Reading, prepared: PreparedEvidence): boolean {
  if (prepared.units.length === 0) return false;
  const told = claim.quantities.filter(
    (quantity) =>
      quantity.dimension !== "number" &&
      !ofTheAnswer.test(quantity.text) &&
      !prepared.userQuantities.some((other) => sameQuantity(quantity, other)),
  );
  return told.some(isSumOrShare) || (told.length > 0 && hasWordOfEvidence(claim, prepared));
}

function isSumOrShare({ dimension }: Quantity): boolean {
  return dimension === "money" || dimension === "percent";
}

const shortestWord = 2;

function hasWordOfEvidence(claim: Reading, prepared: PreparedEvidence): boolean {
  const names = prepared.names();
  return tokensOf(claim).some(
    ({ kind, stem }) => kind === "word" && stem.length >= shortestWord && names.hasPhrase(stem),
  );
}
