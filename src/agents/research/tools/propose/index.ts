import { defineTool } from "#kernel";
import { proposalSchema } from "#protocol";
import { propose } from "./declaration.ts";

/** Proposing is saying: there is nothing to fetch or compute. */
export const proposeTool = defineTool({
  ...propose,
  output: proposalSchema,
  summary: ({ choices }) => choices.map(({ label }) => label).join(" · "),
  run: (input) => input,
});
