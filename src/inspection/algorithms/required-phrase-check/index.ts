import { z } from "zod";
import { defineAlgorithm } from "../algorithm.ts";
import { wordsOfCheck } from "../check-words.ts";
import words from "./words.json" with { type: "json" };

/** Blanks alone would stand in every text. */
const phrase = z.string().trim().min(1);

/** A letter that is no Hangul syllable or Han character: beside those blanks are often left out. */
const spacedLetter = /(?![가-힣\u3400-\u9fff])[\p{L}\p{M}]/u;
const digit = /[0-9]/;

/** Two words of other scripts are not one, nor are two numbers: "may be" and "maybe". Beside signs blanks are a habit. */
function isDivided(before: string, after: string): boolean {
  return (spacedLetter.test(before) && spacedLetter.test(after)) || (digit.test(before) && digit.test(after));
}

function tighten(text: string): string {
  return text.replace(/\s+/g, (blanks, at: number) =>
    isDivided(text.charAt(at - 1), text.charAt(at + blanks.length)) ? " " : "",
  );
}

const { told, count, meta } = wordsOfCheck(words);

/** Checks that phrases are there. Spaces and line breaks may be written in any amount, or left out in Korean and beside signs. */
export const requiredPhraseCheck = defineAlgorithm({
  ...told,
  result: z.object({
    missing: z.array(z.string()).meta(meta("missing")),
    missing_count: count("missing_count"),
    present_count: count("present_count"),
  }),
  settings: z.strictObject({
    /** Each must occur; of an inner list, one is enough. */
    phrases: z
      .array(z.union([phrase, z.array(phrase).min(1)]))
      .min(1)
      .max(10_000)
      .optional(),
    ignoreCase: z.boolean().default(true),
  }),
  missing: ({ phrases }) =>
    phrases === undefined ? { ko: "필수 문구가 정해지지 않았습니다.", en: "No required phrase is set." } : null,
  prepare({ phrases = [], ignoreCase }) {
    const fold = (text: string) => {
      const tight = tighten(text.normalize("NFC").trim());
      return ignoreCase ? tight.toLowerCase() : tight;
    };
    const wanted = phrases.map((either) => {
      const choices = typeof either === "string" ? [either] : either;
      return { label: choices.join(" / "), folded: choices.map(fold) };
    });
    return {
      measure(_findings, { text }) {
        const folded = fold(text);
        const missing = wanted
          .filter((phrase) => !phrase.folded.some((choice) => folded.includes(choice)))
          .map((phrase) => phrase.label);
        return { missing, missing_count: missing.length, present_count: wanted.length - missing.length };
      },
    };
  },
});
