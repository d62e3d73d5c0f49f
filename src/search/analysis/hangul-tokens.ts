import type { Morpheme, Morphemes } from "./morphemes.ts";
import { type SearchToken, type TokenRole, tokenOf } from "./token.ts";

/** Particles, endings, copula, auxiliaries, derivational suffixes, punctuation. */
const functional = /^(?:J|E|XS[VA]|V[CX]|S[FPESOW])/;
/** Tags that carry meaning: nouns, verbs, adjectives, adverbs, roots, prefixes, foreign words. */
const meaningful = /^(?:N|VV|VA|VX|VCN|MA|MM|XR|XPN|XSN|IC|SL|SN|SH)/;
const questionWords = new Set(
  "누구 무엇 무어 뭐 언제 어디 얼마 얼마나 어느 어떤 무슨 어떻 어떠하 어째서 어찌 몇 왜".split(" "),
);

/** The tokens of one run of Hangul: an eojeol, or what stands between other scripts. */
export function hangulTokens(run: string, analyser: Morphemes): SearchToken[] {
  const morphemes = analyser.of(run);
  const role: TokenRole = morphemes !== null && asks(morphemes) ? "question" : "content";
  const grammarFrom = morphemes === null ? run.length : contentLength(run, morphemes);
  const tokens: SearchToken[] = [];
  if (run.length === 1) tokens.push(tokenOf(`b${run}`, role));
  for (let at = 0; at + 1 < run.length; at++) {
    const inContent = grammarFrom === 0 || at + 2 <= grammarFrom;
    tokens.push(tokenOf(`b${run.slice(at, at + 2)}`, role === "content" && !inContent ? "grammar" : role));
  }
  for (const text of meanings(run, morphemes ?? [])) tokens.push(tokenOf(`m${text}`, role));
  return tokens;
}

/** 누구인가, 무엇을, 몇 명: asks, and says nothing about what is asked for. 누가복음 and 몇몇 do not. */
function asks([first, ...rest]: readonly Morpheme[]): boolean {
  if (first === undefined || !questionWords.has(first.text)) return false;
  // Alone, without its sentence, the ending of 누구인가 is taken for the noun 인가.
  return rest.every(({ text, tag }) => functional.test(tag) || tag === "NNB" || text === "인가");
}

/** How many syllables at the start of a run spell its meaning; particles and endings follow them. */
function contentLength(run: string, morphemes: readonly Morpheme[]): number {
  let length = 0;
  for (const { text, tag } of morphemes) {
    if (functional.test(tag) || !run.startsWith(text, length)) break;
    length += text.length;
  }
  return length;
}

function meanings(run: string, morphemes: readonly Morpheme[]): string[] {
  const texts = morphemes.filter(({ tag }) => meaningful.test(tag)).map(({ text }) => text);
  // Short runs that are taken for a mere particle may be a name: 을 is the second party of a contract.
  const [first] = morphemes;
  return texts.length === 0 && run.length <= 2 && first !== undefined ? [first.text] : texts;
}
