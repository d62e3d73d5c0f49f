import { z } from "zod";
import { readAsset } from "#kernel";
import { finalOf, finals, initialLetters, isSyllable, syllableOf } from "#language";
import { createTrie } from "../../matching/trie.ts";
import { defineAlgorithm, type RawFinding } from "../algorithm.ts";
import { wordsOfCheck } from "../check-words.ts";
import { readWordList } from "../word-list.ts";
import words from "./words.json" with { type: "json" };

type Roughness = "strong" | "slur" | "rough";

/**
 * Stems in the form that folding leaves, a line for each kind; stems that are also everyday words stand there only in company,
 * or in the line of everyday words in which a stem hides: those are innocent.
 */
const [strong = [], slur = [], rough = [], innocentWords = []] = readAsset(
  "inspection/algorithms/profanity-check/words.txt",
)
  .split("\n")
  .map((line) => line.split(" ").slice(1));
const roughWords: Readonly<Record<Roughness, readonly string[]>> = { strong, slur, rough };

const messages: Readonly<Record<Roughness, { ko: string; en: string }>> = {
  strong: { ko: "욕설", en: "Profanity" },
  slur: { ko: "혐오·비하 표현", en: "Slur" },
  rough: { ko: "거친 표현", en: "Rough language" },
};

const { told, count } = wordsOfCheck(words);

/** Finds rough language, also where digits, marks or spaces try to hide it. */
export const profanityCheck = defineAlgorithm({
  ...told,
  result: z.object({
    count: count("count"),
    strong: count("strong"),
    slur: count("slur"),
    rough: count("rough"),
  }),
  settings: z.strictObject({
    /** Words of your own, treated like strong ones. */
    words: z.array(z.string().min(1).max(100)).default([]),
    /** One word a line; `#` begins a comment. */
    wordsFile: z.string().min(1).optional(),
    /** Words that must not be reported. */
    allow: z.array(z.string().min(1).max(100)).default([]),
  }),
  prepare({ words, wordsFile, allow }, { baseDirectory }) {
    const own = [...words, ...(wordsFile === undefined ? [] : readWordList(wordsFile, baseDirectory))];
    const allowed = new Set(allow.map((word) => foldLetters(word).text));
    const listed: { word: string; kind: Roughness }[] = [];
    for (const kind of ["strong", "slur", "rough"] as const) {
      for (const word of [...(kind === "strong" ? own : []), ...roughWords[kind]]) {
        const folded = foldLetters(word).text;
        if (folded !== "" && !allowed.has(folded)) listed.push({ word: folded, kind });
      }
    }
    const rough = createTrie(listed.map(({ word }) => word));
    const innocent = createTrie([...innocentWords, ...allow].map((word) => foldLetters(word).text));
    return {
      find({ text }) {
        const folded = foldLetters(text);
        // Where the longest innocent word that begins at or before a letter ends.
        const excusedTo = new Int32Array(folded.text.length);
        innocent.search(folded.text, (_word, at, length) => {
          excusedTo[at] = Math.max(excusedTo[at] ?? 0, at + length);
        });
        for (let at = 1; at < excusedTo.length; at += 1) {
          excusedTo[at] = Math.max(excusedTo[at] ?? 0, excusedTo[at - 1] ?? 0);
        }
        const findings: RawFinding[] = [];
        let covered = 0;
        rough.search(folded.text, (word, at, length) => {
          const kind = listed[word]?.kind ?? "rough";
          const isExcused = at + length <= (excusedTo[at] ?? 0);
          if (at < covered || isExcused || !standsAlone(folded, text, at, length)) return;
          covered = at + length;
          const offset = folded.offsets[at] ?? 0;
          const end = (folded.offsets[at + length - 1] ?? 0) + 1;
          findings.push({ kind, offset, length: end - offset, message: messages[kind] });
        });
        return findings;
      },
      measure(findings) {
        const count = (kind: Roughness) => findings.filter((finding) => finding.kind === kind).length;
        return { count: findings.length, strong: count("strong"), slur: count("slur"), rough: count("rough") };
      },
    };
  },
});

