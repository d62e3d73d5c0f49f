import type { PaperAnswer } from "#protocol";
import { notSaid, sentenceFor } from "#questions";
import type { Paper } from "../paper/paper.ts";
import { abstractOf } from "../paper/reading.ts";

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
      ? { ...cell, quote: null, ...notSaid(textOf(paper).length, lengthOf(paper)) }
      : { ...cell, quote, why: "said" };
  });
}
