import { z } from "zod";
import { defineAlgorithm, type RawFinding } from "../algorithm.ts";
import { countField, shareField } from "../result-fields.ts";
import { detectedLanguages, detectLanguage } from "./detect.ts";

/** Shorter lines are names and terms, which may be in any language. */
const shortestLine = 40;

/** Checks the language of a text, and marks long lines in a language that is not expected. */
export const languageCheck = defineAlgorithm({
  name: "language_check",
  title: { ko: "언어", en: "Language" },
  description: { ko: "기대한 언어로 쓰였는지 봅니다", en: "Checks that the text is in the expected language" },
  result: z.object({
    language: z.enum(detectedLanguages).meta({ aliases: ["언어"] }),
    expected: z.boolean().meta({ called: { ko: "기대한 언어", en: "Expected language" }, aliases: ["기대한 언어"] }),
    korean_ratio: shareField("한글 비율", "Share of Korean letters", { ko: "한글 {}", en: "{} Korean letters" }),
    foreign_lines: countField("다른 언어로 된 줄", "Lines in another language", {
      aliases: ["다른 언어 줄"],
      units: ["줄", "lines"],
    }),
  }),
  settings: z.strictObject({
    /** The languages a text may be written in. */
    expected: z
      .array(z.enum(["ko", "en", "ja", "zh", "ru"]))
      .min(1)
      .default(["ko", "en"]),
  }),
  prepare({ expected }) {
    const allowed = new Set<string>(expected);
    return {
      find({ text }) {
        const findings: RawFinding[] = [];
        for (const match of text.matchAll(/[^\n]+/g)) {
          const [line] = match;
          if (line.length < shortestLine) continue;
          const { language } = detectLanguage(line);
          if (language === "none" || allowed.has(language)) continue;
          const message = { ko: `기대하지 않은 언어 (${language})`, en: `Unexpected language (${language})` };
          findings.push({ kind: "foreign_line", offset: match.index, length: line.length, message });
        }
        return findings;
      },
      measure(findings, { text }) {
        const { language, koreanRatio } = detectLanguage(text);
        return {
          language,
          expected: language === "none" || allowed.has(language),
          korean_ratio: koreanRatio,
          foreign_lines: findings.length,
        };
      },
    };
  },
});
