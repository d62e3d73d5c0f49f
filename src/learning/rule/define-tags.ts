import type { OwnWeights } from "#kernel";
import { vectorOf } from "../features/vector.ts";
import { scoresOf, toProbabilities } from "../weights.ts";
import type { LearnedRule, LearnedRuleDefinition } from "./learned-rule.ts";
import { learningOf } from "./read-labelled.ts";
import { readWeights } from "./read-weights.ts";
import { registerRule } from "./rules.ts";

/** A label with the probability that it holds; several may hold at once. */
export interface Tag {
  readonly label: string;
  readonly probability: number;
}

export interface LearnedTags<Input> extends LearnedRule {
  /** Every label, the likeliest first. */
  readonly tag: (input: Input, options?: { readonly weights?: OwnWeights | undefined }) => Tag[];
}

/** Declares a decision for any number of labels at once, such as the concepts of a question, learned from cases. */
export function defineLearnedTags<Input>(definition: LearnedRuleDefinition<Input>): LearnedTags<Input> {
  const rule: LearnedTags<Input> = {
    name: definition.name,
    kind: "tags",
    title: { ko: definition.name, en: definition.name },
    values: {},
    valuesFor: () => [],
    labelOf: () => null,
    answer: () => null,
    ...learningOf(definition, "tags"),
    tag(input, { weights: own } = {}) {
      const weights = readWeights(rule, own);
      const probabilities = scoresOf(weights, vectorOf(definition.features(input)));
      toProbabilities(probabilities, weights);
      return weights.labels
        .map((label, at) => ({ label, probability: probabilities[at] ?? 0 }))
        .sort((a, b) => b.probability - a.probability);
    },
  };
  return registerRule(rule);
}
