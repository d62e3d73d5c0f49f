import type { Localized, Statement } from "#protocol";

/** What code found out about one sentence; its place is known to whoever cut the answer. */
export type Verdict = Omit<Statement, "start" | "end">;
export type VerdictEvidence = Statement["evidence"][number];

/** The checks that may object to a claim about evidence. */
export const checkNames = [
  "figures",
  "pairing",
  "transposed",
  "polarity",
  "parties",
  "modality",
  "bounds",
  "unlimited",
  "comparison",
  "anchor",
  "order",
  "sequence",
  "kind",
  "change",
  "part",
  "reason",
  "places",
  "per",
  "settled",
  "whose",
  "cap",
  "near-copy",
  "quote",
  "names",
  "mark",
  "exchanged",
  "wording",
] as const;
export type CheckName = (typeof checkNames)[number];

/** What one check has against a statement. */
export interface Objection {
  readonly status: "contradicts" | "unsupported" | "unknown-name";
  readonly check: CheckName;
  readonly reason: Localized;
  /** The words of the evidence that stand against it. */
  readonly against: VerdictEvidence | null;
}
