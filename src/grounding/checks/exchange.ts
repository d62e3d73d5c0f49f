import type { Reading } from "#language/meaning";
import { agreement, isNoun, type Token, tokensOf } from "../tokens.ts";

/** Two nouns of a sentence that stand in each other's place in another one, which says the rest of it alike. */
export function areExchanged(claim: Reading, evidence: Reading): boolean {
  const nouns = tokensOf(evidence).filter(isNoun);
  const own = tokensOf(claim).filter(isNoun);
  const placeIn = (tokens: readonly Token[], noun: Token): Token | null => {
    const [found, ...more] = tokens.filter((token) => agreement(token, noun) !== null);
    return found === undefined || more.length > 0 ? null : found;
  };
  return nouns.some((one, at) => {
    const mine = placeIn(nouns, one) === null ? null : placeIn(own, one);
    if (mine === null) return false;
    return nouns.slice(at + 1).some((other) => {
      const mineOther = placeIn(nouns, other) === null ? null : placeIn(own, other);
      if (mineOther === null || mineOther.start >= mine.start) return false;
      return keepParticles(claim.text, [mineOther, mine], evidence.text, [one, other]);
    });
  });
}

/** 서울은 부산에 told as 부산은 서울에: what each noun does is told by its place, not by the noun. */
function keepParticles(
  text: string,
  nouns: readonly [Token, Token],
  theirText: string,
  theirs: readonly [Token, Token],
): boolean {
  const [first, second] = nouns.map((noun) => particleOf(noun, text));
  const [theirFirst, theirSecond] = theirs.map((noun) => particleOf(noun, theirText));
  return first !== undefined && first !== "" && first !== second && first === theirFirst && second === theirSecond;
}

/** Those that tell what a noun does in its clause: 의, 도 and 만 do not. */
const particles = /^(?:에게서|에게|에서|으로|로|에|을|를|이|가|은|는|와|과|보다|부터|까지)(?![가-힣])/u;
const sameParticle: Readonly<Record<string, string>> = { 를: "을", 가: "이", 는: "은", 으로: "로", 과: "와" };

function particleOf({ start, stem }: Token, text: string): string {
  const [particle = ""] = particles.exec(text.slice(start + stem.length, start + stem.length + 4)) ?? [];
  return sameParticle[particle] ?? particle;
}
