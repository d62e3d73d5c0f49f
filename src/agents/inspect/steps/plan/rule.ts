import type { PromptContext } from "#kernel";
import { checksFor } from "./learned.ts";
import { withoutTitles } from "./own-titles.ts";
import type { AvailableCheck, PlanInput, PlanOutput } from "./schema.ts";

/** Of a goal whose check was named only scraps may be left, which sound like anything: a check must be plainly asked for. */
const plainlyAsked = 0.5;

/** The checks that the goal's words ask for, in the order of the list, each after the one before it. What is not covered no rule can tell. */
export function planRule({ goal, available }: PlanInput, { weights }: PromptContext): PlanOutput {
  const { named: byTitle, rest } = withoutTitles(goal, available);
  const lowerGoal = goal.toLowerCase();
  const byName = available.flatMap(({ name }) => (lowerGoal.includes(name) ? [name] : []));
  const named = new Set([...byTitle, ...byName]);
  const asked = new Set(checksFor(rest, { weights }, named.size === 0 ? undefined : plainlyAsked));
  const unconfigured = new Set(available.flatMap(({ name, configured }) => (configured === false ? [name] : [])));
  // What somebody has set up himself stands for the shipped check that has nothing to look for.
  const replaced = new Set(
    available.flatMap(({ own }) => (own && asked.has(own.base) && unconfigured.has(own.base) ? [own.base] : [])),
  );
  const isWanted = ({ name, own }: AvailableCheck) => {
    if (named.has(name)) return true;
    return own === undefined ? asked.has(name) && !replaced.has(name) : replaced.has(own.base);
  };
  const steps = available.filter(isWanted).map(({ name, description }, index) => ({
    step_id: index + 1,
    algorithm_name: name,
    description,
    depends_on: index === 0 ? [] : [index],
  }));
  return { steps, question: null, not_covered: [] };
}
