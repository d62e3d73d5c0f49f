import type { ContractOutline } from "#protocol";

export type OutlineWithoutReferences = Omit<ContractOutline, "references">;

/** A reference as a language's grammar reads it, before it is looked up. */
export interface FoundArticleReference {
  readonly start: number;
  readonly end: number;
  readonly to: string;
  readonly through: string | null;
  readonly law: string | null;
}
