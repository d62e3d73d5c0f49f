/** One source's words, for asking whether a name occurs in it. */
export interface NameSource {
  readonly label: string | null;
  readonly words: ReadonlySet<string>;
  /** Letters and digits only, lower case: for phrases. */
  readonly flat: string;
  /** Who wrote it, where its text begins like a reference: Title. Names (year). */
  readonly authors: ReadonlySet<string>;
  readonly years: ReadonlySet<number>;
}

/** Every name that an answer may use: what occurs in the evidence or in the user's own words. */
export interface KnownNames {
  readonly sources: readonly NameSource[];
  hasWord(word: string): boolean;
  hasPhrase(phrase: string): boolean;
  hasYear(year: number): boolean;
  hasAuthor(word: string): boolean;
}

export function createKnownNames(
  evidence: readonly { readonly label: string; readonly text: string }[],
  user: string,
): KnownNames {
  const sources = evidence.map(({ label, text }) => sourceOf(label, `${label} ${text}`));
  sources.push(sourceOf(null, user));
  return {
    sources,
    hasWord: (word) => sources.some(({ words }) => words.has(word) || words.has(singular(word))),
    hasPhrase: (phrase) => {
      const flat = flatName(phrase);
      return flat !== "" && sources.some((source) => source.flat.includes(flat));
    },
    hasYear: (year) => sources.some(({ years }) => years.has(year)),
    hasAuthor: (word) => sources.some(({ authors }) => authors.has(word)),
  };
}

/** A name in the form it is looked up by. */
export function normalName(word: string): string {
  return word
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[’']s?$/u, "")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")
    .toLowerCase()
    .normalize("NFC");
}

export function flatName(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase()
    .normalize("NFC");
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : `${word}s`;
}

const wordShape = /[\p{L}\p{N}][\p{L}\p{N}\p{M}.&+’'-]*/gu;
const yearInBrackets = /\s?\((?:19|20)\d{2}[a-z]?\)/gu;
/** How far before its year a list of authors may begin. */
const maxBylineLength = 200;

function sourceOf(label: string | null, text: string): NameSource {
  const words = new Set<string>();
  for (const [raw] of text.matchAll(wordShape)) {
    const word = normalName(raw);
    words.add(word);
    for (const part of word.split(/[-.'’&+]/)) if (part.length > 1) words.add(part);
    const latin = /^[a-z0-9-]+(?=[가-힣])/u.exec(word)?.[0];
    if (latin !== undefined) words.add(latin);
  }
  const authors = new Set<string>();
  for (const { index } of text.matchAll(yearInBrackets)) {
    const before = text.slice(Math.max(0, index - maxBylineLength), index);
    const names = /(?:^|[.!?:)]\s)([^.!?:()]*(?:\b\p{Lu}\.[^.!?:()]*)*)$/u.exec(before)?.[1] ?? "";
    for (const [raw] of names.matchAll(wordShape)) authors.add(normalName(raw));
  }
  const years = new Set([...text.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)].map(([year]) => Number(year)));
  return { label, words, flat: flatName(text), authors, years };
}
