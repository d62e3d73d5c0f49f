import { readAsset } from "#kernel";
import type { SoughtWord } from "./word-cover.ts";

/** Words of a question that are not held. */
export interface LackedWords {
  /** By what would be told, nor by anything around it. */
  readonly untold: readonly string[];
  /** By the whole document, not even by another word. */
  readonly unknown: readonly string[];
}

/**
 * How much the lack of a word speaks for a document that is silent, for each run of the word's letters: 할부 and 와이파이
 * that stand nowhere were asked in vain, 할머니 was not. What lists of words cannot hold all of is learned from cases.
 */
export type LackBySound = ReadonlyMap<string, number>;
export interface LacksBySound {
  readonly untold: LackBySound;
  readonly unknown: LackBySound;
}

interface Told {
  readonly covers: Readonly<Record<"all", { readonly missing: readonly SoughtWord[] }>>;
}

export function lackedWords(words: readonly SoughtWord[], told: readonly Told[]): LackedWords {
  const named = words.filter(({ kind }) => kind !== "number");
  return {
    untold: named
      .filter((word) => told.every(({ covers }) => covers.all.missing.includes(word)))
      .map(({ text }) => text),
    unknown: named.filter(({ isLiteral, isMeant }) => !isLiteral && !isMeant).map(({ text }) => text),
  };
}

const [shortest, longest] = [2, 4];

/** Runs of 2 to 4 letters of a word, with its ends as `_`. */
export function soundsOf(word: string): readonly string[] {
  const whole = `_${word}_`;
  const sounds = new Set<string>();
  for (let length = shortest; length <= longest; length += 1)
    for (let from = 0; from + length <= whole.length; from += 1) sounds.add(whole.slice(from, from + length));
  return [...sounds];
}

/** What each sound of lacked words counts. A case that is told at length lacks many words: of those not told, more say less. */
export function countsOf(words: readonly string[], of: keyof LackedWords): { sound: string; count: number }[] {
  const among = of === "untold" ? Math.sqrt(words.length) : 1;
  return words.flatMap((word) => {
    const sounds = soundsOf(word);
    return sounds.map((sound) => ({ sound, count: 1 / Math.sqrt(sounds.length) / among }));
  });
}

/** How much what a question asks with and is not held speaks for a document that is silent: more is worse. */
export function lackSigns(lacked: LackedWords, bySound: LacksBySound): Record<"lack told" | "lack known", number> {
  const said = (of: keyof LackedWords) =>
    countsOf(lacked[of], of).reduce((sum, { sound, count }) => sum + count * (bySound[of].get(sound) ?? 0), 0);
  return { "lack told": said("untold"), "lack known": said("unknown") };
}

/** Weights are written as whole numbers of hundredths. */
const hundredth = 100;

/** As `npm run bench -- train-answers` wrote it: a sound a line, with what it says where it is not told and where it is not known. */
const shippedLines = readAsset("agents/chat/evidence/lacks-by-sound.txt")
  .trim()
  .split("\n")
  .map((line) => line.split(" "));
const shipped = (place: number): LackBySound =>
  new Map(shippedLines.map((line) => [line[0] ?? "", Number(line[place]) / hundredth]));
export const shippedLacksBySound: LacksBySound = { untold: shipped(1), unknown: shipped(2) };

export function lacksBySoundLines({ untold, unknown }: LacksBySound): string {
  const written = (weight = 0) => Math.round(weight * hundredth);
  return [...new Set([...untold.keys(), ...unknown.keys()])]
    .sort()
    .map((sound) => `${sound} ${written(untold.get(sound))} ${written(unknown.get(sound))}\n`)
    .join("");
}
