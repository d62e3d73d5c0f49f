import { placeNames } from "../zones.ts";
import { clockPatterns } from "./clock-patterns.ts";
import { englishDateWords } from "./english/english-date-words.ts";
import { koreanWords } from "./korean/korean-words.ts";
import { numberPatterns } from "./numbers.ts";
import type { DateEntry, Meaning, PatternEntry } from "./token.ts";
import { lengthAt, writtenParts } from "./written-phrase.ts";

/** What the vocabulary finds at a place of a line. */
export interface VocabularyMatch {
  readonly length: number;
  readonly meanings: readonly Meaning[];
}

const patterns: readonly PatternEntry[] = [...clockPatterns, ...numberPatterns];
const words = byFirstLetter([...koreanWords, ...placeNames("ko"), ...englishDateWords, ...placeNames("en")]);

/** Every word and pattern that matches at a place, the longest first. */
export function matchesAt(line: string, at: number, depth: number): VocabularyMatch[] {
  const letter = (line[at] ?? "").toLowerCase();
  const found: VocabularyMatch[] = [];
  const isWordStart = depth === 0 || /[가-힣'’]/.test(letter);
  for (const { phrase, meanings } of (isWordStart && words.get(letter)) || []) {
    const length = lengthAt(line, at, phrase);
    if (length !== null) found.push({ length, meanings });
  }
  for (const { pattern, read } of patterns) {
    pattern.lastIndex = at;
    const match = pattern.exec(line);
    if (match !== null) found.push({ length: match[0].length, meanings: read(match) });
  }
  return found.sort((a, b) => b.length - a.length);
}

function byFirstLetter(entries: readonly DateEntry[]) {
  const written = entries.map(({ phrase, meanings }) => ({
    letter: (phrase[0] ?? "").toLowerCase(),
    meanings,
    phrase: writtenParts(phrase),
  }));
  return Map.groupBy(written, ({ letter }) => letter);
}
