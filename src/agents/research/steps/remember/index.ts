import { defineStep } from "#kernel";
import { rememberPrompt } from "./prompt.ts";
import { rememberInput, rememberOutput } from "./schema.ts";

/** What is worth remembering of a turn. It runs after the answer and delays nothing. */
export const remember = defineStep({
  name: "research.remember",
  role: "remember",
  input: rememberInput,
  output: rememberOutput,
  prompt: rememberPrompt,
  // A rule reads nothing out of a message: what was searched for is remembered without this step.
  rule: () => ({ nodes: [] }),
  temperature: 0,
});
