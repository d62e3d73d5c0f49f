import { type Reminded, relatedWords } from "#language/meaning";
import { lexiconWords } from "#search";
import type { SoughtWord } from "./word-cover.ts";

/** How much of what texts write about a question's words stands in a statement, 0 to 1. */
export interface Related {
  readonly own: number;
  /** In what stands above it. */
  readonly above: number;
  /** In either, for words that the statement holds in no other way. */
  readonly missing: number;
  /** Of the one association that is held best. */
  readonly best: number;
  /** For each word that is sought, in their order. */
  readonly byWord: readonly number[];
}

interface Placed {
  readonly text: string;
  readonly under: string;
}

/** A line that so little of a statement holds is not held. */
const leastHeld = 0.3;
const wellHeld = 0.6;
/** What a word counts that says nothing of what is looked for by itself, but may be part of a phrase. */
const ofNoMatter = 0.1;
/** What an association counts for a word that is held above the statement only. */
const aboveCounts = 0.7;

/** Compares a question with statements by associations; one that many of the statements hold tells little. */
export function createRelatedCover(question: string, sought: readonly SoughtWord[], statements: readonly Placed[]) {
  const { remindedBy, heldIn } = relatedWords();
  const words = [...new Set(lexiconWords(question.toLowerCase()))];
  const writtenAs = ({ written }: SoughtWord) => lexiconWords(written.toLowerCase())[0];
  const weights = words.map((word) =>
    Math.max(ofNoMatter, ...sought.filter((one) => writtenAs(one) === word).map(({ telling }) => telling)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const forms = new Map(words.map((word) => [word, word]));
  for (const one of sought) {
    const word = words.find((whole) => whole.endsWith(writtenAs(one) ?? whole));
    const form = one.kind === "verb" ? `${one.text}다` : one.text;
    if (word !== undefined && /[가-힣]/.test(form) && !forms.has(form)) forms.set(form, word);
  }
  const reminded = remindedBy([...forms.keys()]).map((one) => ({
    ...one,
    words: one.words.map((form) => forms.get(form) ?? form),
  }));
  const valuesIn = (textOf: (statement: Placed) => string) => {
    const lines = reminded.map((one) => ({ ...one, fits: fitsOf(one, statements.map(textOf)) }));
    const fitsByWord = words.map((word) => lines.flatMap(({ fits, words: by }) => (by.includes(word) ? [fits] : [])));
    return (at: number) => fitsByWord.map((ofWord) => ofWord.reduce((most, fits) => Math.max(most, fits[at] ?? 0), 0));
  };
  const [ownAt, aboveAt] = [valuesIn(({ text }) => text), valuesIn(({ under }) => under)];
  const shareOf = (values: readonly number[]) =>
    values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) / total;

  function fitsOf({ line, share }: Reminded, texts: readonly string[]): number[] {
    const held = texts.map((text) => (text === "" ? 0 : heldIn(text, line)));
    const holders = held.filter((value) => value >= wellHeld).length;
    const rarity = Math.max(0, Math.log((texts.length + 1) / (holders + 0.5))) / Math.log(texts.length + 1);
    return held.map((value) => (value < leastHeld ? 0 : (share * value) ** 2 * rarity));
  }

  const placeOf = sought.map((one) => words.indexOf(writtenAs(one) ?? ""));
  return (at: number, missing: readonly SoughtWord[]): Related => {
    const [own, above] = [ownAt(at), aboveAt(at)];
    const lacks = new Set(missing.map(writtenAs));
    return {
      own: shareOf(own),
      above: shareOf(above),
      missing: shareOf(own.map((value, of) => (lacks.has(words[of] ?? "") ? Math.max(value, above[of] ?? 0) : 0))),
      best: Math.max(0, ...own),
      byWord: placeOf.map((of) => Math.max(own[of] ?? 0, aboveCounts * (above[of] ?? 0))),
    };
  };
}
