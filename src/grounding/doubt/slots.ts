import type { Token } from "../tokens.ts";
import { isLight } from "./light-words.ts";
import type { Closest } from "./match-tokens.ts";
import type { Signal } from "./signal.ts";

/** Particles that put a noun into the same place. */
const placeOf: Readonly<Record<string, string>> = {
  을: "object",
  를: "object",
  은: "subject",
  는: "subject",
  이: "subject",
  가: "subject",
  에서: "at",
  에: "at",
  으로: "by",
  로: "by",
  에게: "to",
  의: "of",
  때문에: "because",
};
const ending = /^[가-힣]*/u;
const preposition =
  /\b(to|of|for|by|from|at|in|on|with|into|under|through|towards?|before|after)\s(?:the\s|an?\s|its\s|their\s|your\s)?$/iu;

/**
 * 인건비 상승을 for 원재료 상승을, handed to the manager for handed to the office: a noun that stands beside the same word in the same way
 * as another of the evidence.
 */
export function slotSignals(
  mine: readonly Token[],
  text: string,
  closest: Closest,
  taken: ReadonlySet<number>,
): Signal[] {
  const { matches, tokens, sentence, unknown } = closest;
  const isKorean = /[가-힣]/u.test(sentence);
  const isNoun = (token: Token | undefined, of: string): token is Token =>
    token !== undefined && token.kind === "word" && !isLight(token) && (!isKorean || placeIn(of, token) !== null);
  for (const [index, token] of mine.entries()) {
    if (matches[index] !== null || !isNoun(token, text)) continue;
    const neighbour = matches[isKorean ? index + 1 : index - 1] ?? null;
    if (neighbour?.how !== "letters") continue;
    const at = isKorean ? neighbour.at - 1 : neighbour.at + 1;
    const other = tokens[at];
    if (taken.has(at) || !isNoun(other, sentence)) continue;
    const [own, theirs] = isKorean
      ? [placeIn(text, token), placeIn(sentence, other)]
      : [leadIn(text, token), leadIn(sentence, other)];
    if (own === null || own !== theirs) continue;
    const name = unknown.includes(token) ? "slot-new" : "slot-moved";
    return [{ name, value: 1, words: `${token.stem}\u0000${other.stem}` }];
  }
  return [];
}

function placeIn(text: string, { end, mention }: Token): string | null {
  if (mention?.isVerb === true) return null;
  const written = ending.exec(text.slice(end, end + 6))?.[0] ?? "";
  return written === "" ? "bare" : (placeOf[written] ?? null);
}

function leadIn(text: string, { start }: Token): string | null {
  return preposition.exec(text.slice(Math.max(0, start - 20), start))?.[1]?.toLowerCase() ?? null;
}
