import { defineAlgorithm } from "../algorithm.ts";
import { requiredPhraseResultSchema, requiredPhraseSettingsSchema } from "./schema.ts";

/** Hangul syllables and Han characters, beside which blanks are often left out. In other scripts two words are not one: "may be" and "maybe". */
const isTight = (code: number) => (code >= 0xac00 && code <= 0xd7a3) || (code >= 0x3400 && code <= 0x9fff);

function tighten(text: string): string {
  return text.replace(/\s+/g, (blanks, at: number) =>
    isTight(text.charCodeAt(at - 1)) || isTight(text.charCodeAt(at + blanks.length)) ? "" : " ",
  );
}

/** Checks that phrases are there. Spaces and line breaks inside a phrase may be written in any amount, or in Korean left out. */
export const requiredPhraseCheck = defineAlgorithm({
  name: "required_phrase_check",
  title: { ko: "필수 문구", en: "Required phrases" },
  description: { ko: "꼭 있어야 할 문구가 빠졌는지 봅니다", en: "Checks that the phrases you require are present" },
  result: requiredPhraseResultSchema,
  settings: requiredPhraseSettingsSchema,
  missing: ({ phrases }) =>
    phrases === undefined ? { ko: "필수 문구가 정해지지 않았습니다.", en: "No required phrase is set." } : null,
  prepare({ phrases = [], ignoreCase }) {
    const fold = (text: string) => {
      const tight = tighten(text.normalize("NFC").trim());
      return ignoreCase ? tight.toLowerCase() : tight;
    };
    const wanted = phrases.map((phrase) => {
      const choices = typeof phrase === "string" ? [phrase] : phrase;
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
