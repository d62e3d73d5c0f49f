import { type CivilDate, dayNumber } from "../../calendar/civil-date.ts";
import type { DateReading } from "../date-reading.ts";
import { asksOfAnother } from "./another-thing.ts";
import { asksForTwo, saysAbout } from "./asked-words.ts";
import { candidateSigns, type Signs } from "./candidate-signs.ts";
import {
  type DayCandidate,
  type DoubtfulQuestion,
  daysOf,
  doubtOf,
  isCount,
  type RefusedQuestion,
  spanOf,
  type Told,
} from "./candidates.ts";
import { isFinal } from "./final-refusals.ts";
import { candidateWeights, surelyMeant } from "./judge-weights.ts";
import { asksOfUnsaidThing } from "./unsaid-thing.ts";

/**
 * What a question most likely asks for of which a part is not understood: it is read again with a part left out, each part in
 * turn, and what is read so is judged by what had to be left out. Null where none of it is likely enough.
 */
export function judgeDoubt(
  question: RefusedQuestion,
  today: CivilDate,
  read: (text: string) => readonly DateReading[],
): readonly Told[] | null {
  if (!mayBeLifted(question)) return null;
  const doubt = doubtOf(question, read);
  const [best] = rankedBy(candidateWeights, doubt, today);
  if (best === undefined || best.chance < surelyMeant) return null;
  const { readings, part } = best.candidate;
  const leftOut = question.text.slice(part.start, part.end);
  return readings.map((reading) => ({ ...reading, leftOut }));
}

/** Whether a word that was not understood may be all that keeps the grammar from a day. */
export const mayBeLifted = (question: RefusedQuestion) =>
  !question.refusals.some(isFinal) && !saysAbout(question.text) && !asksOfUnsaidThing(question);

/** The candidates that may be meant, with how likely each is, 0 to 1, likeliest first. */
export function rankedBy(weights: Signs, doubt: DoubtfulQuestion, today: CivilDate) {
  return doubt.candidates
    .filter((candidate) => mayAnswer(doubt, candidate))
    .map((candidate) => {
      const signs = candidateSigns(doubt, candidate, today);
      const score = Object.entries(signs).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, 0);
      return { candidate, signs, chance: 1 / (1 + Math.exp(-score)) };
    })
    .sort((a, b) => b.chance - a.chance);
}

/** Of two days that are asked for one is no answer, and a week or a month is none to who asks for a day. */
function mayAnswer(doubt: DoubtfulQuestion, candidate: DayCandidate): boolean {
  const { readings } = candidate;
  const asksForTwoDays = asksForTwo(doubt.text);
  const isRangeAsked = doubt.tokens.some((token) => token.kind === "ask" && token.asks === "range");
  const isPeriod = readings.some((reading) => reading.kind === "days" && lengthOf(spanOf(reading)) > daysOfWeekend);
  const isOneOfTwo = asksForTwoDays && daysOf(readings).length < 2 && !readings.some(isCount);
  return (!isPeriod || isRangeAsked || asksForTwoDays) && !isOneOfTwo && !asksOfAnother(doubt, candidate);
}

const daysOfWeekend = 2;
const lengthOf = ({ from, to }: ReturnType<typeof spanOf>) => dayNumber(to) - dayNumber(from) + 1;
