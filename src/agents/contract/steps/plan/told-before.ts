import type { AskedBefore } from "#contracts";
import { deniesAnswer } from "../../asking/denies-answer.ts";
import type { PlanInput, PlanSubject } from "./schema.ts";

const mark = /\[([^[\]\n]{1,48})\]/g;
const mostUnits = 8;
const longestQuestion = 200;

/** What a question that leans on the turn before it goes on from: what was asked, and the parts that the answer cites. */
export function toldBefore(previous: PlanInput["previous"], { parts }: PlanSubject): AskedBefore | null {
  if (previous === null) return null;
  // What was only the closest to something that is not there is not what the conversation is about.
  const marks = deniesAnswer(previous.answer) ? [] : [...previous.answer.matchAll(mark)].map(([, label = ""]) => label);
  const units = marks.flatMap(
    (label) => parts.find((part) => part.label === label || part.within.includes(label))?.label ?? [],
  );
  return { question: previous.question.slice(0, longestQuestion), units: [...new Set(units)].slice(0, mostUnits) };
}
