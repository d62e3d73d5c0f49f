import type { PromptContext } from "#kernel";
import { checksFor } from "./learned.ts";
import type { PlanInput, PlanOutput } from "./schema.ts";

/** The checks that the goal's words ask for, in the order of the list, each after the one before it. */
export function planRule({ goal, available }: PlanInput, { weights }: PromptContext): PlanOutput {
  const asked = new Set(checksFor(goal, { weights }));
  const lowerGoal = goal.toLowerCase();
  const wanted = available.filter(({ name }) => asked.has(name) || lowerGoal.includes(name));
  return {
    steps: wanted.map(({ name, description }, index) => ({
      step_id: index + 1,
      algorithm_name: name,
      description,
      depends_on: index === 0 ? [] : [index],
    })),
  };
}
