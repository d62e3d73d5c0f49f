import { z } from "zod";
import { isSyllable, type Span, sentencesOf } from "#language";
import type { Localized } from "#protocol";
import { createClaimedPlaces } from "../../matching/claimed-places.ts";
import { isLetterUnit, lowerUnit, mixUnit } from "../../matching/letters.ts";
import { lineSentencesOf } from "../../matching/line-sentences.ts";
import { exactSignature, simhash } from "../../matching/simhash.ts";
import { defineAlgorithm, type RawFinding } from "../algorithm.ts";
import { wordsOfCheck } from "../check-words.ts";
import words from "./words.json" with { type: "json" };

const messages = {
  doubled_sentence: { ko: "바로 앞 문장과 같습니다", en: "Repeats the sentence before it" },
  repeated_sentence: { ko: "앞에 나온 문장과 같습니다", en: "Repeats an earlier sentence" },
  repeated_piece: { ko: "같은 말이 여덟 번 넘게 이어집니다", en: "The same words eight times or more in a row" },
} as const;

const { told, count, share, meta } = wordsOfCheck(words);

/** Finds sentences that repeat others and, in bulk, documents that nearly repeat others. */
export const repetitionCheck = defineAlgorithm({
  ...told,
  result: z.object({
    sentences: count("sentences"),
    repeated: count("repeated"),
    ratio: share("ratio"),
    /** Places where a piece shorter than a sentence comes eight times or more in a row. */
    pieces: count("pieces"),
    near_duplicate: z.boolean().meta(meta("near_duplicate")),
    /** In bulk: the earlier document that this one nearly repeats. */
    near_duplicate_of: z.string().nullable(),
    /** By what later documents are compared with it: a SimHash, or of a short one a hash that only its copies have; null when it is empty. */
    signature: z.string().nullable(),
  }),
  settings: z.strictObject({}),
  // The same words say something else in another place, as a proviso does; only its author knows.
  fix: {
    title: { ko: "겹친 문장 지우기", en: "Remove doubled sentences" },
    kinds: ["doubled_sentence"],
    replace: () => "",
  },
  prepare() {
    // `find` and `measure` see the same text one after the other.
    let last = { text: "", sentences: lineSentencesOf("") };
    const sentencesIn = (text: string) => {
      if (last.text !== text) last = { text, sentences: lineSentencesOf(text) };
      return last.sentences;
    };
    return {
      find({ text }) {
        const places = createClaimedPlaces(text.length);
        const repeated = repeatedSentences(text, sentencesIn(text));
        for (const { offset, length } of repeated) places.claim(offset, length);
        return [...repeated, ...repeatedPieces(text, places.claim).map(asFinding)];
      },
      measure(findings, { text }) {
        const sentences = sentencesIn(text).length;
        const pieces = findings.filter(({ kind }) => kind === "repeated_piece").length;
        const repeated = findings.length - pieces;
        return {
          sentences,
          repeated,
          ratio: sentences === 0 ? 0 : Math.round((repeated / sentences) * 1000) / 1000,
          pieces,
          // Of a text alone nobody knows; a run that has found an earlier one like it tells so in its report.
          near_duplicate: false,
          near_duplicate_of: null,
          signature: simhash(text) ?? exactSignature(text),
        };
      },
      // A text that came before breaks no rule by coming again: it is told, and criteria may make a verdict of it.
      said: ({ near_duplicate_of }) => (near_duplicate_of === null ? null : nearlyRepeats(near_duplicate_of)),
    };
  },
});

const asFinding = ({ offset, length }: { offset: number; length: number }): RawFinding => {
  return { kind: "repeated_piece", offset, length, message: messages.repeated_piece };
};

/** Shorter sentences repeat by chance. */
const fewestLetters = 10;

function repeatedSentences(text: string, sentences: readonly Span[]): RawFinding[] {
  let isWhole: ReturnType<typeof createWholeSentenceTest> | undefined;
  const hashes = sentences.map(({ start, end }) => lettersHash(text, start, end));
  const hashed = new Set<number>();
  const comingAgain = new Set(hashes.filter((hash) => hashed.size === hashed.add(hash).size));
  const said = new Set<string>();
  let before = { written: "", end: 0, isSaid: false };
  return sentences.flatMap((sentence, at): RawFinding[] => {
    const { start, end } = sentence;
    const written = text.slice(start, end);
    // Most sentences have letters of their own, and nothing more has to be known of them.
    const words = comingAgain.has(hashes[at] ?? 0) ? wordsOf(written) : "";
    const isSaid = words.length >= fewestLetters && said.has(words);
    const last = before;
    before = { written, end, isSaid };
    said.add(words);
    if (!isSaid) return [];
    const isDoubled = isSame(last.written, written) && text.slice(last.end, start).trim() === "";
    if (leansOnWhatIsBefore.test(written) && !isDoubled && !last.isSaid) return [];
    // What goes must be whole; what was said before may stand behind a line without a full stop, such as a title.
    isWhole ??= createWholeSentenceTest(text);
    const isMendable = isDoubled && endsWithMark.test(written) && isWhole(sentence);
    const kind = isMendable ? "doubled_sentence" : "repeated_sentence";
    return [{ kind, offset: start, length: end - start, message: messages[kind] }];
  });
}

