import type { Language, Plan } from "#protocol";
import type { Algorithm } from "../algorithms/algorithm.ts";

/** The plan by rule: the algorithms in their configured order, each after the one before it. */
export function createPlan(algorithms: readonly Algorithm[], language: Language, now: Date): Plan {
  const steps = algorithms.map((algorithm, index) => ({
    step_id: index + 1,
    algorithm_name: algorithm.name,
    description: algorithm.description[language],
    input_spec: { text: "original_input" },
    depends_on: index === 0 ? [] : [index],
  }));
  return { steps, metadata: { created_at: now.toISOString(), total_steps: steps.length } };
}
