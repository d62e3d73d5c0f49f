import { addedWordsLeftOut } from "../added-words/left-out.ts";
import { learnBySource, type SourcedExample } from "../doubt/learn-by-source.ts";
import { evaluateGrounding } from "./evaluate-grounding.ts";
import type { GroundingCase } from "./grounding-case.ts";

/** What code alone reaches on claims that its weights were not learned from. */
export interface LeftOutRates {
  readonly kind: string;
  readonly batch: string;
  /** The share of false and invented claims that is marked, and of all others. */
  readonly caught: number;
  readonly alarms: number;
}

/** Measures each of these batches with weights learned from what all others teach. */
export function leaveBatchOut(
  cases: readonly GroundingCase[],
  examples: readonly SourcedExample[],
  batches: readonly string[],
): LeftOutRates[] {
  const wordsWithout = addedWordsLeftOut(cases);
  return batches.flatMap((batch) => {
    const weights = learnBySource(examples.filter((example) => example.batch !== batch));
    const left = Map.groupBy(
      cases.filter((one) => one.batch === batch),
      ({ kind }) => kind,
    );
    return [...left].map(([kind, own]) => {
      const { caught, missed, falseAlarms, passed } = evaluateGrounding(own, {
        weights,
        learnedWords: wordsWithout(batch),
      });
      return { kind, batch, caught: caught / (caught + missed), alarms: falseAlarms / (falseAlarms + passed) };
    });
  });
}