const numberInList = /^\(?\d{1,3}(?:\.\d{1,3}){0,3}[.)][ \t]+/;

/** The letters and figures of a sentence: 1.5 is not 15, while an item's number says nothing of its own. */
function wordsOf(sentence: string): string {
  return sentence
    .replace(numberInList, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, "$1")
    .replace(/[^\p{L}\p{N}.]+|\.(?!\d)/gu, " ")
    .trim();
}

/**
 * A hash of the syllables and Latin letters that sentences of the same words have in common, however they are written: accents,
 * which may stand apart from their letters, figures, signs and blanks are left out.
 */
function lettersHash(text: string, start: number, end: number): number {
  let hash = 0;
  for (let at = start; at < end; at += 1) {
    const unit = lowerUnit(text.charCodeAt(at));
    if (isSyllable(unit) || (unit >= 97 && unit <= 122 && !isAccent(text.charCodeAt(at + 1))))
      hash = mixUnit(hash, unit);
  }
  return hash;
}

const isAccent = (unit: number) => unit >= 0x300 && unit <= 0x36f;

function nearlyRepeats(earlier: string): Localized {
  return { ko: `앞선 글(${earlier})과 거의 같음`, en: `nearly the same as an earlier text (${earlier})` };
}

/** A proviso, or a note in brackets: it speaks of the sentence before it, and repeats only what that one does too. */
const leansOnWhatIsBefore = new RegExp(
  [
    "^(?:다만|단\\s*,|그러나|하지만|이\\s?때|(?:이|그|이러한|그러한|이와\\s?같은|위의?)\\s?경우)",
    "^(?:however|provided|except|unless|notwithstanding|in\\s(?:such|that|this)\\s(?:a\\s)?(?:case|event))\\b",
    "^[<(〈\\[［【][^>)〉\\]］】]*[>)〉\\]］】]\\.?$",
  ].join("|"),
  "iu",
);

const endsWithMark = /[.!?…。！？]["'”’」』)\]】》〉*_]*$/u;

/** But for the width of blanks, and a full stop at the end. */
function isSame(one: string, other: string): boolean {
  const tight = (sentence: string) => sentence.replace(/\s+/g, " ").replace(/[.。]$/, "");
  return tight(one) === tight(other);
}

/** Whether words are whole sentences however the lines are read: a line that breaks off one is only a part of it. */
function createWholeSentenceTest(text: string): (span: Span) => boolean {
  const sentences = sentencesOf(text);
  const starts = new Set(sentences.map(({ start }) => start));
  const ends = new Set(sentences.map(({ end }) => end));
  return ({ start, end }) => starts.has(start) && ends.has(end);
}

/** A piece as long as this at most: longer ones are sentences, which are compared as such. */
const longestPiece = 40;
const fewestTimes = 8;

/** Where one and the same piece stands eight times or more in a row. Laughter, rows of figures and ruled lines are none. */
function repeatedPieces(
  text: string,
  isFree: (offset: number, length: number) => boolean,
): { offset: number; length: number }[] {
  const places: { offset: number; length: number }[] = [];
  for (let period = 2; period <= longestPiece && period * fewestTimes <= text.length; period += 1) {
    const isAsBefore = (at: number) => text.charCodeAt(at) === text.charCodeAt(at - period);
    // However it lies, a row of so many pieces holds one of these places: only from there its ends are looked for.
    const stride = period * (fewestTimes - 1);
    for (let at = stride; at < text.length; at += stride) {
      if (!isAsBefore(at)) continue;
      let start = at;
      let end = at + 1;
      while (start > period && isAsBefore(start - 1)) start -= 1;
      while (end < text.length && isAsBefore(end)) end += 1;
      const offset = start - period;
      const isRow = end - start >= stride && saysSomething(text, offset, period);
      if (isRow && isFree(offset, end - offset)) places.push({ offset, length: end - offset });
      at = Math.max(at, end - (end % stride));
    }
  }
  return places.sort((one, other) => one.offset - other.offset);
}

/** Whether a piece holds two different letters. */
function saysSomething(text: string, offset: number, period: number): boolean {
  let first = -1;
  for (let at = offset; at < offset + period; at += 1) {
    const unit = text.charCodeAt(at);
    if (!isLetterUnit(unit) || isDigit(unit) || isLoneJamo(unit)) continue;
    if (first === -1) first = unit;
    else if (unit !== first) return true;
  }
  return false;
}

const isDigit = (unit: number) => unit >= 48 && unit <= 57;
/** ㅋㅎ, ㅠㅜ. */
const isLoneJamo = (unit: number) => unit >= 0x3131 && unit <= 0x3163;
