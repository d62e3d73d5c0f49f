import type { OwnWeights } from "#kernel";
import { foldsOf } from "./folds.ts";
import type { StepCase } from "./read-cases.ts";
import { learnedRuleNamed } from "./rule/rules.ts";

/** For each case, the weights of a rule that was trained without the case's batch. Nothing for a rule not learned. */
export function trainLeftOut(name: string, cases: readonly StepCase[]): (at: number) => OwnWeights | undefined {
  const rule = learnedRuleNamed(name);
  if (rule === undefined) return () => undefined;
  const folds = foldsOf(cases.map(({ batch }) => batch));
  const trained = new Map<string, Uint8Array>();
  return (at) => {
    const fold = folds[at] ?? "";
    const bytes =
      trained.get(fold) ??
      rule.train(
        cases.filter((_, other) => folds[other] !== fold),
        { calibrated: false },
      );
    trained.set(fold, bytes);
    return (asked) => (asked === name ? bytes : undefined);
  };
}
