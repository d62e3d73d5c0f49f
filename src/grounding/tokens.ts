import type { Span } from "#language";
import { type Mention, type Quantity, type Reading, rememberedOf, sameMeaning, sameQuantity } from "#language/meaning";

/** A word of a clause that bears meaning, with what it is compared by. */
export interface Token {
  readonly kind: "word" | "party" | "figure";
  /** The meaning, the party or the figure. */
  readonly key: string;
  /** The letters as written, without ending or particle. */
  readonly stem: string;
  /** The codes of its first and last letter. */
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
  readonly mention: Mention | null;
  readonly quantity: Quantity | null;
}

/** The meaning words, parties and figures of a reading in the order of the text. */
export const tokensOf = rememberedOf(({ text, mentions, parties, quantities }: Reading): readonly Token[] => {
  const tokens: Token[] = [];
  for (const mention of mentions) {
    const stem = stemOf(text.slice(mention.start, mention.end));
    tokens.push(tokenOf("word", mention.concept, stem, mention, mention, null));
  }
  for (const hit of parties) {
    const stem = text.slice(hit.start, hit.end - hit.particle.length).toLowerCase();
    tokens.push(tokenOf("party", `p:${hit.party}`, stem, hit, null, null));
  }
  for (const quantity of quantities) {
    const key = `q:${quantity.dimension}:${quantity.value}`;
    tokens.push(tokenOf("figure", key, quantity.text, quantity, null, quantity));
  }
  tokens.sort((a, b) => a.start - b.start);
  return tokens.filter((token, at) => at === 0 || token.start >= (tokens[at - 1]?.end ?? 0));
});

function tokenOf(
  kind: Token["kind"],
  key: string,
  stem: string,
  { start, end }: Span,
  mention: Mention | null,
  quantity: Quantity | null,
): Token {
  const [first, last] = [stem.charCodeAt(0), stem.charCodeAt(stem.length - 1)];
  return { kind, key, stem, first, last, start, end, mention, quantity };
}

function stemOf(surface: string): string {
  const lower = surface.toLowerCase();
  return /^[a-z]/u.test(lower) && lower.length > 5 ? lower.replace(/(?:ing|ed|es|s|ly)$/u, "") : lower;
}

/** In English a verb is told from a noun only where the table knows its meaning. */
export function isNoun({ kind, mention, key, stem }: Token): boolean {
  if (kind === "party") return true;
  return mention !== null && (/^[a-z]/u.test(stem) ? key.startsWith("=") : !mention.isVerb);
}

/** How two words agree: in their letters, or only in what they mean. */
export type Agreement = "letters" | "meaning" | null;

export function agreement(one: Token, other: Token): Agreement {
  if (one.kind !== other.kind) return null;
  if (one.quantity !== null && other.quantity !== null)
    return sameQuantity(one.quantity, other.quantity) ? "letters" : null;
  // This is asked of every two words of two sentences, and most share neither end.
  if ((one.first === other.first || one.last === other.last) && sameLetters(one.stem, other.stem)) return "letters";
  // 넣지 and 넣어도: a word that stands for itself is known by its stem.
  if (one.key === other.key) return one.key.startsWith("=") ? "letters" : "meaning";
  return sameMeaning(one.mention?.senses ?? null, other.mention?.senses ?? null) ? "meaning" : null;
}

function sameLetters(one: string, other: string): boolean {
  if (one === other) return true;
  return one.length <= other.length ? goesOnAs(one, other) : goesOnAs(other, one);
}

function goesOnAs(short: string, long: string): boolean {
  const first = short.charCodeAt(0);
  if (first >= 97 && first <= 122) return short.length >= 5 && long.startsWith(short);
  if (short.length < 2) return false;
  if (long.startsWith(short) || long.endsWith(short)) return true;
  if (short.length < 3 || !long.startsWith(short.slice(0, 3))) return false;
  return verbForm.test(short) && verbForm.test(long);
}

/** 내려받은 and 내려받았다면: two forms of a verb that no table has. */
const verbForm = /^[가-힣]{3}.*(?:면|은|는|고|서|야|던|며|기|지|게|다|요|을|운|른|긴|인|린)$/u;
