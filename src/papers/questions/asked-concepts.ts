import { z } from "zod";
import { readAsset } from "#kernel";
import { wordsOf } from "#language";
import { aspectNames } from "../analysis/aspects.ts";

const aspectRow = z.object({ aspect: z.enum(aspectNames), words: z.array(z.string()) });
const conceptRow = z.object({ id: z.string(), words: z.array(z.string()) });
export type AskedConcept = z.infer<typeof conceptRow>;

const rowsOf = <T>(file: string, schema: z.ZodType<T>): T[] =>
  readAsset(`papers/questions/${file}`)
    .trim()
    .split("\n")
    .map((line) => schema.parse(JSON.parse(line)));

const isAsked = (asked: string) => (row: { readonly words: readonly string[] }) =>
  row.words.some((word) => asked.includes(word));

/** What a question asks about, each with its words in both languages. */
export function conceptsIn(asked: string): AskedConcept[] {
  return rowsOf("concepts.jsonl", conceptRow).filter(isAsked(asked));
}

export function aspectsIn(asked: string): z.infer<typeof aspectRow>[] {
  return rowsOf("aspect-words.jsonl", aspectRow).filter(isAsked(asked));
}

/** How many of the question's words a text holds, from 0 to 1. */
export function shared(text: string, asked: string): number {
  const words = [...new Set(wordsOf(asked))].filter((word) => word !== null);
  const held = new Set(wordsOf(text));
  return words.length === 0 ? 0 : words.filter((word) => held.has(word)).length / words.length;
}
