import type { OwnWeights } from "../../src/kernel/index.ts";
import type { StepCase } from "../../src/learning/read-cases.ts";
import { learnedRules } from "../../src/learning/rule/rules.ts";
import { furtherCases } from "../read-recipe.ts";
import { recipes } from "../recipes.ts";
import { foldsOf } from "./folds.ts";
import { type TrainRuleOptions, trainRule } from "./train-rule.ts";

/** For each case, the weights of the step's rules trained without the case's batch, as they would be shipped. */
export function trainLeftOut(
  step: string,
  cases: readonly StepCase[],
  options: TrainRuleOptions,
): (one: StepCase) => OwnWeights | undefined {
  const rules = learnedRules().filter(({ name }) => name === step || name.startsWith(`${step}/`));
  const folds = foldsOf(cases.map(({ batch }) => batch));
  const foldOf = new Map(cases.map((one, at) => [one, folds[at] ?? ""]));
  const trained = new Map<string, Uint8Array>();
  return (one) => {
    const fold = foldOf.get(one) ?? "";
    return (asked) => {
      const rule = rules.find(({ name }) => name === asked);
      const recipe = recipes[asked];
      if (rule === undefined || recipe === undefined) return undefined;
      const key = `${asked} ${fold}`;
      const others = cases.filter((_, other) => folds[other] !== fold);
      const bytes = trained.get(key) ?? trainRule(rule, recipe, [...others, ...furtherCases(recipe)], options);
      trained.set(key, bytes);
      return bytes;
    };
  };
}
