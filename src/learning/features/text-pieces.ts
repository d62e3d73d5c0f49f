import { oneLine } from "#language";
import { feedHash, placeOf, startHash } from "./hash.ts";
import { toJamoCodes } from "./jamo.ts";

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
  const words = counted.match(/[\p{L}\p{N}]+/gu) ?? [];
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
    /[가-힣]/.test(text) ? "hangul" : "latin",
    ...(/[?？]\s*$/.test(text) ? ["asks"] : []),
    ...(/[?？]/.test(text) ? ["question-mark"] : []),
    ...(/[.!]\s*$/.test(text) ? ["full-stop"] : []),
    ...(/\d/.test(text) ? ["digit"] : []),
    ...(/[a-z]/.test(text) && /[가-힣]/.test(text) ? ["mixed"] : []),
    ...(/^\S+\s?[,.…!]/.test(text) ? ["lead-in"] : []),
  ];
}
