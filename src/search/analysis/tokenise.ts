import { stemmer } from "stemmer";
import { englishFunctionWords, englishQuestionWords, hasDigit, withoutAccents } from "#language";
import { hangulTokens } from "./hangul-tokens.ts";
import { loadMorphemes, type Morphemes } from "./morphemes.ts";
import { normaliseText, runsOf, type ScriptRun } from "./runs.ts";
import type { SearchToken, TokenRole } from "./token.ts";

/** Turns text into tokens; the same for documents and for queries. */
export type Tokenise = (text: string) => SearchToken[];

/** Words of which a thread remembers the tokens: more than 8,000 passages of mixed Korean have. */
const rememberedRuns = 150_000;

/**
 * Words are analysed one by one and remembered: a word of a text is mostly one that was seen before. That makes the
 * analysis ten times faster than that of whole sentences, and the same word gets the same tokens wherever it stands.
 */
export function createTokenise(morphemes: Morphemes): Tokenise {
  return tokeniseBy(recentlyUsed(rememberedRuns, (run) => hangulTokens(run, morphemes)));
}

/** Makes no tokens of Hangul but single syllables: for those who look for pairs of syllables in the text itself. */
export function createWordTokenise(): Tokenise {
  return tokeniseBy((run) => (run.length === 1 ? [{ term: `b${run}`, role: "content" }] : []));
}

function tokeniseBy(hangul: (run: string) => readonly SearchToken[]): Tokenise {
  const latin = recentlyUsed(rememberedRuns, latinTokens);
  return (text) => {
    const tokens: SearchToken[] = [];
    let before: ScriptRun | null = null;
    for (const run of runsOf(normaliseText(text))) {
      if (run.kind === "hangul") tokens.push(...hangul(run.text));
      else if (run.kind === "latin") tokens.push(...latin(run.text));
      else if (run.kind === "ideographs") tokens.push(...ideographTokens(run.text));
      else tokens.push({ term: `w${plainNumber(run.text)}`, role: "content" });
      if (run.joined && before !== null) {
        const pair = unitPair(before, run);
        if (pair !== null) tokens.push({ term: `b${pair}`, role: "content" });
      }
      before = run;
    }
    return tokens;
  };
}

export async function loadTokenise(): Promise<Tokenise> {
  return createTokenise(await loadMorphemes());
}

/** A number joined to Hangul pairs with its neighbour as if it were one syllable: 제5조 is 제5 and 5조, and not 제15조. */
function unitPair(before: ScriptRun, run: ScriptRun): string | null {
  if (before.kind === "number" && run.kind === "hangul") return plainNumber(before.text) + run.text.slice(0, 1);
  if (before.kind === "hangul" && run.kind === "number") return before.text.slice(-1) + plainNumber(run.text);
  return null;
}

/**
 * Remembers what a pure function gave for the keys that were used lately, at most twice `size` of them: when the young
 * generation is full it becomes the old one, and what of it is not used again is forgotten.
 */
function recentlyUsed<Value>(size: number, compute: (key: string) => Value): (key: string) => Value {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  return (key) => {
    const known = young.get(key);
    if (known !== undefined) return known;
    const value = old.get(key) ?? compute(key);
    if (young.size >= size) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
    return value;
  };
}

/** A Latin word by its stem; a mix of letters and digits also by its parts, so that covid19 finds COVID-19. */
function latinTokens(run: string): SearchToken[] {
  const word = fold(run);
  const role: TokenRole = englishQuestionWords.has(word)
    ? "question"
    : englishFunctionWords.has(word)
      ? "grammar"
      : "content";
  if (!hasDigit(word)) return [{ term: `w${stemmer(word)}`, role }];
  const parts = /^([a-z]+)(\d+)$|^(\d+)([a-z]+)$/.exec(word)?.filter((part) => part !== undefined) ?? [word];
  return parts.map((part) => ({ term: `w${hasDigit(part) ? part : stemmer(part)}`, role }));
}

/** A number without the commas of its thousands. */
function plainNumber(run: string): string {
  return run.replaceAll(",", "");
}

/** Chinese characters and kana are written without spaces: pairs, like Hangul. */
function ideographTokens(run: string): SearchToken[] {
  const characters = [...run];
  if (characters.length === 1) return [{ term: `b${run}`, role: "content" }];
  return characters.slice(1).map((character, at) => ({ term: `b${characters[at]}${character}`, role: "content" }));
}

/** Without accents and without the possessive. */
function fold(run: string): string {
  const bare = run.replace(/['’]s$/, "").replaceAll(/['’]/g, "");
  return /^[a-z\d]*$/.test(bare) ? bare : withoutAccents(bare);
}
