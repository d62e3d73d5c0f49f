const longestRun = 4;
const shortestRun = 2;
const bits = 18;

/** How many places letter runs are hashed to. */
export const runPlaces = 1 << bits;

const blank = 0x20;
const zero = 0x30;

/**
 * Runs of 2 to 4 letters of each word, with the blanks around it, as hashed places in order, one entry for each time it
 * occurs: how a question sounds, whatever its endings and spelling. All digits are alike.
 */
export function letterRuns(text: string): Int32Array {
  const places: number[] = [];
  for (const [word] of text
    .normalize("NFKC")
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}]+/gu)) {
    const codes = [blank, ...Array.from(word, (letter) => (/\d/.test(letter) ? zero : letter.charCodeAt(0))), blank];
    for (let from = 0; from < codes.length; from++) {
      let hash = 0x811c9dc5;
      for (let length = 1; length <= longestRun && from + length <= codes.length; length++) {
        hash = Math.imul(hash ^ (codes[from + length - 1] ?? 0), 0x01000193);
        if (length >= shortestRun) places.push((hash ^ (hash >>> bits)) & (runPlaces - 1));
      }
    }
  }
  return Int32Array.from(places).sort();
}
