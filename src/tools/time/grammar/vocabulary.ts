import { placeNames } from "../zones.ts";
import { clockPatterns } from "./clock-patterns.ts";
import { englishDateWords } from "./english/english-date-words.ts";
import { koreanWords } from "./korean/korean-words.ts";
import { numberPatterns } from "./numbers.ts";
import type { DateEntry, Meaning, PatternEntry } from "./token.ts";

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
  for (const { pattern, meanings } of words.get(letter) ?? []) {
    pattern.lastIndex = at;
    const match = pattern.exec(line);
    if (match !== null && (depth === 0 || /[가-힣'’]/.test(letter))) found.push({ length: match[0].length, meanings });
  }
  for (const { pattern, read } of patterns) {
    pattern.lastIndex = at;
    const match = pattern.exec(line);
    if (match !== null) found.push({ length: match[0].length, meanings: read(match) });
  }
  return found.sort((a, b) => b.length - a.length);
}

function byFirstLetter(entries: readonly DateEntry[]) {
  const compiled = entries.map(({ phrase, meanings }) => ({
    letter: (phrase[0] ?? "").toLowerCase(),
    meanings,
    pattern: compile(phrase),
  }));
  return Map.groupBy(compiled, ({ letter }) => letter);
}

/** A space in an English phrase is one or more; an underscore in a Korean one may be none. A capital letter must be one. */
function compile(phrase: string): RegExp {
  const source = phrase
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("_", "\\s*")
    .replaceAll(" ", "\\s+");
  if (/^[A-Z]/.test(phrase)) return new RegExp(`${source}(?![a-z])`, "y");
  return /^[a-z']/.test(phrase) ? new RegExp(`${source}(?![a-z]|(?<=\\d)\\d)`, "iy") : new RegExp(source, "y");
}
