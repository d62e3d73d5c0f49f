import { readInPieces } from "#language";
import type { ConceptShare } from "./concept.ts";
import { prepareFormalTerms } from "./formal-terms.ts";
import { type ConceptExample, learnNearestExamples, type NearestExamples } from "./nearest-examples.ts";
import { allConcepts, conceptQuestions } from "./vocabulary.ts";

/** Shares below this are noise of far neighbours. */
const leastShare = 0.02;

const learned = readInPieces(learn);

/** Reads what questions are compared with and what texts write, in pieces: at once it would hold everybody up. */
export async function prepareConcepts(pause: () => Promise<void>): Promise<void> {
  await learned.prepare(pause);
  await prepareFormalTerms(pause);
}

/** The concepts that a question is about, the surest first. */
export function conceptsOf(question: string): ConceptShare[] {
  return learned
    .now()
    .sharesOf(question)
    .filter(({ share }) => share >= leastShare);
}

function* learn(): Generator<void, NearestExamples, void> {
  const examples = conceptExamples();
  yield;
  return yield* learnNearestExamples(examples);
}

/** Everything that questions are compared with. `without` leaves a batch out, so that it can be measured. */
export function conceptExamples(without?: string): ConceptExample[] {
  const asked = conceptQuestions().filter(({ batch }) => batch !== without);
  const phrases = allConcepts().flatMap(({ id, ko, formal, everyday }) =>
    [...everyday, ...formal, ko].map((text) => ({ text, concepts: [id] })),
  );
  return [...asked.map(({ question, concepts }) => ({ text: question, concepts })), ...phrases];
}
