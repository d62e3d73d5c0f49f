import type { ConceptShare } from "./concept.ts";
import { type ConceptExample, createNearestExamples } from "./nearest-examples.ts";
import { allConcepts, conceptQuestions } from "./vocabulary.ts";

/** Shares below this are noise of far neighbours. */
const leastShare = 0.02;

let learned: ReturnType<typeof createNearestExamples> | undefined;

/** The concepts that a question is about, the surest first. */
export function conceptsOf(question: string): ConceptShare[] {
  learned ??= createNearestExamples(conceptExamples());
  return learned.sharesOf(question).filter(({ share }) => share >= leastShare);
}

/** Everything that questions are compared with. `without` leaves a batch out, so that it can be measured. */
export function conceptExamples(without?: string): ConceptExample[] {
  const asked = conceptQuestions().filter(({ batch }) => batch !== without);
  const phrases = allConcepts().flatMap(({ id, ko, formal, everyday }) =>
    [...everyday, ...formal, ko].map((text) => ({ text, concepts: [id] })),
  );
  return [...asked.map(({ question, concepts }) => ({ text: question, concepts })), ...phrases];
}
