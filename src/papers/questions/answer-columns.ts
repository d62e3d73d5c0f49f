import { z } from "zod";
import { readAsset } from "#kernel";
import { sentenceTextsOf, wordsOf } from "#language";
import type { PaperAnswer } from "#protocol";
import { aspectNames } from "../analysis/aspects.ts";
import { sentenceAbout } from "../analysis/extract-aspects.ts";
import type { Paper } from "../paper/paper.ts";
import { abstractOf } from "../paper/reading.ts";

const aspectRow = z.object({ aspect: z.enum(aspectNames), words: z.array(z.string()) });
const conceptRow = z.object({ id: z.string(), words: z.array(z.string()) });

const rowsOf = <T>(file: string, schema: z.ZodType<T>): T[] =>
  readAsset(`papers/questions/${file}`)
    .trim()
    .split("\n")
    .map((line) => schema.parse(JSON.parse(line)));

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
): PaperAnswer[] {
  const find = finderOf(question);
  return papers.map((paper) => {
    const abstract = textOf(paper).trim();
    if (abstract === "") return { paperId: paper.id, quote: null, why: "no-abstract" };
    const quote = find(abstract);
    return { paperId: paper.id, quote, why: quote === null ? "not-said" : "said" };
  });
}

function finderOf(question: string): (abstract: string) => string | null {
  const asked = question.toLowerCase();
  const concepts = rowsOf("concepts.jsonl", conceptRow).filter(({ words }) => words.some((one) => asked.includes(one)));
  if (concepts.length > 0) return (abstract) => byConcepts(abstract, concepts, asked);
  const aspect = rowsOf("aspect-words.jsonl", aspectRow).find(({ words }) => words.some((one) => asked.includes(one)));
  if (aspect !== undefined) return (abstract) => sentenceAbout(abstract, aspect.aspect);
  return (abstract) => byWords(abstract, asked);
}

/** The sentence that speaks of the most concepts; of two, the one that shares more of the question's own words. */
function byConcepts(abstract: string, concepts: readonly z.infer<typeof conceptRow>[], asked: string): string | null {
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

/** How many of the question's words a sentence holds, from 0 to 1. */
function shared(sentence: string, asked: string): number {
  const words = [...new Set(wordsOf(asked))].filter((word) => word !== null);
  const held = new Set(wordsOf(sentence));
  return words.length === 0 ? 0 : words.filter((word) => held.has(word)).length / words.length;
}
