import type { Span } from "#language";
import { createWholeSentenceTest, lineSentencesOf } from "../../matching/line-sentences.ts";
import { nearRepetitions } from "../../matching/near-sentences.ts";
import { simhash } from "../../matching/simhash.ts";
import { defineAlgorithm, type RawFinding } from "../algorithm.ts";
import { repetitionResultSchema, repetitionSettingsSchema } from "./schema.ts";

const messages = {
  repeated_sentence: { ko: "앞에 나온 문장과 같습니다", en: "Repeats an earlier sentence" },
  similar_sentence: { ko: "앞에 나온 문장과 거의 같습니다", en: "Nearly repeats an earlier sentence" },
} as const;

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
  // A sentence that is merely alike may say something else, which only its author knows.
  fix: { title: { ko: "되풀이 지우기", en: "Remove the repetition" }, kinds: ["repeated_sentence"], replace: () => "" },
  prepare({ similarity }) {
    // `find` and `measure` see the same text one after the other.
    let last = { text: "", sentences: lineSentencesOf("") };
    const sentencesIn = (text: string) => {
      if (last.text !== text) last = { text, sentences: lineSentencesOf(text) };
      return last.sentences;
    };
    return {
      find({ text }) {
        const sentences = sentencesIn(text);
        const unnumbered = sentences.map((sentence) => withoutNumber(text, sentence));
        const repeats = nearRepetitions(text, unnumbered, similarity);
        if (repeats.every((earlier) => earlier === -1)) return [];
        const isWhole = createWholeSentenceTest(text);
        const said = new Set<string>();
        return sentences.flatMap((sentence, index): RawFinding[] => {
          const { start, end } = sentence;
          const words = withoutSpacing(text.slice(start, end));
          // What goes must be whole; what was said before may stand behind a line without a full stop, such as a title.
          const kind = said.has(words) && isWhole(sentence) ? "repeated_sentence" : "similar_sentence";
          said.add(words);
          return repeats[index] === -1 ? [] : [{ kind, offset: start, length: end - start, message: messages[kind] }];
        });
      },
      measure(findings, { text, duplicateOf = null }) {
        const sentences = sentencesIn(text).length;
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

const numberInList = /\(?\d{1,3}(?:\.\d{1,3}){0,3}[.)][ \t]+/y;

/** An item's number says nothing of its own, as other figures do. */
function withoutNumber(text: string, { start, end }: Span): Span {
  numberInList.lastIndex = start;
  return { start: start + (numberInList.exec(text)?.[0].length ?? 0), end };
}

/** What may differ between two sentences that are the same: the width of blanks, and a full stop at the end. */
function withoutSpacing(sentence: string): string {
  return sentence.replace(/\s+/g, " ").replace(/[.。]$/, "");
}
