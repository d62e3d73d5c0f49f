import { z } from "zod";
import { languageOf } from "#protocol";
import { lineSentencesOf } from "../../matching/line-sentences.ts";
import { defineAlgorithm, type RawFinding } from "../algorithm.ts";
import { countField, shareField } from "../result-fields.ts";

/** Measures how long the sentences are, by the words (어절) that a reader has to hold at once. */
export const readabilityCheck = defineAlgorithm({
  name: "readability_check",
  title: { ko: "읽기 쉬움", en: "Readability" },
  description: { ko: "너무 긴 문장이 많은지 봅니다", en: "Measures how many sentences are too long" },
  result: z.object({
    sentences: countField("문장 수", "Sentences", {
      units: ["문장", "sentences"],
      spoken: { ko: "문장 {}개", en: "sentences: {}" },
    }),
    words: countField("낱말 수", "Words", {
      aliases: ["어절 수"],
      units: ["어절", "단어", "words"],
      spoken: { ko: "어절 {}개", en: "words: {}" },
    }),
    average_words: z
      .number()
      .min(0)
      .meta({
        called: { ko: "문장당 낱말 수", en: "Words a sentence" },
        aliases: ["평균 문장 길이"],
        spoken: { ko: "한 문장에 평균 {}어절", en: "{} words a sentence on average" },
      }),
    longest_words: countField("가장 긴 문장의 낱말 수", "Words of the longest sentence", {
      aliases: ["가장 긴 문장"],
      spoken: { ko: "가장 긴 문장 {}어절", en: "longest sentence: {} words" },
    }),
    long_sentences: countField("긴 문장", "Long sentences", { aliases: ["긴 문장 수"], units: ["개"] }),
    long_ratio: shareField("긴 문장 비율", "Share of long sentences", {
      ko: "문장의 {}가 김",
      en: "{} of the sentences are long",
    }),
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
