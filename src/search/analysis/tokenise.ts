import { hangulTokens } from "./hangul-tokens.ts";
import { loadMorphemes, type Morphemes } from "./morphemes.ts";
import { recentlyUsed } from "./recently-used.ts";
import { normaliseText, runsOf, type ScriptRun } from "./runs.ts";
import type { SearchToken } from "./token.ts";
import { ideographTokens, latinTokens, plainNumber } from "./word-tokens.ts";

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
