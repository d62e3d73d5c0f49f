import { z } from "zod";
import { type TextCache, vectorOf } from "../features/vector.ts";
import { unpackWeights } from "../weights.ts";
import type { LearnedRule, LearnedRuleDefinition, WeightedCase } from "./learned-rule.ts";
import { shippedWeights } from "./read-weights.ts";
import { type LabelledVector, teachRule } from "./teach-rule.ts";

/** How cases become what a decision learns from. */
export function learningOf<Input>(definition: LearnedRuleDefinition<Input>): Pick<LearnedRule, "read" | "teach"> {
  const read = (cases: readonly WeightedCase[], cache: TextCache = new Map()): LabelledVector[] =>
    cases.flatMap(({ input, expect, batch, weight }) => {
      const parsed = z.safeParse(definition.input, input);
      const labels = parsed.success ? definition.labels(expect, parsed.data) : null;
      if (!parsed.success || labels === null) return [];
      return [{ vector: vectorOf(definition.features(parsed.data), cache), labels, batch, weight: weight ?? 1 }];
    });
  return {
    read,
    teach(cases, from = shippedWeights(definition)) {
      return teachRule(from === null ? null : unpackWeights(from), read(cases));
    },
  };
}
