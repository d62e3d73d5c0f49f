import { learnWeights, type WeighedExample } from "./learn-weights.ts";
import type { WeightsBySource } from "./weights.ts";

export interface SourcedExample extends WeighedExample {
  readonly isOfProvision: boolean;
  readonly kind: string;
  /** The author of the claim, by a letter that authors of other kinds may have too. */
  readonly batch: string;
}

/** What a claim about a provision counts where claims about documents are learned from. */
const provisionShare = 0.1;

/** Provisions learn from all claims alike; documents, where a difference tells less, hardly from claims about provisions. */
export function learnBySource(examples: readonly SourcedExample[]): WeightsBySource {
  return {
    provisions: learnWeights(examples),
    documents: learnWeights(
      examples.map((example) =>
        example.isOfProvision ? { ...example, weight: example.weight * provisionShare } : example,
      ),
    ),
  };
}
