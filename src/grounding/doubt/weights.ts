/** What a signal weighs by itself, and what more the closer a claim follows the evidence's wording. */
export interface SignalWeight {
  readonly plain: number;
  readonly close: number;
}

export interface DoubtWeights {
  readonly bias: number;
  readonly signals: Readonly<Record<string, SignalWeight>>;
}
