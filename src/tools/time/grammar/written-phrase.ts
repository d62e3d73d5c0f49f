/**
 * A phrase of the vocabulary as it may be written: its words, and whether a space between two of them may be left out. They are
 * compared as they are: patterns of thousands of phrases would be compiled while the first question waits.
 */
export interface WrittenPhrase {
  readonly words: readonly string[];
  readonly mayJoin: readonly boolean[];
  /** Whether a letter may be small or capital, and whether a letter may follow: 며칠 wears endings, "mon" is no "month". */
  readonly isLoose: boolean;
  readonly endsWord: boolean;
}

/** A space in an English phrase is one or more; an underscore in a Korean one may be none. A capital letter must be one. */
export function writtenParts(phrase: string): WrittenPhrase {
  const isLoose = /^[a-z']/.test(phrase);
  return {
    words: (isLoose ? phrase.toLowerCase() : phrase).split(/[_ ]/),
    mayJoin: [...phrase.matchAll(/[_ ]/g)].map(([join]) => join === "_"),
    isLoose,
    endsWord: isLoose || /^[A-Z]/.test(phrase),
  };
}

/** How many letters of a line a phrase takes at a place; null where it does not stand there. */
export function lengthAt(
  line: string,
  at: number,
  { words, mayJoin, isLoose, endsWord }: WrittenPhrase,
): number | null {
  let end = at;
  for (const [index, word] of words.entries()) {
    if (index > 0) {
      const start = end;
      while (isSpace.test(line[end] ?? "")) end += 1;
      if (end === start && !mayJoin[index - 1]) return null;
    }
    const written = line.slice(end, end + word.length);
    if ((isLoose ? written.toLowerCase() : written) !== word) return null;
    end += word.length;
  }
  const [last = "", next = ""] = [line[end - 1], line[end]];
  if (endsWord && (isLoose ? anyLetter : smallLetter).test(next)) return null;
  // day 1 is no part of day 10
  return isLoose && figure.test(last) && figure.test(next) ? null : end - at;
}

const isSpace = /\s/;
const smallLetter = /[a-z]/;
const anyLetter = /[a-z]/i;
const figure = /\d/;
