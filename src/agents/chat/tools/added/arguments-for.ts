import { z } from "zod";
import { type AnyTool, runStep, type Turn } from "#kernel";
import type { ChatState } from "../../state.ts";
import { callTool } from "../../steps/call-tool/index.ts";

/** A tool's input for what is asked: as it was called, by its own code where it reads words, else by a model that is shown its schema. */
export async function argumentsFor(tool: AnyTool, state: ChatState, turn: Turn): Promise<unknown> {
  const { currentQuery: query, currentInput, question, toolResults } = state;
  if (currentInput !== null) return currentInput;
  if (tool.fromWords !== undefined) return tool.fromWords(query);
  const { name, description } = tool;
  const schema = z.record(z.string(), z.unknown()).parse(z.toJSONSchema(tool.input, { io: "input" }));
  const input = { question, query, tool: { name, description, schema }, toolResults };
  const { calls } = await runStep(callTool, input, turn);
  return calls[0]?.arguments ?? {};
}
