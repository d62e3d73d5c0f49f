import { conceptsOf, conceptTermsOf, formalTerms } from "#search";
import type { FactKind } from "../facts/fact-kind.ts";
import { factsAskedFor } from "./asked-facts.ts";

/** A question as search sees it: its own words, the formal words of the concepts it is about, the facts it asks for. */
export interface AskedParts {
  readonly own: ReadonlyMap<string, number>;
  readonly formal: ReadonlyMap<string, number>;
  readonly facts: readonly FactKind[];
  /** The question itself, in lower case and without blanks, to look for words in. */
  readonly words: string;
}

export function readQuestion(question: string): AskedParts {
  return {
    own: new Map(conceptTermsOf(question).map((term) => [term, 1])),
    formal: formalTerms(conceptsOf(question)),
    facts: factsAskedFor(question),
    words: question.toLowerCase().replace(/\s/g, ""),
  };
}
