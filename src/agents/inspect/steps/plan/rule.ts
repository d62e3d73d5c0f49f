import type { PromptContext } from "#kernel";
import { checksFor, checksMentioned } from "./learned.ts";
import { withoutTitles } from "./own-titles.ts";
import type { AvailableCheck, PlanInput, PlanOutput } from "./schema.ts";

/** The checks that the goal's words ask for, in the order of the list, each after the one before it. */
export function planRule({ goal, available }: PlanInput, { weights }: PromptContext): PlanOutput {
  const { named, rest } = withoutTitles(goal, available);
  const learned = new Set(checksFor(rest, { weights }));
  // Of a goal whose check was named only scraps may be left, which sound like anything.
  const asked = named.size === 0 ? learned : learned.intersection(checksMentioned(rest));
  const lowerGoal = goal.toLowerCase();
  const unconfigured = new Set(available.flatMap(({ name, configured }) => (configured === false ? [name] : [])));
  // What somebody has set up himself stands for the shipped check that has nothing to look for.
  const replaced = new Set(
    available.flatMap(({ own }) => (own && asked.has(own.base) && unconfigured.has(own.base) ? [own.base] : [])),
  );
  const isWanted = ({ name, own }: AvailableCheck) => {
    if (named.has(name) || lowerGoal.includes(name)) return true;
    return own === undefined ? asked.has(name) && !replaced.has(name) : replaced.has(own.base);
  };
  return {
    steps: available.filter(isWanted).map(({ name, description }, index) => ({
      step_id: index + 1,
      algorithm_name: name,
      description,
      depends_on: index === 0 ? [] : [index],
    })),
  };
}
