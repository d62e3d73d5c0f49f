import { loadRetrievalSets } from "./retrieval/retrieval-sets.ts";

export interface SyntheticTexts {
  /** The next so many texts of about 500 characters; the same sequence after every restart. */
  take(count: number): string[];
  restart(): void;
  readonly queries: readonly string[];
}

const textLength = 500;
const queryCount = 300;

/**
 * As many texts as are asked for: sentences of real passages, shuffled, with every tenth word new, so that the vocabulary
 * goes on growing as that of real documents does. Without data, sentences of made-up words.
 */
export async function createSyntheticTexts(data: string | undefined): Promise<SyntheticTexts> {
  const real = data === undefined ? null : (await loadRetrievalSets(data)).find(({ name }) => name === "korquad");
  const random = createRandom();
  const sentences =
    real?.corpus.flatMap(({ text }) => text.split(/(?<=[.?!])\s+/)).filter((sentence) => sentence.length > 10) ??
    Array.from({ length: 30_000 }, () => madeUpSentence(random));
  const questions = real?.queries.map(({ text }) => text) ?? sentences.map((sentence) => sentence.slice(0, 40));
  let state = createRandom();
  return {
    restart() {
      state = createRandom();
    },
    take: (count) => Array.from({ length: count }, () => nextText(sentences, state)),
    queries: Array.from(
      { length: queryCount },
      (_, at) => questions[Math.floor((at * questions.length) / queryCount)] ?? "",
    ),
  };
}

function nextText(sentences: readonly string[], random: () => number): string {
  let text = "";
  while (text.length < textLength) text += `${sentences[Math.floor(random() * sentences.length)]} `;
  return text
    .slice(0, textLength + 50)
    .replaceAll(/[가-힣]{2,}/g, (word) => (random() < 0.1 ? madeUpWord(random) : word));
}

function madeUpSentence(random: () => number): string {
  return `${Array.from({ length: 12 }, () => madeUpWord(random)).join(" ")}.`;
}

/** Few syllables are frequent and many are rare, as in any language. */
function madeUpWord(random: () => number): string {
  const syllable = () => String.fromCharCode(0xac00 + Math.floor(random() ** 3 * 2000) * 5);
  return syllable() + syllable() + (random() < 0.5 ? syllable() : "");
}

/** The same numbers in every run. */
function createRandom(): () => number {
  let state = 20_240_607;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
