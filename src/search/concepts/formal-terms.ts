import { readInPieces } from "#language";
import type { Concept, ConceptShare } from "./concept.ts";
import { conceptTermsOf } from "./terms-of.ts";
import { allConcepts } from "./vocabulary.ts";

/** A term that this many of a concept's phrases hold is a word of the concept itself. */
const enoughPhrases = 3;

interface FormalConcept {
  readonly id: string;
  readonly terms: ReadonlyMap<string, number>;
  readonly phrases: readonly string[];
}

/** So many concepts are read between two pauses. */
const conceptsAtOnce = 20;

const formal = readInPieces(function* () {
  const concepts = new Map<string, FormalConcept>();
  for (const concept of allConcepts()) {
    concepts.set(concept.id, formalOf(concept));
    if (concepts.size % conceptsAtOnce === 0) yield;
  }
  return concepts;
});

/** Reads the formal words of all concepts, in pieces. */
export const prepareFormalTerms = formal.prepare;

function formalOf({ id, ko, formal: phrases }: Concept): FormalConcept {
  const counts = new Map<string, number>();
  const all = [...phrases, ko];
  for (const phrase of all)
    for (const term of new Set(conceptTermsOf(phrase))) counts.set(term, (counts.get(term) ?? 0) + 1);
  const terms = new Map([...counts].map(([term, count]) => [term, Math.min(count, enoughPhrases) / enoughPhrases]));
  return { id, terms, phrases: [...new Set(all.map(squeeze))].filter((phrase) => phrase.length >= 2) };
}

/** The words that formal texts use for concepts, each weighed by the share of the concepts that use it. */
export function formalTerms(shares: readonly ConceptShare[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { id, share } of shares)
    for (const [term, weight] of formal.now().get(id)?.terms ?? [])
      weights.set(term, (weights.get(term) ?? 0) + share * weight);
  return weights;
}

/** A phrase in the title says more of a passage than one in its text. */
const titleWeight = 3;

/** The concepts that a passage settles by its formal phrases, the best worded first. `share` is a count here: more phrases, more sure. */
export function conceptsOfPassage({ title, text }: { readonly title: string; readonly text: string }): ConceptShare[] {
  const [inTitle, inText] = [squeeze(title), squeeze(text)];
  return [...formal.now().values()]
    .map(({ id, phrases }) => ({
      id,
      share: phrases.reduce(
        (sum, phrase) => sum + (inTitle.includes(phrase) ? titleWeight : 0) + (inText.includes(phrase) ? 1 : 0),
        0,
      ),
    }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1));
}

const squeeze = (text: string) => text.replace(/\s/g, "").toLowerCase();
