import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import { objectionsTo } from "../object.ts";
import type { CheckName, Objection } from "../statement.ts";
import { wordingObjection } from "./explain.ts";
import { signalsOf } from "./signals.ts";
import { markedFrom, weigh } from "./weigh.ts";
import type { DoubtWeights } from "./weights.ts";

export interface DoubtOptions {
  /** Checks that are left out, so that a test can show what each is good for. */
  readonly without?: ReadonlySet<CheckName> | undefined;
  /** Weights other than the ones that are shipped, such as those learned without a batch. */
  readonly weights?: DoubtWeights | undefined;
}

/** A claim of fewer words leaves its subject to a heading or the sentence before; what it leaves out tells nothing. */
const fewestWords = 3;

/**
 * What there is against a claim. A figure that the evidence does not have is enough; what the other checks object to, and
 * how the wording differs, is weighed together: the freer a claim is worded, the less a single difference tells.
 */
export function objectionTo(
  bare: string,
  units: readonly EvidenceUnit[],
  prepared: PreparedEvidence,
  { without, weights }: DoubtOptions = {},
): Objection | null {
  const objections = objectionsTo(bare, units, prepared, without);
  const figures = objections.find(({ check }) => check === "figures");
  if (figures !== undefined) return figures;
  const signals = signalsOf(bare, units, prepared, objections);
  const { probability, against } = weigh(signals, weights);
  if (probability < markedFrom || signals.closest === null) return null;
  const named = against.find(({ name }) => name.startsWith("check:"))?.name.slice("check:".length);
  const objection = objections.find(({ check }) => check === named);
  if (objection !== undefined) return objection;
  const tellsByWording = signals.closest.matches.length >= fewestWords && without?.has("wording") !== true;
  return tellsByWording ? wordingObjection(against, signals.closest) : null;
}
