import { placeOf, startHash, textPieces } from "./text-pieces.ts";

/** What a decision is made from: texts, and what the step itself knows. Names keep them apart. */
export interface Features {
  readonly texts: Readonly<Record<string, string>>;
  /** True ones, and the values of words (`{ wish: "article" }`), count as present. */
  readonly flags?: Readonly<Record<string, boolean | string>>;
  /** Best between -3 and 3; what lies beyond is cut. */
  readonly numbers?: Readonly<Record<string, number>>;
}

export interface Vector {
  readonly places: Uint32Array;
  readonly values: Float32Array;
}

const largest = 3;

/** What is known of texts that were read before, so that training reads a text once, however often it occurs. */
export type TextCache = Map<string, readonly WeighedGroup[]>;

interface WeighedGroup {
  readonly places: ReadonlySet<number>;
  /** What each of the places counts. */
  readonly value: number;
}

export function vectorOf({ texts, flags = {}, numbers = {} }: Features, cache?: TextCache): Vector {
  const sums = new Map<number, number>();
  const add = (place: number, value: number) => sums.set(place, (sums.get(place) ?? 0) + value);
  for (const [name, text] of Object.entries(texts)) {
    const key = `${name}:${text}`;
    const groups = cache?.get(key) ?? weighedPieces(text, name);
    cache?.set(key, groups);
    for (const { places, value } of groups) for (const place of places) add(place, value);
  }
  for (const [name, flag] of Object.entries(flags))
    if (flag !== false) add(placeOf(startHash(`flag:${name}:${flag}`)), 1);
  for (const [name, number] of Object.entries(numbers))
    if (number !== 0) add(placeOf(startHash(`number:${name}`)), Math.max(-largest, Math.min(largest, number)));
  const places = Uint32Array.from(sums.keys()).sort();
  return { places, values: Float32Array.from(places, (place) => sums.get(place) ?? 0) };
}

function weighedPieces(text: string, name: string): WeighedGroup[] {
  return textPieces(text, name).map(({ weight, places: given }) => {
    const places = new Set(given);
    return { places, value: weight / Math.sqrt(places.size) };
  });
}
