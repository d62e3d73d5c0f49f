import { allMatches } from "#language";
import { provisionLabel } from "../provision-label.ts";
import { createWordIndex, type WordIndex } from "./word-index.ts";

/** A source as it is read for names. */
interface NamedText {
  readonly label: string;
  readonly text: string;
}

/** One source's words, for asking whether a name occurs in it. */
export interface NameSource {
  readonly label: string | null;
  readonly words: ReadonlySet<string>;
  /** Letters and digits only, lower case: for phrases. */
  readonly flat: string;
  /** Who wrote it, where its text begins like a reference: Title. Names (year). */
  readonly authors: ReadonlySet<string>;
  readonly years: ReadonlySet<number>;
  /** The first letters of the names of several words that it has: cemnlp for Conference on Empirical Methods in Natural Language Processing. */
  readonly initials: () => string;
}

/** Every name that an answer may use: what occurs in the evidence or in the user's own words. */
export interface KnownNames {
  readonly sources: readonly NameSource[];
  /** Of a contract is told what it says and nothing that anybody knows. */
  readonly areProvisions: boolean;
  /** Who wrote any of them. */
  readonly authors: ReadonlySet<string>;
  /** The sources that share most words with a text, by their place. */
  about(text: string): number[];
  /** The sources that have a word that begins like this one, by their place. */
  sourcesOf(word: string): readonly number[];
  hasWord(word: string): boolean;
  hasPhrase(phrase: string): boolean;
  hasYear(year: number): boolean;
}

export function createKnownNames(evidence: readonly NamedText[], user: string): KnownNames {
  return createNamesReader(evidence, user).names();
}

/** Reads the names of many sources one by one. */
export interface NamesReader {
  /** Whether there is more to read. */
  readNext(): boolean;
  /** Reads what is left. */
  names(): KnownNames;
}

export function createNamesReader(evidence: readonly NamedText[], user: string): NamesReader {
  const sources: NameSource[] = [];
  const index = createWordIndex();
  let known: KnownNames | null = null;
  const readNext = () => {
    const next = evidence[sources.length];
    if (next === undefined) {
      if (sources.length === evidence.length) sources.push(sourceOf(null, user));
      return false;
    }
    const source = sourceOf(next.label, `${next.label} ${next.text}`);
    sources.push(source);
    index.add(source.words);
    return true;
  };
  return {
    readNext,
    names() {
      if (known === null) while (readNext());
      known ??= knownIn(sources, index);
      return known;
    },
  };
}

/** What all sources have together, so that a name is looked up once whatever their number. */
function knownIn(sources: readonly NameSource[], index: WordIndex): KnownNames {
  const words = new Set(sources.flatMap((source) => [...source.words]));
  const authors = new Set(sources.flatMap((source) => [...source.authors]));
  const years = new Set(sources.flatMap((source) => [...source.years]));
  // A phrase has letters and digits only and so never reaches over a line's end.
  const flats = sources.map(({ flat }) => flat).join("\n");
  return {
    sources,
    areProvisions: sources.some(({ label }) => label !== null && provisionLabel.test(label)),
    authors,
    about: (text) => index.about(text),
    sourcesOf: (word) => index.sourcesOf(word),
    hasWord: (word) => words.has(word) || words.has(singular(word)),
    hasPhrase: (phrase) => {
      const flat = flatName(phrase);
      return flat !== "" && flats.includes(flat);
    },
    hasYear: (year) => years.has(year),
  };
}

/** Letters beside ASCII and Hangul syllables may carry accents. */
const mayHaveAccents = /[^ -~\s가-힣’]/u;

function withoutAccents(text: string): string {
  return mayHaveAccents.test(text) ? text.normalize("NFKD").replace(/\p{M}/gu, "").normalize("NFC") : text;
}

/** Most words need nothing taken off. */
const isNormal = /^[a-z0-9가-힣]*$/u;

/** A name in the form it is looked up by. */
export function normalName(word: string): string {
  if (isNormal.test(word)) return word;
  return withoutAccents(word)
    .replace(/[’']s?$/u, "")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")
    .toLowerCase();
}

export function flatName(text: string): string {
  return withoutAccents(text)
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : `${word}s`;
}

const wordShape = /[\p{L}\p{N}][\p{L}\p{N}\p{M}.&+’'-]*/gu;
const isHangul = /^[가-힣]+$/u;
const shortYear = /(?<![\p{L}\d])['’‘](\d{2})(?!\d)/gu;
const yearInBrackets = /\s?\((?:19|20)\d{2}[a-z]?\)/gu;
/** How far before its year a list of authors may begin. */
const maxBylineLength = 200;

function sourceOf(label: string | null, text: string): NameSource {
  const words = new Set<string>();
  for (const [raw] of allMatches(text, wordShape)) {
    const word = normalName(raw);
    words.add(word);
    // 8mmHg: a unit without its figure.
    if (/^\d/u.test(word)) words.add(word.replace(/^[\d.,]+/u, ""));
    if (isHangul.test(word)) continue;
    for (const part of word.split(/[-.'’&+]/)) if (part.length > 1) words.add(part);
    const latin = /^[a-z0-9-]+(?=[가-힣])/u.exec(word)?.[0];
    if (latin !== undefined) words.add(latin);
  }
  const authors = new Set<string>();
  for (const { index } of allMatches(text, yearInBrackets)) {
    const before = text.slice(Math.max(0, index - maxBylineLength), index);
    const names = /(?:^|[.!?:)]\s)([^.!?:()]*(?:\b\p{Lu}\.[^.!?:()]*)*)$/u.exec(before)?.[1] ?? "";
    for (const [raw] of allMatches(names, wordShape)) authors.add(normalName(raw));
  }
  const years = new Set([...text.matchAll(/(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/g)].map(([year]) => Number(year)));
  // '22: the year of a source in what quotes it.
  for (const [, end] of allMatches(text, shortYear)) years.add(2000 + Number(end)).add(1900 + Number(end));
  return { label, words, flat: flatName(text), authors, years, initials: once(() => initialsIn(text)) };
}

function once<Value>(read: () => Value): () => Value {
  let known: { readonly value: Value } | null = null;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}

/** Words with a capital, one behind the other, but for what joins them. */
const capitalRun = /\p{Lu}[\p{L}’'-]+(?:,?\s(?:(?:of|in|on|for|the|and|to|&)\s)*\p{Lu}[\p{L}’'-]+)+/gu;

function initialsIn(text: string): string {
  return allMatches(text, capitalRun)
    .map(([run]) => (run.match(/(?<![\p{L}’'])\p{Lu}/gu) ?? []).join("").toLowerCase())
    .join(" ");
}
