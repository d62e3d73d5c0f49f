import { sentenceTextsOf } from "#language";
import type { PaperAnswer } from "#protocol";
import { sentenceAbout } from "../analysis/extract-aspects.ts";
import type { Paper } from "../paper/paper.ts";
import { abstractOf } from "../paper/reading.ts";
import { type AskedConcept, aspectsIn, conceptsIn, shared } from "./asked-concepts.ts";

/** The share of a question's words that a sentence must hold to answer it. */
const enoughWords = 0.5;

/**
 * Answers a question of a column for each paper by rules alone: the sentence of its text that speaks of it, word for
 * word. Where none does, it says so.
 */
export function answerColumn(
  question: string,
  papers: readonly Paper[],
  textOf: (paper: Paper) => string = abstractOf,
  lengthOf: (paper: Paper) => number = (paper) => textOf(paper).length,
): PaperAnswer[] {
  const find = finderOf(question);
  return papers.map((paper) => {
    const own = { paperId: paper.id, answer: null };
    const abstract = textOf(paper).trim();
    if (abstract === "") return { ...own, quote: null, why: "no-abstract" };
    const quote = find(abstract);
    return quote === null
      ? { ...own, ...notSaid(textOf(paper).length, lengthOf(paper)) }
      : { ...own, quote, why: "said" };
  });
}

/** What a cell says where nothing was found: of a text that was read in part, only that part is known to be silent. */
export function notSaid(read: number, whole: number): Pick<PaperAnswer, "quote" | "why" | "readShare"> {
  if (read >= whole) return { quote: null, why: "not-said" };
  return { quote: null, why: "not-in-part", readShare: Math.floor((100 * read) / whole) / 100 };
}

/** The sentence of a text that speaks of a question; null where none does. */
export function sentenceFor(question: string, text: string): string | null {
  return finderOf(question)(text);
}

function finderOf(question: string): (abstract: string) => string | null {
  const asked = question.toLowerCase();
  const concepts = conceptsIn(asked);
  if (concepts.length > 0) return (abstract) => byConcepts(abstract, concepts, asked);
  const [aspect] = aspectsIn(asked);
  if (aspect !== undefined) return (abstract) => sentenceAbout(abstract, aspect.aspect);
  return (abstract) => byWords(abstract, asked);
}

/** The sentence that speaks of the most concepts; of two, the one that shares more of the question's own words. */
function byConcepts(abstract: string, concepts: readonly AskedConcept[], asked: string): string | null {
  return best(abstract, (sentence) => {
    const held = concepts.filter(({ words }) => words.some((word) => sentence.includes(word))).length;
    return held === 0 ? 0 : held + shared(sentence, asked);
  });
}

function byWords(abstract: string, asked: string): string | null {
  return best(abstract, (sentence) => {
    const share = shared(sentence, asked);
    return share < enoughWords ? 0 : share;
  });
}

function best(abstract: string, score: (sentence: string) => number): string | null {
  let found: { sentence: string; score: number } | null = null;
  for (const sentence of sentenceTextsOf(abstract)) {
    const own = score(sentence.toLowerCase());
    if (own > (found?.score ?? 0)) found = { sentence, score: own };
  }
  return found?.sentence ?? null;
}
