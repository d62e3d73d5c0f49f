import type { StepResult } from "#protocol";
import type { Analyzer } from "../analyze.ts";

interface Measured {
  readonly steps: readonly Pick<StepResult, "step" | "execution_result">[];
}

/** A document's SimHash, where repetition_check ran, under whatever name. */
export function signatureOf(report: Measured, analyzer: Analyzer): string | null {
  const signature = repetitionOf(report, analyzer)?.signature;
  return typeof signature === "string" ? signature : null;
}

/** The earlier document of its run that a document was found to repeat. */
export function nearDuplicateOf(report: Measured, analyzer: Analyzer): string | null {
  const earlier = repetitionOf(report, analyzer)?.near_duplicate_of;
  return typeof earlier === "string" ? earlier : null;
}

function repetitionOf({ steps }: Measured, { asShipped }: Analyzer) {
  const isRepetition = (algorithm: string) => asShipped({ algorithm }).algorithm === "repetition_check";
  return steps.find(({ step }) => isRepetition(step.algorithm_name))?.execution_result;
}
