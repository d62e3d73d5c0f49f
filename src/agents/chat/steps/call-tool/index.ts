import { z } from "zod";
import { defineCallStep } from "#kernel";
import { callToolPrompt } from "./prompt.ts";
import { callToolRule } from "./rule.ts";
import { callToolInput } from "./schema.ts";

/** The input of a tool that was chosen, written after its schema. */
export const callTool = defineCallStep({
  name: "chat.call-tool",
  role: "select",
  input: callToolInput,
  tools: ({ tool: { name, description, schema } }) => [{ name, description, input: z.fromJSONSchema(schema) }],
  maxCalls: 1,
  prompt: callToolPrompt,
  rule: callToolRule,
  temperature: 0,
  check: ({ calls }, { tool }) => (calls.length === 1 ? null : `call ${tool.name} once`),
});
