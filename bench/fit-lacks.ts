import {
  countsOf,
  type LackBySound,
  type LackedWords,
  type LacksBySound,
} from "../src/agents/chat/evidence/lacked-words.ts";
import { sigmoid } from "./fit-weights.ts";

/** A question, the words of it that are not held, and whether its document answers it. */
export interface LackExample {
  readonly lacked: LackedWords;
  readonly answerable: boolean;
}

/** A sound that fewer questions hold says nothing. */
const fewestQuestions = 3;
/** A sound that says less is not kept. */
const leastSaid = 0.03;
const rounds = 6;
const rate = 0.1;
const constantRate = 0.01;
/** How strongly weights are pulled towards nothing. */
const pull = 0.001;
const leastSteep = 1e-6;
/** Questions of an author follow each other: they are taken in strides, so that no author has the last word. */
const stride = 7919;

export const fitLacks = (examples: readonly LackExample[]): LacksBySound => ({
  untold: fitLack(examples, "untold"),
  unknown: fitLack(examples, "unknown"),
});

/** Logistic regression of whether a document is silent, by the sounds of words that are lacking. */
function fitLack(examples: readonly LackExample[], of: keyof LackedWords): LackBySound {
  const rows = examples
    .map(({ lacked, answerable }) => ({ counts: countsOf(lacked[of], of), isSilent: answerable ? 0 : 1 }))
    .filter(({ counts }) => counts.length > 0);
  const held = new Map<string, number>();
  for (const { counts } of rows)
    for (const sound of new Set(counts.map(({ sound }) => sound))) held.set(sound, (held.get(sound) ?? 0) + 1);
  const weights = new Map([...held].filter(([, count]) => count >= fewestQuestions).map(([sound]) => [sound, 0]));
  const steepness = new Map<string, number>();
  let constant = -1;
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < rows.length; turn += 1) {
      const row = rows[((turn + round) * stride) % rows.length];
      if (row === undefined) continue;
      const said = row.counts.reduce((sum, { sound, count }) => sum + count * (weights.get(sound) ?? 0), 0);
      const missed = sigmoid(constant + said) - row.isSilent;
      constant -= constantRate * missed;
      for (const { sound, count } of row.counts) {
        const weight = weights.get(sound);
        if (weight === undefined) continue;
        const slope = missed * count + pull * weight;
        const steep = (steepness.get(sound) ?? leastSteep) + slope * slope;
        steepness.set(sound, steep);
        weights.set(sound, weight - (rate * slope) / Math.sqrt(steep));
      }
    }
  return new Map([...weights].filter(([, weight]) => Math.abs(weight) >= leastSaid));
}
