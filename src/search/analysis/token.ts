/**
 * What the index counts. The first letter of a term is its field: `b` pairs of syllables, `m` Korean morphemes, `w` words
 * and numbers. A pair finds what the morpheme analysis does not know (names, spacing errors); a morpheme finds
 * what is written with other particles and endings.
 */
export type SearchField = "b" | "m" | "w";

/** What a token does in a sentence. A document counts every token alike; a query listens mostly to its content. */
export type TokenRole = "content" | "grammar" | "question";

export interface SearchToken {
  readonly term: string;
  readonly role: TokenRole;
}

const known: Record<TokenRole, Map<string, SearchToken>> = {
  content: new Map(),
  grammar: new Map(),
  question: new Map(),
};
const mostKnown = 400_000;

/** One token object for all words that have it: remembered words share their tokens, and take a fraction of the memory. */
export function tokenOf(term: string, role: TokenRole): SearchToken {
  const tokens = known[role];
  const found = tokens.get(term);
  if (found !== undefined) return found;
  if (tokens.size >= mostKnown) tokens.clear();
  const token = { term, role };
  tokens.set(term, token);
  return token;
}

export function fieldOf(term: string): SearchField {
  const letter = term[0];
  if (letter === "b" || letter === "m" || letter === "w") return letter;
  throw new TypeError(`Not an index term: ${term}`);
}
