import { matterShare, relatedWords, remembered } from "#language/meaning";
import { type AskedWord, lexiconWords, meaningsIn, sensesByWord } from "#search";
import { tellingOf } from "./asking-terms.ts";
import type { MatchTerms } from "./match-terms.ts";

/** How much of what a question is about a text holds, 0 to 1: by its letters, and by other words for it. */
export interface Cover {
  readonly literal: number;
  readonly meant: number;
  /** The words that it holds in neither way. */
  readonly missing: readonly SoughtWord[];
}

/** A word of a question, and whether it stands anywhere in what was searched. */
export interface SoughtWord extends AskedWord {
  /** What it says of what is looked for, 0 to 1. */
  readonly telling: number;
  /** How much a text that answers should hold it, 0 to 1: a noun that texts write, not one of the asker's story. */
  readonly matter: number;
  readonly isLiteral: boolean;
  /** Another word for it stands there. */
  readonly isMeant: boolean;
}

export interface WordCover {
  readonly words: readonly SoughtWord[];
  coverOf(text: string): Cover;
}

interface Searched {
  readonly statements: readonly string[];
  /** Titles and headings: they hold words too, but say nothing by themselves. */
  readonly above: readonly string[];
  readonly termsOf: (text: string) => MatchTerms;
}

/** Texts that are remembered: the statements of the documents of a conversation. */
const mostTexts = 4_000;
const lettersOf = remembered((text) => text.replace(/\s/g, "").toLowerCase(), mostTexts);

/** A translation of which so much is held stands for the word. */
const wellTranslated = 0.9;

/** What stands for a word: groups of words that mean it, and lines that translate it. */
interface Meant {
  readonly meanings: readonly number[];
  readonly translations: readonly number[];
}

/** Nobody asks with more words; what comes after is a text that was pasted, and each noun takes a millisecond or two. */
const mostNouns = 100;

/** Compares the words of a question with texts, by letters and by the lexicon. Words that few statements hold count more. */
export function createWordCover(question: string, asked: readonly AskedWord[], searched: Searched): WordCover {
  const { statements, above, termsOf } = searched;
  const sensesAt = sensesByWord(question);
  const holds = (text: string, { term, text: stem, kind }: AskedWord) =>
    termsOf(text).all.has(term) || (kind === "noun" && /[가-힣]{2}/.test(stem) && lettersOf(text).includes(stem));
  const { heldIn } = relatedWords();
  const means = (text: string, { meanings, translations }: Meant) =>
    meanings.some((group) => meaningsIn(text).has(group)) ||
    translations.some((line) => heldIn(text, line) >= wellTranslated);

  const everything = [...statements, ...above];
  const words = asked.map((word, at) => {
    const senses = lexiconWords(word.written).flatMap((part) => sensesAt.get(part) ?? []);
    const meant = { meanings: senses.flatMap((sense) => sense.meanings), translations: translationsOf(word) };
    const isLiteral = everything.some((text) => holds(text, word));
    const isMeant = !isLiteral && everything.some((text) => means(text, meant));
    const telling = tellingOf(word.term);
    const holders = statements.filter((text) => holds(text, word)).length;
    return {
      ...word,
      telling,
      matter:
        word.kind === "noun" && at < mostNouns
          ? telling * matterShare(isKorean(word.text) ? word.text : word.written)
          : 0,
      isLiteral,
      isMeant,
      ...meant,
      weight: telling * Math.log((statements.length + 1) / (holders + 0.5)),
    };
  });
  const total = weightOf(words) || 1;
  return {
    words,
    coverOf(text) {
      const literal = words.filter((word) => holds(text, word));
      const meant = words.filter((word) => !literal.includes(word) && means(text, word));
      return {
        literal: weightOf(literal) / total,
        meant: weightOf(meant) / total,
        missing: words.filter((word) => !literal.includes(word) && !meant.includes(word)),
      };
    },
  };
}

/** The lines of related words that say a word in another language. */
function translationsOf({ text, written, kind }: AskedWord): number[] {
  const form = isKorean(text) ? (kind === "verb" ? `${text}다` : text) : written;
  return relatedWords()
    .remindedBy([form])
    .filter(({ translates, share }) => translates && share >= wellTranslated)
    .map(({ line }) => line);
}

const isKorean = (text: string) => /[가-힣]/.test(text);
const weightOf = (words: readonly { readonly weight: number }[]) => words.reduce((sum, { weight }) => sum + weight, 0);
