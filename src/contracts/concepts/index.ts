import type { Concept } from "./concept.ts";
import { disputesConcepts } from "./disputes.ts";
import { dutiesConcepts } from "./duties.ts";
import { endingConcepts } from "./ending.ts";
import { moneyConcepts } from "./money.ts";
import { rightsConcepts } from "./rights.ts";

export type { Concept, FactKind } from "./concept.ts";

/** Every subject that rules know how to ask a contract about. */
export const concepts: readonly Concept[] = [
  ...endingConcepts,
  ...moneyConcepts,
  ...rightsConcepts,
  ...dutiesConcepts,
  ...disputesConcepts,
];

/** The subjects that a question asks about. */
export function conceptsIn(question: string): Concept[] {
  const asked = concepts.filter((concept) => concept.asked.test(question));
  const plain = asked.filter(
    ({ asked: words, vague }) => vague === undefined || words.test(question.replace(new RegExp(vague, "gi"), " ")),
  );
  return plain.length > 0 ? plain : asked;
}
