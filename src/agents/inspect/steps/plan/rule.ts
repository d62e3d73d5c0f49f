import type { PlanInput, PlanOutput } from "./schema.ts";

/** The configured order, each step after the one before it. */
export function planRule({ available, order }: PlanInput): PlanOutput {
  return {
    steps: order.map((name, index) => ({
      step_id: index + 1,
      algorithm_name: name,
      description: available.find((algorithm) => algorithm.name === name)?.description ?? name,
      depends_on: index === 0 ? [] : [index],
    })),
  };
}
