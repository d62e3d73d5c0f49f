import { conceptAt } from "./concepts.ts";
import type { NegationWord } from "./negation.ts";
import { splitNoun, verbalNoun } from "./noun-forms.ts";
import { type PartyHit, type PartyWords, partyAt } from "./parties.ts";
import { remembered } from "./remembered.ts";
import { isStopWord } from "./stop-words.ts";

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
  let reach = 0;
  words.forEach((word, index) => {
    if (word.start < reach) {
      covered.add(index);
      return;
    }
    const party = partyAt(text, word.start, parties);
    if (party !== null) {
      partyOf.set(index, party);
      reach = party.end;
      return;
    }
    const before = placed.length;
    for (const at of offsetsOf(word)) {
      if (at < reach || (at > word.start && suffix.test(text.slice(at)))) continue;
      const hit = conceptAt(text, at);
      if (hit === null) continue;
      placed.push({ ...hit, word: lastWord(words, hit.end, index) });
      reach = hit.end;
    }
    if (placed.length > before || inQuantity(word)) return;
    const stem = stemOf(word.text);
    if (stem === "" || isStopWord(stem) || auxiliary.test(word.text)) return;
    if (stem.length < 2 && !isListed(index)) return;
    const end = word.start + stem.length;
    placed.push({ concept: `=${stem}`, sign: 1, start: word.start, end, word: index, isStem: false, isPolar: false });
  });
  return { placed, partyOf, covered };
}

/** Syllables that end a compound: 계약상의 holds no 상의. */
const suffix = /^[상적성화용별권자금일료비율액시]/u;

/** Where a meaning may begin in a word: at its start, and inside a compound noun such as 해지통지. */
function offsetsOf(word: NegationWord): number[] {
  if (!/^[가-힣]{4,}/u.test(word.text)) return [word.start];
  return [0, 2, 3, 4].filter((offset) => offset + 2 <= word.text.length).map((offset) => word.start + offset);
}

function lastWord(words: readonly NegationWord[], end: number, from: number): number {
  let index = from;
  while ((words[index + 1]?.start ?? Number.POSITIVE_INFINITY) < end) index++;
  return index;
}

const stemOf = remembered((word): string => {
  if (!/[가-힣]$/u.test(word)) return englishStem(word);
  const noun = verbalNoun(word);
  if (noun !== null) return noun;
  return splitNoun(word).stem;
});

/** Verbs that only say how another word is meant: 않습니다, 있어야, 하려면. */
const auxiliary = /^(?:않|있|없|됐|됩|되|돼|하려|해도|해야|했|합니|하면|말아|말고|마십|마세|못하|못합|못한|싶)/u;

function englishStem(word: string): string {
  const lower = word.toLowerCase().replace(/[’']s?$/u, "");
  return lower.length > 5 ? lower.replace(/(?:ing|ed|es|s|ly)$/u, "") : lower.replace(/(?<=\w{3})s$/u, "");
}
