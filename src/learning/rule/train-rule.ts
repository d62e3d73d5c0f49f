import { z } from "zod";
import { calibrate } from "../calibrate.ts";
import { compact, usedPlaces } from "../compact.ts";
import { emptyVector, vectorOf } from "../features/vector.ts";
import { foldsOf } from "../folds.ts";
import { seededRandom } from "../random.ts";
import { readCaseFiles, type StepCase } from "../read-cases.ts";
import { type Example, train } from "../train.ts";
import { packWeights } from "../weights.ts";
import type {
  FurtherCases,
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

function casesOf(further: FurtherCases): readonly StepCase[] {
  return typeof further === "string" ? readCaseFiles([further]) : further.cases();
}

/** Trains a decision: features, weights, the temperature of lines left out, bytes. */
export function trainRule<Input>(
  definition: LearnedRuleDefinition<Input>,
  kind: LearnedRule["kind"],
  cases: readonly WeightedCase[],
  { calibrated = true }: TrainRuleOptions = {},
): Uint8Array {
  const known = labelledInputs(definition, [...cases, ...(definition.further ?? []).flatMap(casesOf)]);
  const varied = definition.vary?.(known, seededRandom(1)) ?? [];
  const labels = [...new Set(known.flatMap((one) => one.labels))].sort();
  const order = new Map(labels.map((label, at) => [label, at]));
  const vectors = [...known, ...varied].map(({ input }) => vectorOf(definition.features(input)));
  const used = usedPlaces(vectors.slice(0, known.length));
  const examples: Example[] = [...known, ...varied].map(({ labels: given, weight }, at) => ({
    vector: compact(vectors[at] ?? emptyVector, used),
    labels: given.flatMap((label) => order.get(label) ?? []),
    weight,
  }));
  const size = { rows: used.length, labels: labels.length };
  const options = { kind };
  const folds = foldsOf(known.map(({ batch }) => batch));
  const temperature = calibrated ? calibrate(examples.slice(0, known.length), folds, size, options) : 1;
  return packWeights(train(examples, size, options), used, { kind, labels, temperature });
}
