import { z } from "zod";
import { calibrate } from "../calibrate.ts";
import { type TextCache, vectorOf } from "../features/vector.ts";
import { foldsOf } from "../folds.ts";
import { seededRandom } from "../random.ts";
import { readCaseFiles } from "../read-cases.ts";
import { train } from "../train.ts";
import { createTrainingSet } from "../training-set.ts";
import { usedPlaces } from "../used-places.ts";
import { packWeights } from "../weights.ts";
import type {
  LabelledInput,
  LearnedRule,
  LearnedRuleDefinition,
  TrainRuleOptions,
  WeightedCase,
} from "./learned-rule.ts";

/** The cases that a decision learns from, with their labels. */
export function labelledInputs<Input>(
  definition: LearnedRuleDefinition<Input>,
  cases: readonly WeightedCase[],
): LabelledInput<Input>[] {
  return cases.flatMap(({ input: given, expect, batch, weight }) => {
    const parsed = z.safeParse(definition.input, given);
    const labels = parsed.success ? definition.labels(expect, parsed.data) : null;
    return parsed.success && labels !== null ? [{ input: parsed.data, labels, batch, weight: weight ?? 1 }] : [];
  });
}

/** Trains a decision: features, weights, the temperature of lines left out, bytes. */
export function trainRule<Input>(
  definition: LearnedRuleDefinition<Input>,
  kind: LearnedRule["kind"],
  cases: readonly WeightedCase[],
  { calibrated = true }: TrainRuleOptions = {},
): Uint8Array {
  const weight = definition.furtherCountsAs ?? 1;
  const further = readCaseFiles(definition.further ?? []).map((one) => ({ ...one, weight }));
  const known = labelledInputs(definition, [...cases, ...further]);
  const varied = definition.vary?.(known, seededRandom(1)) ?? [];
  const labels = [...new Set(known.flatMap((one) => one.labels))].sort();
  const order = new Map(labels.map((label, at) => [label, at]));
  const cache: TextCache = new Map();
  const examples = [...known, ...varied].map(({ input, labels: given, weight }) => ({
    vector: vectorOf(definition.features(input), cache),
    labels: given.flatMap((label) => order.get(label) ?? []),
    weight,
  }));
  const own = examples.slice(0, known.length).map(({ vector }) => vector);
  const used = usedPlaces(own, definition.rareCountsMore ?? false);
  const set = createTrainingSet(examples, used);
  const size = { rows: used.used.length, labels: labels.length };
  const folds = foldsOf(known.map(({ batch }) => batch));
  const temperature = calibrated && definition.isWeighedFurther !== true ? calibrate(set, folds, size, { kind }) : 1;
  return packWeights(train(set, size, { kind }), used, { kind, labels, temperature });
}
