import { languageOf } from "#protocol";
import { lineSentencesOf } from "../../matching/line-sentences.ts";
import { defineAlgorithm, type RawFinding } from "../algorithm.ts";
import { readabilityResultSchema, readabilitySettingsSchema } from "./schema.ts";

/** Measures how long the sentences are, by the words (어절) that a reader has to hold at once. */
export const readabilityCheck = defineAlgorithm({
  name: "readability_check",
  title: { ko: "읽기 쉬움", en: "Readability" },
  description: { ko: "너무 긴 문장이 많은지 봅니다", en: "Measures how many sentences are too long" },
  result: readabilityResultSchema,
  settings: readabilitySettingsSchema,
  prepare({ longKorean, longEnglish }) {
    return {
      find({ text }) {
        const findings: RawFinding[] = [];
        for (const { start, end } of lineSentencesOf(text)) {
          const sentence = text.slice(start, end);
          const words = countWords(sentence);
          if (words <= Math.min(longKorean, longEnglish)) continue;
          if (words <= (languageOf(sentence) === "ko" ? longKorean : longEnglish)) continue;
          const message = { ko: `긴 문장 (${words}어절)`, en: `Long sentence (${words} words)` };
          findings.push({ kind: "long_sentence", offset: start, length: end - start, message });
        }
        return findings;
      },
      measure(findings, { text }) {
        const lengths = lineSentencesOf(text).map(({ start, end }) => countWords(text.slice(start, end)));
        const words = lengths.reduce((sum, count) => sum + count, 0);
        const sentences = lengths.length;
        return {
          sentences,
          words,
          average_words: sentences === 0 ? 0 : Math.round((words / sentences) * 10) / 10,
          longest_words: lengths.reduce((most, count) => Math.max(most, count), 0),
          long_sentences: findings.length,
          long_ratio: sentences === 0 ? 0 : Math.round((findings.length / sentences) * 1000) / 1000,
        };
      },
    };
  },
});

function countWords(sentence: string): number {
  return sentence.match(/\S+/g)?.length ?? 0;
}
