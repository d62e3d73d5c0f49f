import { matterShare, remembered } from "#language/meaning";
import { type AskedWord, conceptTermsOf, lexiconWords, meaningsIn, sensesByWord } from "#search";
import { wordTables } from "./words/index.ts";

/** More that is missing says no more. */
const mostMissing = 2;
const mostMatters = 3;
const shortestNoun = 2;
/** What the share of held words is where a question has none of the kind. */
const neither = 0.5;

interface Compared {
  /** All parts of the contract, the one that fits best, and those that would be told. */
  readonly whole: readonly string[];
  readonly best: readonly string[];
  readonly told: readonly string[];
}

/**
 * What tells that a question's matter is lacking, a number for each name. Sharing a word is not enough: a contract that
 * speaks of 급여 and nowhere of 수습 is silent on 수습 급여, while 후배 and "mugs" only tell who asks.
 */
export function matterSigns(question: string, asked: readonly AskedWord[], compared: Compared): Record<string, number> {
  const nouns = asked.filter(({ kind, text }) => kind === "noun" && text.length >= shortestNoun).slice(0, mostNouns);
  const verbs = asked.filter(({ kind }) => kind === "verb").slice(0, mostNouns);
  const holder = holderOf(question);
  const heldIn = (texts: readonly string[], word: AskedWord) =>
    texts.reduce((most, text) => (most === 1 ? most : Math.max(most, holder(text, word))), 0);
  const lacking = (texts: readonly string[]) =>
    nouns.map((word) => ({ lacks: 1 - heldIn(texts, word), matter: matterShare(wordOf(word)) }));
  const mattersIn = (lacked: ReturnType<typeof lacking>) => lacked.map(({ lacks, matter }) => lacks * matter);
  const [unknown, missing, untold] = [compared.whole, compared.best, compared.told].map(lacking);
  const meanHeld = (words: readonly AskedWord[]) =>
    words.length === 0 ? neither : sum(words.map((word) => heldIn(compared.best, word))) / words.length;
  return {
    unknownMatters: Math.min(mostMissing, sum(mattersIn(unknown ?? []))),
    unknownNouns: Math.min(mostMissing, sum((unknown ?? []).map(({ lacks }) => lacks))),
    mattersMissing: Math.min(mostMissing, sum(mattersIn(missing ?? []))),
    mattersUntold: Math.min(mostMissing, sum(mattersIn(untold ?? []))),
    mostUntold: Math.max(0, ...mattersIn(untold ?? [])),
    matters: Math.min(mostMatters, sum(nouns.map((word) => matterShare(wordOf(word))))),
    nounsHeld: meanHeld(nouns),
    verbsHeld: meanHeld(verbs),
  };
}

/** Nobody asks with more; what comes after is a text that was pasted. */
const mostNouns = 60;

const isKorean = (text: string) => /[가-힣]/.test(text);
const wordOf = ({ text, written }: AskedWord) => (isKorean(text) ? text : written);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Texts that are remembered: the parts of the contracts that are asked about, of which a large one has thousands. */
const mostTexts = 10_000;
const readText = remembered(
  (text): { letters: string; terms: ReadonlySet<string> } => ({
    letters: text.replace(/\s/g, "").toLowerCase(),
    terms: new Set(conceptTermsOf(text)),
  }),
  mostTexts,
);

/** How much a text holds a word of a question: by its letters, by another word for it, or by what is written about it. */
function holderOf(question: string): (text: string, word: AskedWord) => number {
  const senses = sensesByWord(question);
  const reminded = new Map<string, readonly ((text: string) => number)[]>();
  const writtenAbout = (own: string) => {
    const known = reminded.get(own);
    if (known !== undefined) return known;
    const found = wordTables().flatMap(({ remindedBy, heldIn }) =>
      remindedBy([own]).map(
        ({ line, share }) =>
          (text: string) =>
            share * heldIn(text, line),
      ),
    );
    reminded.set(own, found);
    return found;
  };
  return (text, word) => {
    const { letters, terms } = readText(text);
    const own = wordOf(word);
    if (isKorean(own) ? letters.includes(own) : conceptTermsOf(own).some((term) => terms.has(term))) return 1;
    const meanings = lexiconWords(word.written).flatMap((part) => senses.get(part) ?? []);
    if (meanings.some((sense) => sense.meanings.some((meaning) => meaningsIn(text).has(meaning)))) return 1;
    return writtenAbout(own).reduce((most, held) => Math.max(most, held(text)), 0);
  };
}
