import { z } from "zod";
import { defineLearnedTags } from "#learning";
import { checkWords } from "./vocabulary.ts";

const goalOnly = z.object({ goal: z.string() });
const chosen = z.object({ algorithms: z.array(z.string()) });

/** A check that is as probable as this is run: on goals that were left out, four of five that it takes are wanted. */
const leastProbability = 0.2;
/** How much a word that names a check counts, in the unit of features. */
const mentionWeight = 3;

const vocabulary = Object.entries(checkWords).map(([name, words]) => ({
  name,
  words: words.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim().replace(/\s+/g, "")])),
}));

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
    numbers: mentions(goal),
  }),
});

function mentions(goal: string): Record<string, number> {
  const named = checksMentioned(goal);
  return Object.fromEntries(vocabulary.map(({ name }) => [name, named.has(name) ? mentionWeight : 0]));
}

/** The shipped checks of which a goal has a word. */
export function checksMentioned(goal: string): Set<string> {
  const tight = goal.toLowerCase().replace(/\s+/g, "");
  const mentioned = vocabulary.filter(({ words }) => words.some((word) => tight.includes(word)));
  return new Set(mentioned.map(({ name }) => name));
}

/** The shipped checks that the words of a goal ask for, learned from how people say it; empty when none is. */
export function checksFor(goal: string, options: Parameters<typeof goalTags.tag>[1]): string[] {
  return goalTags
    .tag({ goal }, options)
    .filter(({ probability }) => probability >= leastProbability)
    .map(({ label }) => label);
}
