import { readAsset } from "#kernel";
import { kindsTold, toldKinds } from "./told-kinds.ts";

/**
 * What the sound of a question says of the kinds of things that its answer tells: for each run of letters, how much more
 * often than others of their documents the statements that answer such questions tell each kind.
 */
export type KindsBySound = ReadonlyMap<string, readonly number[]>;

const [shortest, longest] = [2, 4];

/** Runs of 2 to 4 letters of each word, with its ends as `_`, and pairs of English words: how a question sounds. */
export function soundsIn(question: string): ReadonlySet<string> {
  const text = question.normalize("NFKC").toLowerCase();
  const sounds = new Set<string>();
  for (const [word] of text.matchAll(/[가-힣]+|[a-z\d]+/g)) {
    const whole = `_${word}_`;
    for (let length = shortest; length <= longest; length += 1)
      for (let from = 0; from + length <= whole.length; from += 1) sounds.add(whole.slice(from, from + length));
  }
  const english = text.match(/[a-z]+/g) ?? [];
  for (const [at, word] of english.slice(1).entries()) sounds.add(`${english[at]}+${word}`);
  return sounds;
}

/** Compares the kinds that a question sounds like asking for with those that a text tells: more is better, 0 is usual. */
export function createKindMatch(question: string, bySound: KindsBySound): (text: string) => number {
  const known = [...soundsIn(question)].flatMap((sound) => {
    const weights = bySound.get(sound);
    return weights === undefined ? [] : [weights];
  });
  const scale = Math.sqrt(known.length) || 1;
  const asked = toldKinds.map((_, kind) => known.reduce((sum, weights) => sum + (weights[kind] ?? 0), 0) / scale);
  return (text) => kindsTold(text).reduce((sum, kind) => sum + (asked[kind] ?? 0), 0);
}

/** Weights are written as whole numbers of tenths. */
const tenth = 10;

/** As `npm run bench -- train-answers` wrote it: a sound a line, with a number for each kind. */
export const shippedKindsBySound: KindsBySound = new Map(
  readAsset("agents/chat/evidence/kinds-by-sound.txt")
    .trim()
    .split("\n")
    .map((line) => {
      const [sound = "", ...weights] = line.split(" ");
      return [sound, weights.map((weight) => Number(weight) / tenth)];
    }),
);

export const kindsBySoundLines = (bySound: KindsBySound): string =>
  [...bySound]
    .map(([sound, weights]) => `${sound} ${weights.map((weight) => Math.round(weight * tenth)).join(" ")}\n`)
    .join("");
