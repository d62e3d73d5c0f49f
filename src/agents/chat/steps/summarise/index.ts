import { defineStep } from "#kernel";
import { figuresOfUser } from "./figures-of-user.ts";
import { summarisePrompt } from "./prompt.ts";
import { summariseRule } from "./rule.ts";
import { summariseInput, summariseOutput } from "./schema.ts";

/** The rolling summary of what the history no longer holds. */
export const summarise = defineStep({
  name: "chat.summarise",
  role: "summarise",
  input: summariseInput,
  output: summariseOutput,
  prompt: summarisePrompt,
  rule: summariseRule,
  check: ({ summary }, input) => {
    if (summary.trim() === "") return "the summary is empty";
    const lost = figuresOfUser(input).filter((figure) => !summary.includes(figure));
    return lost.length === 0 ? null : `it lost what the user told: ${lost.join(", ")}`;
  },
});
