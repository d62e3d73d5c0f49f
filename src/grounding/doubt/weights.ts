/** What a signal weighs by itself, and what more the closer a claim follows the evidence's wording. */
export interface SignalWeight {
  readonly plain: number;
  readonly close: number;
}

export interface DoubtWeights {
  readonly bias: number;
  readonly signals: Readonly<Record<string, SignalWeight>>;
}

/**
 * What holds of a provision is mostly told in other words, what holds of a notice, a guide or a report often in nearly the
 * same: a difference does not tell the same of both.
 */
export interface WeightsBySource {
  readonly provisions: DoubtWeights;
  readonly documents: DoubtWeights;
}
