import { KoreanVerbs } from "../lexicon/korean-verbs.ts";
import { englishKey, koreanKeys } from "../lexicon/word-key.ts";
import { remembered } from "../remembered.ts";

/** A line that a question brings to mind. */
export interface Reminded {
  readonly line: number;
  /** How much of one of the line's asked phrases the question holds, 0 to 1. */
  readonly share: number;
  /** The words of the question that do. */
  readonly words: readonly string[];
  /** What it is asked with is of another language than what is written. */
  readonly translates: boolean;
}

export interface RelatedWords {
  /** The lines one of whose asked phrases these words hold for a good part. */
  remindedBy(words: readonly string[]): Reminded[];
  /** How much of the line's best written phrase a text holds, 0 to 1. */
  heldIn(text: string, line: number): number;
  /** How many lines, translations aside, have the word among what is asked with, and among what is written. */
  sidesOf(key: string): { readonly asked: number; readonly written: number };
}

/** The words of a phrase, and what each is worth: rare ones more. */
interface Phrase {
  readonly keys: readonly string[];
  readonly worth: readonly number[];
}

/** A phrase less of which is held brings nothing to mind. */
const leastShare = 0.4;
/** Texts that are remembered: the statements of the documents of a conversation. */
const mostTexts = 12_000;
const fillers = new Set("the a an to be of my your i is it in on at for do with and or".split(" "));
const isHangul = (word: string) => /[가-힣]$/.test(word);

/** So many lines are read between two pauses. */
const linesAtOnce = 100;

const linesOf = (tables: readonly string[]) => tables.flatMap((table) => table.trim().split("\n"));

/**
 * Reads tables of "asked, asked -> written, written", an association a line; it takes long enough to be done in pieces.
 * Translations associate too, but do not tell whether a word is one of askers or of texts.
 */
export function* readRelatedWords(
  tables: readonly string[],
  translations: readonly string[] = [],
): Generator<void, RelatedWords, void> {
  const verbs = new KoreanVerbs();
  const lines: string[][][][] = [];
  const telling = linesOf(tables);
  for (const line of [...telling, ...linesOf(translations)]) {
    lines.push(line.split(" -> ").map((side) => side.split(",").map(phraseKeys)));
    if (lines.length % linesAtOnce === 0) yield;
  }
  const counts = new Map<string, number>();
  for (const [at, line] of lines.entries()) {
    for (const key of line.flat(2)) counts.set(key, (counts.get(key) ?? 0) + 1);
    if (at % linesAtOnce === 0) yield;
  }
  const phraseOf = (keys: readonly string[]): Phrase => ({
    keys,
    worth: keys.map((key) => Math.log((lines.length + 1) / (counts.get(key) ?? 1))),
  });
  const lettersOf = (phrases: readonly Phrase[]) => phrases.map(({ keys }) => keys.join("")).join(" ");
  const asked: Phrase[][] = [];
  const written: Phrase[][] = [];
  const isKorean = (phrases: readonly Phrase[] = []) =>
    phrases.some(({ keys }) => keys.some((key) => /[가-힣]/.test(key)));
  const letters: { readonly asked: string[]; readonly written: string[] } = { asked: [], written: [] };
  const linesAsked = new Map<string, Set<number>>();
  for (const [at, [askedWith = [], writtenOf = []]] of lines.entries()) {
    const [ask, write] = [askedWith.map(phraseOf), writtenOf.map(phraseOf)];
    asked.push(ask);
    written.push(write);
    if (at < telling.length) {
      letters.asked.push(lettersOf(ask));
      letters.written.push(lettersOf(write));
    }
    for (const key of askedWith.flat()) linesAsked.set(key, (linesAsked.get(key) ?? new Set()).add(at));
    if (at % linesAtOnce === 0) yield;
  }
  const sidesOf = remembered((key) => {
    // A noun may be part of a longer one here too.
    const isPart = /^[가-힣]{2,}$/.test(key);
    const count = (phrases: readonly (readonly Phrase[])[], joined: readonly string[]) =>
      isPart
        ? joined.filter((line) => line.includes(key)).length
        : phrases.slice(0, telling.length).filter((line) => line.some(({ keys }) => keys.includes(key))).length;
    return { asked: count(asked, letters.asked), written: count(written, letters.written) };
  });

  const keysIn = remembered((word): readonly string[] => {
    if (!isHangul(word)) return [englishKey(word)];
    const verb = verbs.find(word);
    return verb === null ? koreanKeys(word) : [...koreanKeys(word), `${verb}-`];
  });
  const readText = remembered((text): { keys: ReadonlySet<string>; letters: string } => {
    const words = text.toLowerCase().match(/[가-힣]+|[a-z][a-z'’]*|\d[\d.,]*/g) ?? [];
    return { keys: new Set(words.flatMap(keysIn)), letters: text.replace(/\s/g, "").toLowerCase() };
  }, mostTexts);

  return {
    remindedBy(words) {
      const wordOf = new Map(words.flatMap((word) => keysIn(word.toLowerCase()).map((key) => [key, word] as const)));
      const near = new Set([...wordOf.keys()].flatMap((key) => [...(linesAsked.get(key) ?? [])]));
      return [...near].flatMap((line) => {
        const { share, keys } = bestOf(asked[line] ?? [], (key) => wordOf.has(key));
        if (share < leastShare) return [];
        const translates = isKorean(asked[line]) !== isKorean(written[line]);
        return [{ line, share, words: keys.flatMap((key) => wordOf.get(key) ?? []), translates }];
      });
    },
    heldIn(text, line) {
      const { keys, letters } = readText(text);
      // A noun may be part of a longer one: 회비 is in 연회비.
      const holds = (key: string) => keys.has(key) || (/^[가-힣]{2,}$/.test(key) && letters.includes(key));
      return bestOf(written[line] ?? [], holds).share;
    },
    sidesOf,
  };

  function phraseKeys(phrase: string): string[] {
    const words = phrase.trim().toLowerCase().split(/\s+/);
    return words.filter((word) => !fillers.has(word)).map(ownKey);
  }

  /** The key of a word of the tables: verbs by their stem, nouns without their particle. */
  function ownKey(word: string): string {
    if (!isHangul(word)) return englishKey(word);
    const keys = koreanKeys(word);
    if (!word.endsWith("다")) return keys.at(-1) ?? word;
    return keys[0] === word && word.length > 1 ? `${verbs.add(word)}-` : (keys[0] ?? word);
  }
}

/** The phrase of which most is held, and which of its words are. */
function bestOf(phrases: readonly Phrase[], holds: (key: string) => boolean): { share: number; keys: string[] } {
  let best: { share: number; keys: string[] } = { share: 0, keys: [] };
  for (const { keys, worth } of phrases) {
    const held = keys.map(holds);
    const all = worth.reduce((sum, own) => sum + own, 0);
    const share = all === 0 ? 0 : worth.reduce((sum, own, at) => sum + (held[at] === true ? own : 0), 0) / all;
    if (share > best.share) best = { share, keys: keys.filter((_, at) => held[at]) };
  }
  return best;
}