const isHangul = (code: number) => isSyllable(code) || (code >= 0x3131 && code <= 0x318e);
const isLatin = (code: number) => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
/** What may stand right before a curse in the same word: interjections, and what makes it stronger. */
const openers = "아어야와오이저그니너개존참진왜또막더";

/**
 * Whether the letters are one word in the original too: `다시 발견` holds none, `출시발표` holds none, `시 발` does. Spaces
 * inside count only where every piece stands by itself.
 */
function standsAlone({ offsets }: Folded, text: string, at: number, length: number): boolean {
  const first = offsets[at] ?? 0;
  const last = offsets[at + length - 1] ?? 0;
  const before = first > 0 ? text.charCodeAt(first - 1) : 32;
  const after = last + 1 < text.length ? text.charCodeAt(last + 1) : 32;
  const inside = text.slice(first, last + 1);
  if (inside.length > length * 4) return false;
  const isLatinWord = isLatin(text.charCodeAt(first));
  if (isLatinWord) return !isLatin(before) && !isLatin(after);
  if (/\s/.test(inside)) {
    return !isHangul(before) && !isHangul(after) && inside.split(/\s+/).every((piece) => piece.length === 1);
  }
  if (!isHangul(before)) return true;
  const beforeThat = first > 1 ? text.charCodeAt(first - 2) : 32;
  return openers.includes(String.fromCharCode(before)) && !isHangul(beforeThat);
}

/** A text with only its letters, and where in the original each of them stands. */
interface Folded {
  readonly text: string;
  readonly offsets: Int32Array;
}

const fullWidthA = 0xff21;

/**
 * Leaves the letters, so that `시1발`, `시.발` and `ㅅㅣㅂㅏㄹ` all read the same: small Latin letters, Hangul, and loose jamo
 * put together into syllables. What lay between them is judged afterwards, by the offsets.
 */
function foldLetters(text: string): Folded {
  const units = new Uint16Array(text.length);
  const offsets = new Int32Array(text.length + 1);
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = letterOf(text.charCodeAt(index));
    if (unit === 0) continue;
    const merged = length > 0 ? mergeJamo(units[length - 1] ?? 0, unit, text.charCodeAt(index + 1)) : 0;
    if (merged !== 0) units[length - 1] = merged;
    else {
      units[length] = unit;
      offsets[length] = index;
      length += 1;
    }
  }
  offsets[length] = text.length;
  return { text: stringOf(units, length), offsets };
}

function letterOf(code: number): number {
  if (code >= 97 && code <= 122) return code;
  if (code >= 65 && code <= 90) return code + 32;
  if (isSyllable(code)) return code;
  if (code >= 0x3131 && code <= 0x3163) return code;
  if (code >= fullWidthA && code < fullWidthA + 26) return code - fullWidthA + 97;
  return 0;
}

/** Puts a loose vowel to the loose consonant before it, and a loose final consonant to an open syllable. Zero: they stay apart. */
function mergeJamo(before: number, unit: number, next: number): number {
  const isVowel = unit >= 0x314f && unit <= 0x3163;
  if (isVowel) {
    const lead = initialLetters.indexOf(String.fromCharCode(before));
    return lead === -1 ? 0 : syllableOf(lead, unit - 0x314f);
  }
  const isOpen = isSyllable(before) && finalOf(before) === 0;
  const tail = finals.indexOf(String.fromCharCode(unit));
  const nextIsVowel = next >= 0x314f && next <= 0x3163;
  // ㅋ and ㅎ after a syllable are laughter, ㅅㅂ after one an insult of its own.
  if (!isOpen || tail <= 0 || nextIsVowel || (next >= 0x3131 && next <= 0x314e)) return 0;
  return unit === 0x3139 || unit === 0x3134 || unit === 0x3141 ? before + tail : 0;
}

function stringOf(units: Uint16Array, length: number): string {
  let text = "";
  for (let from = 0; from < length; from += 8192) {
    text += String.fromCharCode(...units.subarray(from, Math.min(length, from + 8192)));
  }
  return text;
}
