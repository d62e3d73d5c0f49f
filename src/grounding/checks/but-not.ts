import { oneOf } from "#language";
import type { Reading } from "#language/meaning";
import type { EvidenceUnit } from "../evidence.ts";
import type { Objection } from "../statement.ts";
import { agreement, type Token, tokensOf } from "../tokens.ts";
import { compareWords } from "./contrary.ts";
import { sentenceParts } from "./sentence-parts.ts";

/** "Covers entry but not lunch", "open except on Mondays": right before what is left out. */
const leaving = oneOf`
  but not
  and not
  except(?:ing)?(?: for)?
  excluding
  other than
  apart from
`;
const small = "the|an?|its|their|in|on|at|for|from|to|of|those|any";
const leftOut = new RegExp(String.raw`\b(?:${leaving})\s(?:(?:${small})\s)*$`, "iu");

/** Covers entry and lunch, where the evidence says: but not lunch. */
export function checkButNot(claim: Reading, units: readonly EvidenceUnit[]): Objection | null {
  if (claim.isKorean) return null;
  for (const unit of units)
    for (const { text, sentence, reading } of unit.segments()) {
      if (text !== sentence || reading.isKorean) continue;
      const thing = tokensOf(reading).find(({ start }) => leftOut.test(text.slice(0, start)));
      if (thing === undefined || !isToldAsIn(claim, thing, reading)) continue;
      return {
        status: "contradicts",
        check: "but-not",
        reason: {
          ko: `원문은 “${thing.stem}”을(를) 뺀다고 합니다`,
          en: `The evidence leaves out “${thing.stem}”`,
        },
        against: { label: unit.label, quote: sentence },
      };
    }
  return null;
}

/** A part of the claim says the same of it as the evidence says of the others. */
function isToldAsIn(claim: Reading, thing: Token, evidence: Reading): boolean {
  const rule = tokensOf(evidence).filter(({ start }) => start < thing.start);
  return sentenceParts(claim).some(({ text, start: from, tokens }) => {
    const own = tokens.find((token) => agreement(token, thing) === "letters");
    if (own === undefined || own.mention?.isDenied === true || leftOut.test(text.slice(0, own.start - from)))
      return false;
    const before = tokens.filter(
      ({ start, mention }) => start < own.start && mention?.concept.startsWith("=") === false,
    );
    // Kids and children, who are told of anyway, are no rule.
    const hows = before.flatMap((token) =>
      rule.flatMap((other) => (agreement(token, other) === "letters" ? [compareWords(token, other)] : [])),
    );
    return hows.includes("same") && !hows.includes("contrary");
  });
}
