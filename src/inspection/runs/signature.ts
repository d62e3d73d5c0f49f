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

/** Whether a document was found to repeat an earlier one of its run. */
export function isRepeat(report: Measured, analyzer: Analyzer): boolean {
  return typeof repetitionOf(report, analyzer)?.near_duplicate_of === "string";
}

function repetitionOf({ steps }: Measured, { asShipped }: Analyzer) {
  const isRepetition = (algorithm: string) => asShipped({ algorithm }).algorithm === "repetition_check";
  return steps.find(({ step }) => isRepetition(step.algorithm_name))?.execution_result;
}
