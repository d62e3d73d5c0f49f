import type { ToolSet } from "ai";
import type { CallStep, ChosenCall, ChosenCalls } from "../step.ts";
import type { Call } from "./execute-step.ts";
import { loadAiSdk } from "./load-ai-sdk.ts";
import { type ModelAnswer, usageOf } from "./model-answer.ts";

/** Asks a model to choose tools by function calling, of its own accord: none is a choice too. Nothing is run here. */
export async function askCalls<Input>(
  step: CallStep<Input>,
  input: Input,
  { prompt, model, signal }: Call,
): Promise<ModelAnswer<ChosenCalls>> {
  const { generateText, tool } = await loadAiSdk();
  const declared = step.tools(input);
  const tools: ToolSet = Object.fromEntries(
    declared.map(({ name, description, input: inputSchema }) => [name, tool({ description, inputSchema })]),
  );
  const result = await generateText({
    model: await model.model(),
    instructions: prompt.instructions,
    messages: [...prompt.messages],
    tools,
    toolChoice: "auto",
    abortSignal: signal,
    maxRetries: 0,
    ...(step.temperature === undefined ? {} : { temperature: step.temperature }),
  });
  const usage = usageOf(result.usage);
  const said = [result.text, ...result.toolCalls.map((call) => `${call.toolName}(${JSON.stringify(call.input)})`)].join(
    "\n",
  );
  const calls: ChosenCall[] = result.toolCalls.map((call) => ({ tool: call.toolName, arguments: call.input }));
  const taken = calls.slice(0, step.maxCalls);
  const problem = problemOf(taken, declared);
  if (problem !== null) return { fits: false, problem, said, usage };
  const output: ChosenCalls = { text: result.text, calls: taken, dropped: calls.slice(step.maxCalls) };
  const further = step.check?.(output, input) ?? null;
  return further === null ? { fits: true, output, usage } : { fits: false, problem: further, said, usage };
}

function problemOf(calls: readonly ChosenCall[], declared: ReturnType<CallStep<unknown>["tools"]>): string | null {
  for (const call of calls) {
    const known = declared.find(({ name }) => name === call.tool);
    if (known === undefined)
      return `there is no tool ${call.tool}; the tools are ${declared.map(({ name }) => name).join(", ")}`;
    const parsed = known.input.safeParse(call.arguments);
    if (!parsed.success) return `the arguments of ${call.tool} do not fit: ${parsed.error.message}`;
  }
  return null;
}
