import { countedText } from "../features/text-pieces.ts";

const mostWords = 3;
/** A word that weighs less than this share of the heaviest is not worth naming. */
const leastShare = 0.25;
/** Each word costs a reading of the text: of a long one, not all are tried. */
const mostTried = 24;

/** The words of a text without which a decision would be the least sure, in the order of the text. */
export function heaviestWords(given: string, sureness: (text: string) => number): string[] {
  const text = countedText(given);
  const whole = sureness(text);
  const words = [...new Set(text.match(/[\p{L}\p{N}]+/gu))].slice(0, mostTried);
  const weighed = words.map((word) => ({ word, weight: whole - sureness(text.replaceAll(word, " ")) }));
  const heaviest = weighed.toSorted((one, other) => other.weight - one.weight).slice(0, mostWords);
  const least = Math.max(0, (heaviest[0]?.weight ?? 0) * leastShare);
  return weighed.filter((one) => heaviest.includes(one) && one.weight > least).map(({ word }) => word);
}
