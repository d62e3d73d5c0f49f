import type { OwnWeights } from "#kernel";
import { foldsOf } from "./folds.ts";
import type { StepCase } from "./read-cases.ts";
import { learnedRules } from "./rule/rules.ts";

/**
 * For each case, the weights of the step's rules trained without the case's batch. Nothing for a step whose rule is not
 * learned.
 */
export function trainLeftOut(step: string, cases: readonly StepCase[]): (one: StepCase) => OwnWeights | undefined {
  const rules = learnedRules().filter(({ name }) => name === step || name.startsWith(`${step}/`));
  if (rules.length === 0) return () => undefined;
  const folds = foldsOf(cases.map(({ batch }) => batch));
  const foldOf = new Map(cases.map((one, at) => [one, folds[at] ?? ""]));
  const trained = new Map<string, Uint8Array>();
  return (one) => {
    const fold = foldOf.get(one) ?? "";
    return (asked) => {
      const rule = rules.find(({ name }) => name === asked);
      if (rule === undefined) return undefined;
      const key = `${asked} ${fold}`;
      const known = trained.get(key);
      if (known !== undefined) return known;
      const others = cases.filter((_, other) => folds[other] !== fold);
      const bytes = rule.train(others, { calibrated: rule.needsProbabilities });
      trained.set(key, bytes);
      return bytes;
    };
  };
}
