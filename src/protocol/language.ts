import { z } from "zod";

/** The two languages of the interface. Answers follow the question; everything else follows this. */
export const languageSchema = z.enum(["ko", "en"]);
/** The languages of the interface. */
export type Language = z.infer<typeof languageSchema>;

/** A sentence in both languages, written side by side so that neither can be forgotten. */
export const localizedSchema = z.object({ ko: z.string(), en: z.string() });
/** A sentence in both languages. */
export type Localized = z.infer<typeof localizedSchema>;

const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/g;
const latin = /[A-Za-z]/g;
/** Words that only English grammar needs: Korean sentences are full of English terms, but not of these. */
const englishGrammarWords = [
  "the|a|an",
  "is|are|was|were|do|does|did|can|could|should|would|will",
  "of|in|to|on|for|with|from|by|about",
  "and|or|not",
  "this|that|these|it|its|me|my|you|your",
  "what|which|who|when|where|why|how",
  "please",
];
const englishGrammar = new RegExp(`\\b(?:${englishGrammarWords.join("|")})\\b`, "gi");

const quoted = /["“「『][^"”」』\n]{2,400}["”」』]|‘[^’\n]{2,400}’|(?<![\p{L}\d])'[^'\n]{2,400}'(?![A-Za-z])/gu;

/**
 * The language a text is written in. A Korean question may be English terms for the most part ("RAG 논문 찾아줘"): what counts is
 * the grammar, and that Korean ends with its verb. One syllable carries about as much as two to three Latin letters. What stands
 * in quotation marks, such as a title, is in the language of whoever is quoted.
 */
export function languageOf(text: string, otherwise: Language = "ko"): Language {
  const own = text.replace(quoted, " ");
  const [ko, en] = [own.match(hangul)?.length ?? 0, own.match(latin)?.length ?? 0];
  if (ko === 0 && en === 0)
    return own === text ? otherwise : languageOf(text.replace(/["“”「」『』]/g, " "), otherwise);
  if (ko === 0 || en === 0) return ko === 0 ? "en" : "ko";
  const grammar = own.match(englishGrammar)?.length ?? 0;
  const endsInHangul = /[\uac00-\ud7af][^A-Za-z\uac00-\ud7af]*$/.test(own);
  if (grammar === 0 || (endsInHangul && grammar <= 2)) return "ko";
  return ko * 2.5 >= en ? "ko" : "en";
}

/** The interface's language by a machine's environment: what `JIHWI_LANG` says; else Korean, unless the locale plainly says another. */
export function languageFromLocale(env: Readonly<Record<string, string | undefined>>): Language {
  const given = languageSchema.safeParse(env.JIHWI_LANG);
  if (given.success) return given.data;
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || "";
  return locale === "" || /^(ko|C$|C\.|POSIX)/i.test(locale) ? "ko" : "en";
}
