import { z } from "zod";
import { readAsset } from "#kernel";
import { confidenceWeights } from "./answer-weights.ts";
import { type Tree, treesSay } from "./tree.ts";

/** What tells whether the best statement answers: the weights of a regression, and trees over the same signs. */
export interface ConfidenceModel {
  readonly weights: Readonly<Record<string, number>>;
  /** Features are counted in the order of the weights. */
  readonly trees: readonly Tree[];
}

const treeSchema: z.ZodType<Tree> = z.lazy(() =>
  z.union([z.number(), z.tuple([z.number(), z.number(), treeSchema, treeSchema])]),
);

/** As `npm run bench -- train-answers` wrote it. */
export const shippedConfidence: ConfidenceModel = {
  weights: confidenceWeights,
  trees: readAsset("agents/chat/evidence/answer-trees.jsonl")
    .trim()
    .split("\n")
    .map((line) => treeSchema.parse(JSON.parse(line))),
};

/**
 * How likely an answer is right by its signs, 0 to 1: the mean of what the regression and the trees say. A regression adds
 * signs up, trees see which of them go together; together they are right more often than either.
 */
export function confidenceBy({ weights, trees }: ConfidenceModel, signs: Readonly<Record<string, number>>): number {
  const names = Object.keys(weights);
  const added = names.reduce((sum, name) => sum + (weights[name] ?? 0) * (signs[name] ?? 0), 0);
  const together = treesSay(
    trees,
    names.map((name) => signs[name] ?? 0),
  );
  return (sigmoid(added) + sigmoid(together)) / 2;
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));
