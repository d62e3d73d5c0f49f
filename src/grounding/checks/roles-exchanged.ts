import type { Reading } from "#language/meaning";
import { agreement, type Token, tokensOf } from "../tokens.ts";

const auxiliaries = /^\s(?:(?:has|have|had|will|would|may|can|must|also|often|then|still|already|only)\s)*$/iu;
const determiners = /^\s(?:(?:the|an?|its|their|his|her|all|every|each|any|both)\s)*$/iu;

/** "Fertiliser overtook timber" for "timber overtook fertiliser": two nouns around a verb, each in the other's place. */
export function exchangedRoles(claim: Reading, evidence: Reading): readonly [string, string] | null {
  if (claim.isKorean || evidence.isKorean) return null;
  const theirs = triplesOf(evidence);
  if (theirs.length === 0) return null;
  for (const [doer, verb, done] of triplesOf(claim)) {
    const turned = theirs.find(
      ([theirDoer, theirVerb, theirDone]) =>
        same(verb, theirVerb) && same(doer, theirDone) && same(done, theirDoer) && !same(doer, theirDoer),
    );
    if (turned !== undefined) return [doer.stem, done.stem];
  }
  return null;
}

function same(one: Token, other: Token): boolean {
  return agreement(one, other) === "letters";
}

/** Words in a row with nothing between them that a verb does not have around it. */
function triplesOf(reading: Reading): (readonly [Token, Token, Token])[] {
  const tokens = tokensOf(reading);
  return tokens.flatMap((middle, at) => {
    const before = tokens[at - 1];
    const behind = tokens[at + 1];
    if (before === undefined || behind === undefined || middle.kind !== "word") return [];
    // "Results generated jointly" and "jointly generated results" say the same.
    if (
      [before, behind].some((token) => reading.text.slice(token.start, endOfWord(reading.text, token)).endsWith("ly"))
    )
      return [];
    const isVerb =
      auxiliaries.test(reading.text.slice(endOfWord(reading.text, before), middle.start)) &&
      determiners.test(reading.text.slice(endOfWord(reading.text, middle), behind.start));
    return isVerb ? [[before, middle, behind] as const] : [];
  });
}

function endOfWord(text: string, { end }: Token): number {
  return end + (/^[\p{L}’']*/u.exec(text.slice(end))?.[0].length ?? 0);
}
