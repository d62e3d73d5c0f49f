import { shippedAlgorithms } from "#inspection";
import { withoutSpaces } from "#language";
import type { AvailableCheck, PlanInput, PlanOutput } from "./schema.ts";

/** The checks that the goal calls by their names or titles, in the order of the list, each after the one before it. What else it says takes reading. */
export function planRule({ goal, available }: PlanInput): PlanOutput {
  const called = calledIn(goal, available);
  const unconfigured = new Set(available.flatMap(({ name, configured }) => (configured === false ? [name] : [])));
  // What somebody has set up himself stands for the shipped check that has nothing to look for.
  const replaced = new Set(
    available.flatMap(({ own }) => (own && called.has(own.base) && unconfigured.has(own.base) ? [own.base] : [])),
  );
  const isWanted = ({ name, own }: AvailableCheck) =>
    (called.has(name) && !replaced.has(name)) || (own !== undefined && replaced.has(own.base));
  const steps = available.filter(isWanted).map(({ name, description }, index) => ({
    step_id: index + 1,
    algorithm_name: name,
    description,
    depends_on: index === 0 ? [] : [index],
  }));
  return { steps, question: null, not_covered: [] };
}

/** The checks whose names or titles stand in a goal, however they are spaced: a longer title may hold a shorter one, whose check it does not mean. */
function calledIn(goal: string, available: readonly AvailableCheck[]): ReadonlySet<string> {
  const titles = new Map(shippedAlgorithms.map(({ name, title }) => [name, [title.ko, title.en]]));
  const called = new Set<string>();
  let rest = goal;
  for (const { name, title } of available
    .flatMap(({ name, own }) =>
      [name, ...(own ? [own.title] : (titles.get(name) ?? []))].map((title) => ({ name, title })),
    )
    .sort((one, other) => other.title.length - one.title.length)) {
    const without = rest.replace(titlePattern(title), " ");
    if (without !== rest) called.add(name);
    rest = without;
  }
  return called;
}

function titlePattern(title: string): RegExp {
  const letters = [...withoutSpaces(title)].map((letter) => letter.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&"));
  return new RegExp(`(?<![0-9A-Za-z])${letters.join("\\s*")}(?![0-9A-Za-z])`, "gi");
}
