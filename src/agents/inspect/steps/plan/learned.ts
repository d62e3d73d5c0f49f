import { z } from "zod";
import { fieldsOf, shippedAlgorithms } from "#inspection";
import { withoutSpaces } from "#language";
import { defineLearnedTags } from "#learning";
import type { Localized } from "#protocol";

const goalOnly = z.object({ goal: z.string() });
const chosen = z.object({ algorithms: z.array(z.string()) });

/** A check that is as probable as this is run: on goals that were left out, four of five that it takes are wanted. */
const leastProbability = 0.2;

/** How much it counts that a goal calls a check, in the unit of features. */
const nameWeight = 3;

/** What each shipped check is called, and what its criteria call that which it looks for. */
const namesOfChecks = shippedAlgorithms.map(({ name, title, result }) => {
  const aliases = fieldsOf(result).flatMap((field) => field.aliases);
  const names = [title.ko, title.en, ...aliases].map((one) => tight(one)).filter((one) => one.length > 1);
  return { name, names: [...new Set(names)] };
});

function tight(words: string): string {
  return withoutSpaces(words.toLowerCase());
}

function called(goal: string): Record<string, number> {
  const within = tight(goal);
  return Object.fromEntries(
    namesOfChecks.map(({ name, names }) => [name, names.some((one) => within.includes(one)) ? nameWeight : 0]),
  );
}

const goalTags = defineLearnedTags<z.infer<typeof goalOnly>>({
  name: "inspect.plan",
  input: goalOnly,
  labels: (expect) => chosen.safeParse(expect).data?.algorithms ?? null,
  features: ({ goal }) => ({
    texts: { goal },
    flags: {
      quoted: /["'“‘「][^"'”’」]+["'”’」]/.test(goal),
      counted: /\d\s*(?:자|글자|단어|characters|words)/.test(goal),
    },
    numbers: called(goal),
  }),
});

/** The shipped checks that a goal calls by their titles, or that its words ask for as people say it; empty when none is. */
export function checksFor(
  goal: string,
  options: Parameters<typeof goalTags.tag>[1],
  probable = leastProbability,
): string[] {
  const tags = goalTags.tag({ goal }, options).filter(({ probability }) => probability >= probable);
  return [...new Set([...calledByTitle(goal), ...tags.map(({ label }) => label)])];
}

function calledByTitle(goal: string): string[] {
  const within = tight(goal);
  const isCalled = ({ ko, en }: Localized) => within.includes(tight(ko)) || within.includes(tight(en));
  return shippedAlgorithms.filter(({ title }) => isCalled(title)).map(({ name }) => name);
}
