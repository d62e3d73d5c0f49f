import { groundTurn, prepareEvidence, withStatements } from "#grounding";
import { type Run, runStep, type TextStep } from "#kernel";
import type { Citation, Source, Statement } from "#protocol";
import { createCitationFilter } from "./citation-filter.ts";
import { soundCitations } from "./sound-citations.ts";

export interface CitedAnswer {
  readonly text: string;
  readonly citations: readonly Citation[];
  readonly statements: readonly Statement[];
}

export interface CitedAnswerOptions {
  /** What may be cited, by number. */
  readonly sources: readonly Source[];
  /** What the answer may use without a number: the user's own words, results of tools such as the clock. */
  readonly known: string;
}

/**
 * Writes the answer of a turn, streamed whole. What each sentence stands on follows as data; a mark that leads nowhere
 * stays in the text, is marked as such and gets no citation.
 */
export async function writeCitedAnswer<Input>(
  step: TextStep<Input>,
  input: Input,
  run: Run,
  { sources, known }: CitedAnswerOptions,
): Promise<CitedAnswer> {
  if (sources.length > 0) run.show("sources", sources);
  const prepared = prepareEvidence(sources.map(evidenceOf), { user: known });
  const text = await runStep(step, input, run, {
    filter: () => withStatements(run, prepared, createCitationFilter(sources, { keepsUnresolved: true })),
  });
  const statements = await groundTurn(run, text, prepared, { step: step.name });
  const citations = soundCitations(text, statements, sources);
  if (citations.length > 0) run.show("citations", citations);
  return { text, citations, statements };
}

/** A source as it is cited: by its number, with its name, which an answer may use. */
function evidenceOf(source: Source, index: number) {
  const name = source.kind === "document" ? source.name : source.kind === "article" ? source.label : source.title;
  return { label: String(index + 1), text: `${name}\n${source.text}` };
}
