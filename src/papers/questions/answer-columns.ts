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
    const own = { paperId: paper.id, answer: null };
    const abstract = textOf(paper).trim();
    if (abstract === "") return { ...own, quote: null, why: "no-abstract" };
    const quote = find(abstract);
    return { ...own, quote, why: quote === null ? "not-said" : "said" };
  });
}

/** The sentence of a text that speaks of a question; null where none does. */
export function sentenceFor(question: string, text: string): string | null {
  return finderOf(question)(text);
}

/** The longest text that is read for one cell. */
const longestReading = 12_000;

/** What of a long text is worth reading for a question: its beginning, and the paragraphs that share most words with it. */
export function readingFor(question: string, text: string): string {
  if (text.length <= longestReading) return text;
  const paragraphs = text.split(/\n{2,}/).map((words, at) => ({ words: words.slice(0, longestReading), at }));
  const asked = question.toLowerCase();
  const ranked = paragraphs
    .map((one) => ({ ...one, score: one.at === 0 ? 1 : shared(one.words.toLowerCase(), asked) }))
    .sort((a, b) => b.score - a.score || a.at - b.at);
  const taken: typeof ranked = [];
  let length = 0;
  for (const one of ranked) {
    if (length + one.words.length > longestReading) continue;
    taken.push(one);
    length += one.words.length + 2;
  }
  return taken
    .sort((a, b) => a.at - b.at)
    .map(({ words }) => words)
    .join("\n\n");
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
