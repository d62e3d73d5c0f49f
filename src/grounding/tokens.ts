import { type Mention, type Quantity, type Reading, sameMeaning, sameQuantity } from "#language/meaning";

/** A word of a clause that bears meaning, with what it is compared by. */
export interface Token {
  readonly kind: "word" | "party" | "figure";
  /** The meaning, the party or the figure. */
  readonly key: string;
  /** The letters as written, without ending or particle. */
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  readonly mention: Mention | null;
  readonly quantity: Quantity | null;
}

/** The meaning words, parties and figures of a reading in the order of the text. */
export function tokensOf({ text, mentions, parties, quantities }: Reading): readonly Token[] {
  const tokens: Token[] = [];
  for (const mention of mentions) {
    const { start, end, concept } = mention;
    const stem = stemOf(text.slice(start, end));
    tokens.push({ kind: "word", key: concept, stem, start, end, mention, quantity: null });
  }
  for (const { party, start, end, particle } of parties) {
    const stem = text.slice(start, end - particle.length).toLowerCase();
    tokens.push({ kind: "party", key: `p:${party}`, stem, start, end, mention: null, quantity: null });
  }
  for (const quantity of quantities) {
    const { start, end, dimension, value } = quantity;
    const key = `q:${dimension}:${value}`;
    tokens.push({ kind: "figure", key, stem: quantity.text, start, end, mention: null, quantity });
  }
  tokens.sort((a, b) => a.start - b.start);
  return tokens.filter((token, at) => at === 0 || token.start >= (tokens[at - 1]?.end ?? 0));
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
  if (sameLetters(one.stem, other.stem)) return "letters";
  // 넣지 and 넣어도: a word that stands for itself is known by its stem.
  if (one.key === other.key) return one.key.startsWith("=") ? "letters" : "meaning";
  return sameMeaning(one.mention?.senses ?? null, other.mention?.senses ?? null) ? "meaning" : null;
}

/** Without a pattern where none is needed: this is asked of every two words of two sentences. */
function sameLetters(one: string, other: string): boolean {
  if (one === other) return true;
  if (
    one.charCodeAt(0) !== other.charCodeAt(0) &&
    one.charCodeAt(one.length - 1) !== other.charCodeAt(other.length - 1)
  )
    return false;
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
