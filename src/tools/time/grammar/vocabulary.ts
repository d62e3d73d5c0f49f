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
const words = byFirstLetters([...koreanWords, ...placeNames("ko"), ...englishDateWords, ...placeNames("en")]);

/** Every word and pattern that matches at a place, the longest first. */
export function matchesAt(line: string, at: number, depth: number): VocabularyMatch[] {
  const [letter, second] = [(line[at] ?? "").toLowerCase(), (line[at + 1] ?? "").toLowerCase()];
  const found: VocabularyMatch[] = [];
  const isWordStart = depth === 0 || /[가-힣'’]/.test(letter);
  const begun = isWordStart ? words.get(letter) : undefined;
  for (const { phrase, meanings } of begun?.goingOn.get(second) ?? begun?.ofOneLetter ?? []) {
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

/** The phrases that begin with a letter: by the one after it those that may stand there, in the order of the vocabulary. */
function byFirstLetters(entries: readonly DateEntry[]) {
  const written = entries.map(({ phrase, meanings }) => ({ meanings, phrase: writtenParts(phrase) }));
  const letterOf = ({ phrase }: (typeof written)[number], at: number) => (phrase.words[0]?.[at] ?? "").toLowerCase();
  const groups = Map.groupBy(written, (one) => letterOf(one, 0));
  return new Map(
    Array.from(groups, ([letter, group]) => {
      const ofOneLetter = group.filter((one) => letterOf(one, 1) === "");
      const goingOn = new Map(
        Array.from(new Set(group.map((one) => letterOf(one, 1))), (second) => [
          second,
          group.filter((one) => ["", second].includes(letterOf(one, 1))),
        ]),
      );
      return [letter, { ofOneLetter, goingOn }];
    }),
  );
}
