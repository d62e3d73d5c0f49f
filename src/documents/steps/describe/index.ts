import { defineStep } from "#kernel";
import { describePrompt } from "./prompt.ts";
import { describeRule } from "./rule.ts";
import { type DescribeInput, type DescribeOutput, describeInputSchema, describeOutputSchema } from "./schema.ts";

/** What a document is, in two sentences: an agent chooses by it whether to look inside. */
export const describe = defineStep<DescribeInput, DescribeOutput>({
  name: "documents.describe",
  role: "describe",
  input: describeInputSchema,
  output: describeOutputSchema,
  prompt: describePrompt,
  rule: describeRule,
});
