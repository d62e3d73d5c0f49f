import { finalOf, hasDigit, hasHangul, initialOf, isSyllable, letterRunsOf, oneLine, vowelOf } from "#language";

/** The places of pieces of one kind. Their values together have the length `weight`, however long the text is. */
export interface PieceGroup {
  readonly weight: number;
  readonly places: readonly number[];
}

/** Of a longer text the beginning and the end count, half each. */
const longestText = 600;

/** A text as far as it counts. */
export function countedText(given: string): string {
  const text = oneLine(given.normalize("NFC"));
  return text.length <= longestText ? text : `${text.slice(0, longestText / 2)} ${text.slice(-longestText / 2)}`;
}

/**
 * The pieces of a text that a learned rule weighs: runs of characters with and without spaces, runs of Hangul letters,
 * words, neighbouring words, how it begins and ends, and its shape. `name` keeps the texts of one input apart.
 */
export function textPieces(given: string, name: string): PieceGroup[] {
  const text = countedText(given);
  const lower = text.toLowerCase();
  const counted = (lower.length === text.length ? lower : text).replace(/\d/g, "0");
  const words = letterRunsOf(counted);
  const named = (kind: string, pieces: readonly string[]) =>
    pieces.map((one) => placeOf(startHash(`${name}:${kind}${one}`)));
  return [
    { weight: 1, places: runs(`${name}:c`, framed(counted), 1, 4) },
    { weight: 1, places: runs(`${name}:n`, framed(counted.replace(/[^\p{L}\p{N}?!]/gu, "")), 2, 4) },
    { weight: 1, places: runs(`${name}:j`, toJamoCodes(` ${counted} `), 3, 6) },
    { weight: 1, places: named("w:", words) },
    {
      weight: 0.5,
      places: named(
        "p:",
        words.slice(1).map((word, at) => `${words[at]} ${word}`),
      ),
    },
    { weight: 0.5, places: named("", edges(words)) },
    { weight: 1, places: named("shape:", shape(counted, words.length)) },
  ];
}

/** Every run of `shortest` to `longest` codes. */
function runs(seed: string, codes: readonly number[], shortest: number, longest: number): number[] {
  const places: number[] = [];
  const start = startHash(seed);
  for (let from = 0; from < codes.length; from += 1) {
    let hash = start;
    for (let length = 1; length <= longest && from + length <= codes.length; length += 1) {
      hash = feedHash(hash, codes[from + length - 1] ?? 0);
      if (length >= shortest) places.push(placeOf(hash));
    }
  }
  return places;
}

/** A text's codes between two marks that say where it begins and ends. */
function framed(text: string): number[] {
  const codes = [0x02];
  for (let at = 0; at < text.length; at += 1) codes.push(text.charCodeAt(at));
  codes.push(0x03);
  return codes;
}

/** The first word, and the last one by its endings: 알려줘, 인가요, 이야 say what kind of sentence it is. */
function edges(words: readonly string[]): string[] {
  const first = words[0];
  const last = words.at(-1);
  if (first === undefined || last === undefined) return [];
  const endings = [1, 2, 3].map((length) => `ends:${last.slice(-length)}`);
  return [`first:${first}`, `opens:${first.slice(0, 2)}`, `last:${last}`, ...endings];
}

function shape(text: string, words: number): string[] {
  return [
    `length:${Math.min(8, Math.floor(Math.log2(text.length + 1) * 1.5))}`,
    `words:${Math.min(6, words)}`,
    hasHangul(text) ? "hangul" : "latin",
    ...(/[?？]\s*$/.test(text) ? ["asks"] : []),
    ...(/[?？]/.test(text) ? ["question-mark"] : []),
    ...(/[.!]\s*$/.test(text) ? ["full-stop"] : []),
    ...(hasDigit(text) ? ["digit"] : []),
    ...(/[a-z]/.test(text) && hasHangul(text) ? ["mixed"] : []),
    ...(/^\S+\s?[,.…!]/.test(text) ? ["lead-in"] : []),
  ];
}

/** Features are hashed into this many places; two that share a place share a weight, which is rare. */
export const places = 1 << 20;

const prime = 16777619;

/** FNV-1a, fed by one character code at a time, so that growing pieces of a text cost one step each. */
export function startHash(seed: string): number {
  let hash = 2166136261;
  for (let at = 0; at < seed.length; at += 1) hash = feedHash(hash, seed.charCodeAt(at));
  return hash;
}

function feedHash(hash: number, code: number): number {
  return Math.imul(hash ^ code, prime);
}

/** FNV's low bits are weak: they are mixed before they choose a place. */
export function placeOf(hash: number): number {
  let mixed = hash ^ (hash >>> 15);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % places;
}

/**
 * Hangul syllables taken apart into their letters, so that 갔어, 갈게 and 가요 share their stem. Leading consonants,
 * vowels and trailing consonants have codes of their own (the conjoining jamo).
 */
function toJamoCodes(text: string): number[] {
  const codes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (!isSyllable(code)) codes.push(code);
    else {
      codes.push(0x1100 + initialOf(code), 0x1161 + vowelOf(code));
      if (finalOf(code) !== 0) codes.push(0x11a7 + finalOf(code));
    }
  }
  return codes;
}
