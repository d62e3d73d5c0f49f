import { defineStep } from "#kernel";
import { landscapePrompt } from "./prompt.ts";
import { landscapeRule } from "./rule.ts";
import { landscapeInput, landscapeOutput } from "./schema.ts";

/** What a field is about as a whole (how its clusters relate, what is large, new or missing), and what each cluster is called. */
export const landscape = defineStep({
  name: "research.landscape",
  role: "compose",
  input: landscapeInput,
  output: landscapeOutput,
  prompt: landscapePrompt,
  rule: landscapeRule,
  check: ({ names }, { clusters }) =>
    names.length >= clusters.length
      ? null
      : `give one name for each of the ${clusters.length} clusters, in their order`,
});
