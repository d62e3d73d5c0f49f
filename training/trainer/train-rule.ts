import { seededRandom } from "../../src/kernel/index.ts";
import type { TextCache } from "../../src/learning/features/vector.ts";
import type { LearnedRule, WeightedCase } from "../../src/learning/rule/learned-rule.ts";
import { train } from "../../src/learning/train.ts";
import { createTrainingSet } from "../../src/learning/training-set.ts";
import { type Precision, packWeights } from "../../src/learning/weights.ts";
import type { Recipe } from "../recipes.ts";
import { calibrate } from "./calibrate.ts";
import { foldsOf } from "./folds.ts";
import { usedPlaces } from "./used-places.ts";

/** Measured in training/README.md. */
export const shippedPrecision: Precision = { entries: 300_000, steps: 7, quality: 11 };

export interface TrainRuleOptions {
  /** False where only the likeliest label is looked at: that takes a third of the time. */
  readonly calibrated?: boolean;
  readonly precision?: Precision;
}

/** Trains a decision: features, weights, the temperature of lines left out, bytes. The same cases give the same bytes. */
export function trainRule(
  rule: LearnedRule,
  { vary, rareCountsMore = false }: Recipe,
  cases: readonly WeightedCase[],
  { calibrated = true, precision = shippedPrecision }: TrainRuleOptions = {},
): Uint8Array {
  const cache: TextCache = new Map();
  const learned = cases.filter((one) => rule.read([one], cache).length > 0);
  const own = rule.read(learned, cache);
  const varied = rule.read(vary?.(learned, seededRandom(1)) ?? [], cache);
  const labels = [...new Set(own.flatMap((one) => one.labels))].sort();
  const order = new Map(labels.map((label, at) => [label, at]));
  const examples = [...own, ...varied].map(({ vector, labels: given, weight }) => ({
    vector,
    labels: given.flatMap((label) => order.get(label) ?? []),
    weight,
  }));
  const used = usedPlaces(
    own.map(({ vector }) => vector),
    rareCountsMore,
  );
  const set = createTrainingSet(examples, used);
  const size = { rows: used.used.length, labels: labels.length };
  const folds = foldsOf(own.map(({ batch }) => batch));
  const temperature = calibrated ? calibrate(set, folds, size) : 1;
  return packWeights(train(set, size), used, { labels, temperature }, precision);
}
