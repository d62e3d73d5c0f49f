import { nearRepetitions } from "../../matching/near-sentences.ts";
import { splitSentences } from "../../matching/sentences.ts";
import { simhash } from "../../matching/simhash.ts";
import { defineAlgorithm, type RawFinding } from "../algorithm.ts";
import { repetitionResultSchema, repetitionSettingsSchema } from "./schema.ts";

const message = { ko: "앞에 나온 문장과 거의 같습니다", en: "Nearly repeats an earlier sentence" };

/** Finds sentences that nearly repeat others and, in bulk, documents that nearly repeat others. */
export const repetitionCheck = defineAlgorithm({
  name: "repetition_check",
  title: { ko: "반복", en: "Repetition" },
  description: {
    ko: "거의 같은 문장이나 문서가 되풀이되는지 봅니다",
    en: "Finds sentences and documents that nearly repeat others",
  },
  result: repetitionResultSchema,
  settings: repetitionSettingsSchema,
  fix: { title: { ko: "되풀이 지우기", en: "Remove the repetition" }, kinds: ["repeated_sentence"], replace: () => "" },
  prepare({ similarity }) {
    // `find` and `measure` see the same text one after the other.
    let last = { text: "", sentences: splitSentences("") };
    const sentencesOf = (text: string) => {
      if (last.text !== text) last = { text, sentences: splitSentences(text) };
      return last.sentences;
    };
    return {
      find({ text }) {
        const sentences = sentencesOf(text);
        const repeats = nearRepetitions(text, sentences, similarity);
        const findings: RawFinding[] = [];
        sentences.forEach(({ offset, length }, index) => {
          if (repeats[index] !== -1) findings.push({ kind: "repeated_sentence", offset, length, message });
        });
        return findings;
      },
      measure(findings, { text, duplicateOf = null }) {
        const sentences = sentencesOf(text).length;
        return {
          sentences,
          repeated: findings.length,
          ratio: sentences === 0 ? 0 : Math.round((findings.length / sentences) * 1000) / 1000,
          near_duplicate: duplicateOf !== null,
          near_duplicate_of: duplicateOf,
          signature: simhash(text),
        };
      },
    };
  },
});
