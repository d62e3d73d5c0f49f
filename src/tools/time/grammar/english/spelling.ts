import { lettersApart } from "#language";
import type { DateEntry } from "../token.ts";

/** Shorter words are too often another word when one letter is changed: last and list, next and text. */
const shortestWord = 6;
/** From this length on, two letters may be wrong. */
const longWord = 8;

/** Words that are a letter away from a day and mean something else. */
const otherWords: ReadonlySet<string> = new Set([
  "eastern",
  "easterly",
  "sundry",
  "sundae",
  "sundown",
  "augusta",
  "friary",
]);

/** The meanings of words by what people meant to write: tomorow, wendesday, febuary. */
export function createSpelling(entries: readonly DateEntry[]): (word: string) => DateEntry["meanings"] | null {
  const known = entries.filter(({ phrase }) => /^[a-z]+$/i.test(phrase) && phrase.length >= shortestWord);
  return (word) => {
    const written = word.toLowerCase();
    if (!/^[a-z]+$/.test(written) || written.length < shortestWord - 1 || otherWords.has(written)) return null;
    const near = known.filter(({ phrase }) => {
      const most = phrase.length >= longWord ? 2 : 1;
      return phrase[0]?.toLowerCase() === written[0] && lettersApart(phrase.toLowerCase(), written, most) <= most;
    });
    const kinds = new Set(near.map(({ meanings }) => JSON.stringify(meanings)));
    return kinds.size === 1 ? (near[0]?.meanings ?? null) : null;
  };
}
