import { feedHash, placeOf, startHash } from "./hash.ts";
import { type Codes, toJamoCodes } from "./jamo.ts";

/** A piece of a text: the place of its weight, and the characters it covers (none for what is about the whole text). */
export interface Piece {
  readonly place: number;
  readonly start: number;
  readonly end: number;
}

/** Pieces of one kind. Their values together have the length `weight`, however long the text is. */
export interface PieceGroup {
  readonly weight: number;
  readonly pieces: readonly Piece[];
}

export interface TextPieces {
  /** The text as its pieces count it. */
  readonly text: string;
  readonly groups: readonly PieceGroup[];
}

/** Of a longer text the beginning and the end count, half each. */
const longestText = 600;

/**
 * The pieces of a text that a learned rule weighs: runs of characters with and without spaces, runs of Hangul letters,
 * words, neighbouring words, how it begins and ends, and its shape. `name` keeps the texts of one input apart.
 */
export function textPieces(given: string, name: string): TextPieces {
  const text = shorten(given.normalize("NFC").replace(/\s+/g, " ").trim());
  const lower = text.toLowerCase();
  const counted = (lower.length === text.length ? lower : text).replace(/\d/g, "0");
  const words = [...counted.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  return {
    text,
    groups: [
      {
        weight: 1,
        pieces: runs(
          `${name}:c`,
          framed(counted, () => true),
          1,
          4,
        ),
      },
      { weight: 1, pieces: runs(`${name}:n`, framed(counted, isSpoken), 2, 4) },
      { weight: 1, pieces: runs(`${name}:j`, toJamoCodes(` ${counted} `), 3, 6, -1) },
      { weight: 1, pieces: words.map((word) => piece(`${name}:w:${word.text}`, word.start, word.end)) },
      { weight: 0.5, pieces: pairs(name, words) },
      { weight: 0.5, pieces: edges(name, words) },
      { weight: 1, pieces: shape(name, counted, words.length) },
    ],
  };
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function shorten(text: string): string {
  return text.length <= longestText ? text : `${text.slice(0, longestText / 2)} ${text.slice(-longestText / 2)}`;
}

function piece(feature: string, start: number, end: number): Piece {
  return { place: placeOf(startHash(feature)), start, end };
}

/** Every run of `shortest` to `longest` codes. `shift` is what the origins are off by. */
function runs(seed: string, { codes, origins }: Codes, shortest: number, longest: number, shift = 0): Piece[] {
  const found: Piece[] = [];
  const start = startHash(seed);
  for (let from = 0; from < codes.length; from += 1) {
    let hash = start;
    for (let length = 1; length <= longest && from + length <= codes.length; length += 1) {
      const at = from + length - 1;
      hash = feedHash(hash, codes[at] ?? 0);
      if (length < shortest) continue;
      found.push({ place: placeOf(hash), start: (origins[from] ?? 0) + shift, end: (origins[at] ?? 0) + shift + 1 });
    }
  }
  return found;
}

/** The kept characters, between two marks that say where a text begins and ends. */
function framed(text: string, keep: (character: string) => boolean): Codes {
  const codes = [0x02];
  const origins = [0];
  for (let at = 0; at < text.length; at += 1) {
    if (!keep(text[at] ?? "")) continue;
    codes.push(text.charCodeAt(at));
    origins.push(at);
  }
  codes.push(0x03);
  origins.push(Math.max(0, text.length - 1));
  return { codes, origins };
}

function isSpoken(character: string): boolean {
  return /[\p{L}\p{N}?!]/u.test(character);
}

function pairs(name: string, words: readonly Word[]): Piece[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    return next === undefined ? [] : [piece(`${name}:p:${word.text} ${next.text}`, word.start, next.end)];
  });
}

/** The first word, and the last one by its endings: 알려줘, 인가요, 이야 say what kind of sentence it is. */
function edges(name: string, words: readonly Word[]): Piece[] {
  const first = words[0];
  const last = words.at(-1);
  if (first === undefined || last === undefined) return [];
  return [
    piece(`${name}:first:${first.text}`, first.start, first.end),
    piece(`${name}:opens:${first.text.slice(0, 2)}`, first.start, first.end),
    piece(`${name}:last:${last.text}`, last.start, last.end),
    ...[1, 2, 3].map((length) => piece(`${name}:ends:${last.text.slice(-length)}`, last.start, last.end)),
  ];
}

function shape(name: string, text: string, words: number): Piece[] {
  const facts = [
    `length:${Math.min(8, Math.floor(Math.log2(text.length + 1) * 1.5))}`,
    `words:${Math.min(6, words)}`,
    /[가-힣]/.test(text) ? "hangul" : "latin",
    ...(/[?？]\s*$/.test(text) ? ["asks"] : []),
    ...(/[?？]/.test(text) ? ["question-mark"] : []),
    ...(/[.!]\s*$/.test(text) ? ["full-stop"] : []),
    ...(/\d/.test(text) ? ["digit"] : []),
    ...(/[a-z]/.test(text) && /[가-힣]/.test(text) ? ["mixed"] : []),
    ...(/^\S+\s?[,.…!]/.test(text) ? ["lead-in"] : []),
  ];
  return facts.map((fact) => piece(`${name}:shape:${fact}`, 0, 0));
}
