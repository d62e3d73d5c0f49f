import { stemmer } from "stemmer";
import { englishFunctionWords, englishQuestionWords } from "#language";
import type { SearchToken, TokenRole } from "./token.ts";

/** A Latin word by its stem; a mix of letters and digits also by its parts, so that covid19 finds COVID-19. */
export function latinTokens(run: string): SearchToken[] {
  const word = fold(run);
  const role: TokenRole = englishQuestionWords.has(word)
    ? "question"
    : englishFunctionWords.has(word)
      ? "grammar"
      : "content";
  if (!/\d/.test(word)) return [{ term: `w${stemmer(word)}`, role }];
  const parts = /^([a-z]+)(\d+)$|^(\d+)([a-z]+)$/.exec(word)?.filter((part) => part !== undefined) ?? [word];
  return parts.map((part) => ({ term: `w${/\d/.test(part) ? part : stemmer(part)}`, role }));
}

/** A number without the commas of its thousands. */
export function plainNumber(run: string): string {
  return run.replaceAll(",", "");
}

/** Chinese characters and kana are written without spaces: pairs, like Hangul. */
export function ideographTokens(run: string): SearchToken[] {
  const characters = [...run];
  if (characters.length === 1) return [{ term: `b${run}`, role: "content" }];
  return characters.slice(1).map((character, at) => ({ term: `b${characters[at]}${character}`, role: "content" }));
}

/** Without accents and without the possessive. */
function fold(run: string): string {
  const bare = run.replace(/['’]s$/, "").replaceAll(/['’]/g, "");
  return /^[a-z\d]*$/.test(bare) ? bare : bare.normalize("NFD").replaceAll(/\p{M}/gu, "");
}
