import type { Language, Plan } from "#protocol";
import type { Algorithm } from "../algorithms/algorithm.ts";
import { toPlan } from "./to-plan.ts";

/** The plan by rule: the algorithms in their configured order, each after the one before it. */
export function createPlan(algorithms: readonly Algorithm[], language: Language, now: Date): Plan {
  const steps = algorithms.map(({ name, description }, index) => ({
    step_id: index + 1,
    algorithm_name: name,
    description: description[language],
    depends_on: index === 0 ? [] : [index],
  }));
  return toPlan({ steps }, now);
}
