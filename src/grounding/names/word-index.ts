/** So many sources are read at most for a sentence that cites none. */
const maxSources = 6;

/** Which sources have a word, by how words begin: particles and endings differ. */
export interface WordIndex {
  add(words: Iterable<string>): void;
  /** The sources that share most with a text, rare words before common ones; each shares at least two words. */
  about(text: string): number[];
  /** The sources that have a word that begins like this one. */
  sourcesOf(word: string): readonly number[];
}

export function createWordIndex(): WordIndex {
  const byBeginning = new Map<string, number[]>();
  let sources = 0;
  return {
    add(words) {
      for (const word of words)
        for (const beginning of beginningOf(word)) {
          const places = byBeginning.get(beginning);
          if (places === undefined) byBeginning.set(beginning, [sources]);
          else if (places.at(-1) !== sources) places.push(sources);
        }
      sources += 1;
    },
    sourcesOf: (word) => beginningOf(word).flatMap((beginning) => byBeginning.get(beginning) ?? []),
    about(text) {
      const scores = new Map<number, { weight: number; words: number }>();
      const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      for (const beginning of new Set(words.flatMap(beginningOf))) {
        const places = byBeginning.get(beginning) ?? [];
        const weight = Math.log(1 + sources / Math.max(1, places.length));
        for (const at of places) {
          const score = scores.get(at) ?? { weight: 0, words: 0 };
          scores.set(at, { weight: score.weight + weight, words: score.words + 1 });
        }
      }
      return [...scores]
        .filter(([, { words: shared }]) => shared > 1)
        .sort(([, one], [, other]) => other.weight - one.weight)
        .slice(0, maxSources)
        .map(([at]) => at);
    },
  };
}

/** Two syllables of Hangul or five Latin letters; shorter words tell little. */
function beginningOf(word: string): string[] {
  const length = /^[가-힣]/u.test(word) ? 2 : 5;
  return word.length < Math.min(length, 3) ? [] : [word.slice(0, length)];
}
