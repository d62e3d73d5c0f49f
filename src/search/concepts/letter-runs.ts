const longestRun = 4;
const shortestRun = 2;
const bits = 18;

/** How many places letter runs are hashed to. */
export const runPlaces = 1 << bits;

const blank = 0x20;

/**
 * Runs of 2 to 4 letters of each word, with the blanks around it, as hashed places in order, one entry for each time it
 * occurs: how a question sounds, whatever its endings and spelling. All digits are alike.
 */
export function letterRuns(text: string): Int32Array {
  const places: number[] = [];
  for (const [word] of text.normalize("NFKC").toLowerCase().matchAll(words)) {
    const last = word.length + 1;
    for (let from = 0; from <= last; from++) {
      let hash = 0x811c9dc5;
      const end = Math.min(from + longestRun, last + 1);
      for (let at = from; at < end; at++) {
        const code = at === 0 || at === last ? blank : codeAt(word, at - 1);
        hash = Math.imul(hash ^ code, 0x01000193);
        if (at - from + 1 >= shortestRun) places.push((hash ^ (hash >>> bits)) & (runPlaces - 1));
      }
    }
  }
  return Int32Array.from(places).sort();
}

const words = /[\p{L}\p{N}]+/gu;
const zero = 0x30;
const nine = 0x39;

function codeAt(word: string, at: number): number {
  const code = word.charCodeAt(at);
  return code > zero && code <= nine ? zero : code;
}
