import { feedHash, feedText, placeOf, startHash } from "./hash.ts";

const shortest = 2;
const longest = 4;

/**
 * The places of words that stand in no text: of each its runs of letters, itself and itself with the next. `name` keeps the
 * words of one input apart. Runs grow by a letter, so that none is built as a text.
 */
export function wordPlaces(words: readonly string[], name: string): number[] {
  const places: number[] = [];
  const start = startHash(`${name}:`);
  for (const [at, word] of words.entries()) {
    const framed = `^${word}$`;
    for (let from = 0; from + shortest <= framed.length; from += 1) {
      let hash = start;
      for (let to = from; to < Math.min(from + longest, framed.length); to += 1) {
        hash = feedHash(hash, framed.charCodeAt(to));
        if (to > from) places.push(placeOf(hash));
      }
    }
    const whole = feedText(start, framed);
    places.push(placeOf(whole));
    const next = words[at + 1];
    if (next !== undefined) places.push(placeOf(feedText(whole, next)));
  }
  return places;
}
