import { places as allPlaces, feedText, placeOf, startHash } from "./hash.ts";
import { textPieces } from "./text-pieces.ts";
import { wordPlaces } from "./word-pieces.ts";

/** What a decision is made from: texts, and what the step itself knows. Names keep them apart. */
export interface Features {
  readonly texts: Readonly<Record<string, string>>;
  /** Words that stand in no text, in their order. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
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

const flagHash = startHash("flag:");
const numberHash = startHash("number:");

/** What is known of texts that were read before, so that training reads a text once, however often it occurs. */
export type TextCache = Map<string, readonly WeighedGroup[]>;

interface WeighedGroup {
  readonly places: Uint32Array;
  /** What each of the places counts. */
  readonly value: number;
}

export function vectorOf(features: Features, cache?: TextCache): Vector {
  const texts = Object.entries(features.texts).map(([name, text]) => {
    const key = `${name}:${text}`;
    const groups = cache?.get(key) ?? textPieces(text, name).map(({ weight, places }) => weighed(weight, places));
    cache?.set(key, groups);
    return groups;
  });
  return addUp(texts.flat(), features);
}

function weighed(weight: number, given: readonly number[]): WeighedGroup {
  const places = distinctPlaces(given);
  return { places, value: places.length === 0 ? 0 : weight / Math.sqrt(places.length) };
}

/** Sums by place, and the group that last counted a place. Always zero between two calls. */
const sums = new Float32Array(allPlaces);
const lastGroup = new Uint32Array(allPlaces);
let group = 0;

function addUp(texts: readonly WeighedGroup[], { words = {}, flags, numbers }: Features): Vector {
  const groups = [...texts, ...Object.entries(words).map(([name, given]) => weighed(1, wordPlaces(given, name)))];
  const [alone] = groups;
  if (alone !== undefined && groups.length === 1 && flags === undefined && numbers === undefined)
    return { places: alone.places.toSorted(), values: new Float32Array(alone.places.length).fill(alone.value) };
  const touched: number[] = [];
  const add = (place: number, value: number) => {
    if (sums[place] === 0) touched.push(place);
    sums[place] = (sums[place] ?? 0) + value;
  };
  for (const { places, value } of groups) for (let at = 0; at < places.length; at += 1) add(places[at] ?? 0, value);
  for (const [name, flag] of Object.entries(flags ?? {})) {
    if (flag !== false) add(placeOf(feedText(flagHash, `${name}:${flag}`)), 1);
  }
  for (const [name, number] of Object.entries(numbers ?? {})) {
    if (number !== 0) add(placeOf(feedText(numberHash, name)), Math.max(-largest, Math.min(largest, number)));
  }
  const places = new Uint32Array(touched).sort();
  const values = new Float32Array(places.length);
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    values[at] = sums[place] ?? 0;
    sums[place] = 0;
  }
  return { places, values };
}

function distinctPlaces(places: readonly number[]): Uint32Array {
  group = (group + 1) >>> 0;
  const distinct: number[] = [];
  for (const place of places) {
    if (lastGroup[place] === group) continue;
    lastGroup[place] = group;
    distinct.push(place);
  }
  return new Uint32Array(distinct);
}
