import type { OwnWeights } from "#kernel";
import { rememberedOf } from "#language/meaning";
import type { GroundingCase } from "../evaluation/grounding-case.ts";
import { addedWordsCase, addedWordsRule } from "./learned.ts";

/** Authors are left out in so many parts. */
const parts = 8;

/**
 * Weights of added words by author, learned without that author's claims: what they tell of claims that they were learned
 * from would be weighed too high.
 */
export const addedWordsLeftOut = rememberedOf((cases: readonly GroundingCase[]): ((batch: string) => OwnWeights) => {
  const batches = [...new Set(cases.map(({ batch }) => batch))].sort();
  const partOf = new Map(batches.map((batch, at) => [batch, at % parts]));
  const known = cases.filter(({ kind }) => kind !== "paper").flatMap((one) => addedWordsCase(one) ?? []);
  const trained = Array.from({ length: parts }, (_, part) =>
    addedWordsRule.train(known.filter(({ batch }) => partOf.get(batch ?? "") !== part)),
  );
  return (batch) => () => trained[partOf.get(batch) ?? 0];
});
