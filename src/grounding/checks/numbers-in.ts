import { allMatches } from "#language";
import { englishNumberPattern, numberValue, rememberedOf } from "#language/meaning";
import type { EvidenceUnit } from "../evidence.ts";

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  trillion: 1e12,
  천: 1e3,
  만: 1e4,
  억: 1e8,
  조: 1e12,
};
const figure = new RegExp(String.raw`(\d[\d,]*(?:\.\d+)?)(?:\s?(${Object.keys(scales).join("|")})(?![\p{L}]))?`, "giu");
/** thirty, two hundred, six-year-olds, thirtyfold. */
const inWords = new RegExp(englishNumberPattern.replace(/\\b$/u, String.raw`(?=fold|s?\b)`), "giu");
/** Words that tell a number without being one. */
const numberWords: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\b(?:half|halv\w+|midway)\b|절반|반수/iu, [50, 0.5, 2]],
  [/\bthirds?\b|3분의/iu, [3, 33, 33.3, 66.7, 67]],
  [/\b(?:quarters?|fourth)\b/iu, [4, 25, 75]],
  [/\b(?:doubl\w+|twice|twofold|both|pairs?|couples?|dual|second|bi\w+)\b|두|둘|갑절|곱절/iu, [2, 100]],
  [/\b(?:tripl\w+|thrice|threefold|trio)\b/iu, [3, 200]],
  [/\b(?:quadrupl\w+|fourfold)\b/iu, [4, 300]],
  [/\bfifth\b/iu, [5, 20]],
  [/\bsixth\b/iu, [6]],
  [/\bseventh\b/iu, [7]],
  [/\beighth\b/iu, [8]],
  [/\bninth\b/iu, [9]],
  [/\btenth\b/iu, [10]],
  [/\btwelfth\b/iu, [12]],
  [/\bdozens?\b/iu, [12]],
  [/\bdecades?\b/iu, [10]],
  [/\bcentur(?:y|ies)\b/iu, [100]],
  [/\bfortnight\w*/iu, [2, 14]],
  [/\b(?:hour|dai|week|month|year)ly\b|\b(?:annual|first|single)\w*\b|매/iu, [1]],
];

/** The number in words at a place of a text, whole: two hundred, of which a reader of figures may have taken the last word. */
export function spelledAt(text: string, place: number): number[] {
  return allMatches(text, inWords)
    .filter(({ 0: words, index }) => index <= place && place < index + words.length)
    .flatMap(([words]) => numberValue(words) ?? []);
}

/** Every number that a source tells, in digits or words, whatever it counts. */
export const numbersIn = rememberedOf(({ text, quantities }: EvidenceUnit): readonly number[] => {
  const written = allMatches(text, figure).flatMap(([, digits = "", scale = ""]) => {
    const value = Number(digits.replaceAll(",", ""));
    return [value, value * (scales[scale.toLowerCase()] ?? 1)];
  });
  const spelled = allMatches(text, inWords).flatMap(([words]) => numberValue(words) ?? []);
  const told = numberWords.flatMap(([pattern, values]) => (pattern.test(text) ? values : []));
  return [...new Set([...quantities().map(({ value }) => value), ...written, ...spelled, ...told])];
});
