import { sentenceTextsOf } from "#language";
import type { PaperAnswer } from "#protocol";
import type { Paper } from "../paper/paper.ts";
import { abstractOf } from "../paper/reading.ts";
import { shareOfWords } from "./share-of-words.ts";

/** The share of a question's words that a sentence must hold to be shown for it. */
const enoughWords = 0.5;

/**
 * A column without a model: for each paper the sentence of its text that shares most of the question's words, word for word.
 * It is looked up, not understood: where none shares half of them, the cell is empty.
 */
export function answerColumn(
  question: string,
  papers: readonly Paper[],
  textOf: (paper: Paper) => string = abstractOf,
  lengthOf: (paper: Paper) => number = (paper) => textOf(paper).length,
): PaperAnswer[] {
  return papers.map((paper) => {
    const cell = { paperId: paper.id, answer: null };
    const text = textOf(paper).trim();
    if (text === "") return { ...cell, quote: null, why: "no-abstract" };
    const quote = sentenceFor(question, text);
    return quote === null
      ? { ...cell, ...notSaid(textOf(paper).length, lengthOf(paper)) }
      : { ...cell, quote, why: "said" };
  });
}

/** What a cell says where nothing was found: of a text that was read in part, only that part is known to be silent. */
export function notSaid(read: number, whole: number): Pick<PaperAnswer, "quote" | "why" | "readShare"> {
  if (read >= whole) return { quote: null, why: "not-said" };
  return { quote: null, why: "not-in-part", readShare: Math.floor((100 * read) / whole) / 100 };
}

/** The sentence of a text that shares most of a question's words; null where none shares half of them. */
export function sentenceFor(question: string, text: string): string | null {
  const share = shareOfWords(question);
  let best: { sentence: string; share: number } | null = null;
  for (const sentence of sentenceTextsOf(text)) {
    const held = share(sentence);
    if (held >= enoughWords && held > (best?.share ?? 0)) best = { sentence, share: held };
  }
  return best?.sentence ?? null;
}
