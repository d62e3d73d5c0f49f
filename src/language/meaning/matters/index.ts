import { englishKey } from "../lexicon/word-key.ts";
import { relatedWords } from "../related/index.ts";
import { englishCircumstances } from "./en-circumstances.ts";
import { englishMatters } from "./en-matters.ts";
import { koreanCircumstances } from "./ko-circumstances.ts";
import { koreanMatters } from "./ko-matters.ts";

const keyOf = (word: string) => (/[가-힣]/.test(word) ? word : englishKey(word));
const keysIn = (words: string) => new Set(words.trim().split(/\s+/).map(keyOf));
const matters = keysIn(`${koreanMatters} ${englishMatters}`);
const circumstances = keysIn(`${koreanCircumstances} ${englishCircumstances}`);

/**
 * How much a noun of a question is of the kind that texts write, 0 to 1. A text without 주차 is silent on it; one without
 * 할머니 may still answer. What neither list has is judged by the sides of the associations on which it stands.
 */
export function matterShare(noun: string): number {
  const key = keyOf(noun);
  if (matters.has(key)) return 1;
  if (circumstances.has(key)) return 0;
  const { asked, written } = relatedWords().sidesOf(key);
  return written / (asked + written + 1);
}
