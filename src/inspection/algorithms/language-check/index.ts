import { z } from "zod";
import { isSyllable } from "#language";
import { defineAlgorithm, type RawFinding } from "../algorithm.ts";
import { wordsOfCheck } from "../check-words.ts";
import words from "./words.json" with { type: "json" };

const detectedLanguages = ["ko", "en", "ja", "zh", "ru", "other", "none"] as const;
type DetectedLanguage = (typeof detectedLanguages)[number];

interface Detected {
  readonly language: DetectedLanguage;
  readonly koreanRatio: number;
}

/** Words that no English text does without. */
const commonEnglish =
  "the and of to in is that for it you with on this are be have not we was by from or an as at your please will can";
const englishWords = new RegExp(String.raw`(?<![\p{L}])(?:${commonEnglish.replaceAll(" ", "|")})(?![\p{L}])`, "giu");

/** The language by its script; for Latin letters, English by the words that no English text does without. */
function detectLanguage(text: string): Detected {
  const counts = { hangul: 0, kana: 0, han: 0, cyrillic: 0, latin: 0, other: 0 };
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x41) continue;
    if (isSyllable(code) || (code >= 0x1100 && code <= 0x11ff) || (code >= 0x3131 && code <= 0x318e))
      counts.hangul += 1;
    else if (code >= 0x3041 && code <= 0x30ff) counts.kana += 1;
    else if (code >= 0x4e00 && code <= 0x9fff) counts.han += 1;
    else if (code >= 0x0400 && code <= 0x04ff) counts.cyrillic += 1;
    else if ((code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || (code >= 0xc0 && code <= 0x24f))
      counts.latin += 1;
    else if (code >= 0x370 && code <= 0x1fff) counts.other += 1;
  }
  const letters = counts.hangul + counts.kana + counts.han + counts.cyrillic + counts.latin + counts.other;
  if (letters === 0) return { language: "none", koreanRatio: 0 };
  return { language: choose(counts, letters, text), koreanRatio: Math.round((counts.hangul / letters) * 1000) / 1000 };
}

function choose(counts: Readonly<Record<string, number>>, letters: number, text: string): DetectedLanguage {
  const { hangul = 0, kana = 0, han = 0, cyrillic = 0, latin = 0 } = counts;
  // A syllable carries about as much as two to three Latin letters.
  if (hangul > 0 && hangul * 2.5 >= latin && hangul >= kana + han) return "ko";
  if (kana > 0 && kana + han >= latin / 2.5) return "ja";
  if (han >= latin / 2.5 && han > 0) return "zh";
  if (cyrillic >= letters / 2) return "ru";
  if (latin < letters / 2) return "other";
  const words = text.match(/\S+/g)?.length ?? 0;
  const english = text.match(englishWords)?.length ?? 0;
  return words < 8 || english / words >= 0.12 ? "en" : "other";
}

/** Shorter lines are names and terms, which may be in any language. */
const shortestLine = 40;

const { told, count, share, meta } = wordsOfCheck(words);

/** Checks the language of a text, and marks long lines in a language that is not expected. */
export const languageCheck = defineAlgorithm({
  ...told,
  result: z.object({
    language: z.enum(detectedLanguages).meta(meta("language")),
    expected: z.boolean().meta(meta("expected")),
    korean_ratio: share("korean_ratio"),
    foreign_lines: count("foreign_lines"),
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
