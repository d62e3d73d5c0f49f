import { inLowerCase } from "../figures/in-lower-case.ts";
import { meaningAt } from "./concepts.ts";
import { verbOf } from "./lexicon/index.ts";
import type { NegationWord } from "./negation.ts";
import { type PartyHit, type PartyWords, partyAt } from "./parties.ts";

/** A meaning of the table, or a stem that is not in it (written "=stem"), at one word. */
export interface Placed {
  readonly concept: string;
  readonly sign: 1 | -1;
  readonly start: number;
  readonly end: number;
  /** The last word it covers. */
  readonly word: number;
  /** It was found as the stem of a verb. */
  readonly isStem: boolean;
  readonly isPolar: boolean;
}

export interface Placement {
  readonly placed: readonly Placed[];
  readonly partyOf: ReadonlyMap<number, PartyHit>;
  /** Words that a longer wording has used up. */
  readonly covered: ReadonlySet<number>;
}

/** Finds parties and meanings word by word. A word that is none of them stands for itself. */
export function place(
  text: string,
  words: readonly NegationWord[],
  parties: PartyWords,
  inQuantity: (word: NegationWord) => boolean,
  /** Whether the lexicon knows the word. */
  isListed: (word: number) => boolean,
): Placement {
  const partyOf = new Map<number, PartyHit>();
  const placed: Placed[] = [];
  const covered = new Set<number>();
  const lower = inLowerCase(text);
  let reach = 0;
  words.forEach((word, index) => {
    if (word.start < reach) {
      covered.add(index);
      return;
    }
    const party = partyAt(lower, word.start, parties);
    if (party !== null) {
      partyOf.set(index, party);
      reach = party.end;
      return;
    }
    const before = placed.length;
    for (const { offset, member } of word.form.beginnings) {
      const start = word.start + offset;
      if (start < reach) continue;
      const meaning = member ?? meaningAt(text, start);
      if (meaning === null) continue;
      reach = Math.min(start + meaning.text.length, text.length);
      const { concept, sign, isStem, isPolar } = meaning;
      placed.push({ concept, sign, start, end: reach, word: lastWord(words, reach, index), isStem, isPolar });
    }
    if (placed.length > before || inQuantity(word)) return;
    const { stem } = word.form;
    if (stem === null || (stem.length < 2 && !isListed(index))) return;
    const end = word.start + stem.length;
    const verb = verbOf(word.text);
    const concept = verb === null ? `=${stem}` : `=${verb}다`;
    placed.push({ concept, sign: 1, start: word.start, end, word: index, isStem: verb !== null, isPolar: false });
  });
  return { placed, partyOf, covered };
}

function lastWord(words: readonly NegationWord[], end: number, from: number): number {
  let index = from;
  while ((words[index + 1]?.start ?? Number.POSITIVE_INFINITY) < end) index++;
  return index;
}
