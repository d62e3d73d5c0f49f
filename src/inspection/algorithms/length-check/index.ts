import { z } from "zod";
import { defineAlgorithm } from "../algorithm.ts";
import { wordsOfCheck } from "../check-words.ts";
import words from "./words.json" with { type: "json" };

const { told, count } = wordsOfCheck(words);

/** Counts characters as people do: code points, so that an emoji is one. */
export const lengthCheck = defineAlgorithm({
  ...told,
  result: z.object({
    length: count("length"),
  }),
  settings: z.strictObject({}),
  prepare: () => ({ measure: (_findings, { text }) => ({ length: countCodePoints(text) }) }),
});

function countCodePoints(text: string): number {
  let pairs = 0;
  for (let index = 0; index < text.length - 1; index += 1) {
    if ((text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) pairs += 1;
  }
  return text.length - pairs;
}
