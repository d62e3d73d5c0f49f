import { remembered } from "#language/meaning";
import { lexiconWords, meaningsIn, sensesByWord } from "#search";
import { contentWords } from "./content-words.ts";

/** A word of a question that may stand in a contract, by its letters or by another word for it. */
interface QuestionWord {
  readonly stem: string;
  readonly meanings: readonly number[];
}

/** How much of the words of a question a text holds, 0 to 1: by their letters, and by other words for them. */
export interface HeldWords {
  readonly literal: number;
  readonly meant: number;
}

/** The words of a question among the parts of a contract. */
export interface WordsInUnits {
  readonly count: number;
  /** Words that no part holds in any way: those that the lexicon has other words for, and those that it does not know. */
  readonly unknown: { readonly withSynonyms: number; readonly others: number };
  readonly heldIn: (text: string) => HeldWords;
}

const shortestStem = 2;
const lettersOf = remembered((text) => text.replace(/\s/g, "").toLowerCase(), 2_000);

/** Compares the words of a question with the parts of a contract, by letters and by the lexicon. Rare ones count more. */
export function questionWordsIn(question: string, texts: readonly string[]): WordsInUnits {
  const senses = sensesByWord(question);
  const words = lexiconWords(question)
    .map((written): QuestionWord => {
      const meanings = (senses.get(written) ?? []).flatMap((sense) => sense.meanings);
      return { stem: contentWords(written)[0] ?? "", meanings };
    })
    .filter(({ stem, meanings }) => stem !== "" || meanings.length > 0)
    .map((word) => ({ ...word, weight: rarityOf(texts.filter((text) => holds(text, word)).length, texts.length) }));
  const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const unknown = words.filter((word) => !texts.some((text) => holds(text, word)));
  const withSynonyms = unknown.filter(({ meanings }) => meanings.length > 0).length;
  return {
    count: words.length,
    unknown: { withSynonyms, others: unknown.length - withSynonyms },
    heldIn(text) {
      const held = { literal: 0, meant: 0 };
      for (const word of words)
        if (holdsLetters(text, word)) held.literal += word.weight / total;
        else if (means(text, word)) held.meant += word.weight / total;
      return held;
    },
  };
}

const rarityOf = (holders: number, all: number) => Math.log((all + 1) / (holders + 0.5));
const holds = (text: string, word: QuestionWord) => holdsLetters(text, word) || means(text, word);

function holdsLetters(text: string, { stem }: QuestionWord): boolean {
  return stem.length >= shortestStem && lettersOf(text).includes(stem);
}

function means(text: string, { meanings }: QuestionWord): boolean {
  return meanings.length > 0 && meanings.some((meaning) => meaningsIn(text).has(meaning));
}
