import type { ContractFact } from "#protocol";

/** What a question of a kind asks to see in its answer. */
export type FactKind = ContractFact["kind"];

/** A subject that contracts settle and people ask about, and how both sides word it. */
export interface Concept {
  readonly id: string;
  /** The words of a question that ask about it. */
  readonly asked: RegExp;
  /** The titles of articles that settle it. */
  readonly titled: RegExp;
  /** The words of a passage that settles it, whatever its title. */
  readonly worded: RegExp;
  readonly facts?: readonly FactKind[];
  /** Words of `asked` that many questions share: they count only when no other subject is asked about. */
  readonly vague?: RegExp;
}
