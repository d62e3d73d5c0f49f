import { z } from "zod";
import { languageOf } from "#protocol";
import { lineSentencesOf } from "../../matching/line-sentences.ts";
import { defineAlgorithm, type RawFinding } from "../algorithm.ts";
import { wordsOfCheck } from "../check-words.ts";
import words from "./words.json" with { type: "json" };

const { told, count, share, meta } = wordsOfCheck(words);

/** Measures how long the sentences are, by the words (어절) that a reader has to hold at once. */
export const readabilityCheck = defineAlgorithm({
  ...told,
  result: z.object({
    sentences: count("sentences"),
    words: count("words"),
    average_words: z.number().min(0).meta(meta("average_words")),
    longest_words: count("longest_words"),
    long_sentences: count("long_sentences"),
    long_ratio: share("long_ratio"),
  }),
  settings: z.strictObject({
    /** Words (어절) after which a sentence counts as long, for text in either language. */
    longKorean: z.int().min(5).max(200).default(25),
    longEnglish: z.int().min(5).max(200).default(35),
  }),
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
