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
      return phrase[0]?.toLowerCase() === written[0] && distance(phrase.toLowerCase(), written, most) <= most;
    });
    const kinds = new Set(near.map(({ meanings }) => JSON.stringify(meanings)));
    return kinds.size === 1 ? (near[0]?.meanings ?? null) : null;
  };
}

/** How many letters are wrong, missing, too many or swapped. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  const rows = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 0; row <= a.length; row += 1)
    for (let column = 0; column <= b.length; column += 1) {
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      const value =
        row === 0 || column === 0
          ? row + column
          : Math.min(
              at(row - 1, column) + 1,
              at(row, column - 1) + 1,
              at(row - 1, column - 1) + same,
              isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
            );
      rows[row]?.splice(column, 1, value);
    }
  return at(a.length, b.length);
}
