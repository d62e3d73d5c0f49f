/**
 * What the index counts. The first letter of a term is its field: `b` pairs of syllables, `m` Korean morphemes, `w` words
 * and numbers. A pair finds what the morpheme analysis does not know (names, spacing errors); a morpheme finds
 * what is written with other particles and endings.
 */
export type Field = "b" | "m" | "w";

/** What a token does in a sentence. A document counts every token alike; a query listens mostly to its content. */
export type Role = "content" | "grammar" | "question";

export interface Token {
  readonly term: string;
  readonly role: Role;
}

export function fieldOf(term: string): Field {
  const letter = term[0];
  if (letter === "b" || letter === "m" || letter === "w") return letter;
  throw new TypeError(`Not an index term: ${term}`);
}
