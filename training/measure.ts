import type { StepCase } from "../src/learning/read-cases.ts";
import type { LearnedRule } from "../src/learning/rule/learned-rule.ts";
import { trainLeftOut } from "./trainer/train-left-out.ts";
import type { TrainRuleOptions } from "./trainer/train-rule.ts";

/** A batch with fewer lines says little. */
const leastMeasured = 100;

/**
 * How often a rule is right on lines of authors that it has not learned from: of each in turn, or of the newest only.
 * Tags have no single answer to be right about; whoever uses them measures them.
 */
export function measure(
  rule: LearnedRule,
  cases: readonly StepCase[],
  { newest, ...options }: TrainRuleOptions & { readonly newest: boolean },
): string {
  const batches = Map.groupBy(cases, ({ batch = "" }) => batch);
  const last = [...batches].filter(([, lines]) => lines.length >= leastMeasured).map(([batch]) => batch);
  const measured = newest ? (batches.get(last.sort().at(-1) ?? "") ?? cases) : cases;
  const weightsFor = trainLeftOut(rule.name, cases, { ...options, calibrated: false });
  const answers = measured.flatMap((one) => {
    const answer = rule.answer(one, weightsFor(one));
    return answer === null ? [] : [{ ...answer, batch: one.batch ?? "" }];
  });
  const shareOf = (some: readonly { readonly right: boolean }[]) =>
    ((100 * some.filter(({ right }) => right).length) / some.length).toFixed(1);
  const byBatch = [...Map.groupBy(answers, ({ batch }) => batch)].map(
    ([batch, some]) => `${batch} ${shareOf(some)} of ${some.length}`,
  );
  const share = answers.length === 0 ? "-" : `${shareOf(answers)} % of ${answers.length}`;
  return `${rule.name.padEnd(34)} ${share}   (${byBatch.join(", ")})`;
}
