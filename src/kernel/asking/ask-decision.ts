import type { TextStreamPart, ToolSet } from "ai";
import { z } from "zod";
import { cutShort, type ResolvedModel } from "#models";
import { describeIssues, type JihwiError, type SchemaOf } from "#protocol";
import { usageOf } from "../limits.ts";
import { createYield } from "../runtime.ts";
import type { CallStep, ChosenCall, ChosenCalls, ObjectStep } from "../step.ts";
import { canBeLookedAt, defaultMaxCharacters, endWithin, hasWords, tooLong } from "./ask-text.ts";
import { type AiSdk, type Call, loadAiSdk, type ModelAnswer } from "./execute-step.ts";

/** Asks a model for one JSON object, through its native JSON-schema mode where it has one. */
export async function askObject<Input, Output>(
  step: ObjectStep<Input, Output>,
  input: Input,
  { prompt, model, signal }: Call,
): Promise<ModelAnswer<Output>> {
  const sdk = await loadAiSdk();
  const { generateText, NoObjectGeneratedError } = sdk;
  try {
    const result = await generateText({
      model: await model.model(),
      instructions: withSchema(prompt.instructions, step.output, model),
      messages: [...prompt.messages],
      output: outputOf(step, sdk),
      abortSignal: signal,
      maxRetries: 0,
      temperature: step.temperature,
    });
    return judge(step, input, result.output, result.text, usageOf(result.usage));
  } catch (thrown) {
    if (!NoObjectGeneratedError.isInstance(thrown)) throw thrown;
    return salvage(step, input, thrown.text ?? "", usageOf(thrown.usage));
  }
}

/** Making the SDK's description of an output costs half as much as a whole call: each step's is made once. */
const outputs = new WeakMap<object, unknown>();

function outputOf<Input, Output>(step: ObjectStep<Input, Output>, { Output }: AiSdk) {
  const make = () => Output.object({ schema: step.output, name: step.name.replace(/\W/g, "_") });
  // What is kept under a step was made for that very step.
  const made = (outputs.get(step) as ReturnType<typeof make> | undefined) ?? make();
  outputs.set(step, made);
  return made;
}

/** A model without a JSON-schema mode is shown the schema instead. */
function withSchema(instructions: string, schema: SchemaOf, model: ResolvedModel): string {
  if (model.capabilities.structured === "native") return instructions;
  return `${instructions}\n\nAnswer with one JSON object and nothing else. Its JSON Schema:\n${JSON.stringify(z.toJSONSchema(schema))}`;
}

function judge<Input, Output>(
  step: ObjectStep<Input, Output>,
  input: Input,
  output: Output,
  said: string,
  usage: ModelAnswer<Output>["usage"],
): ModelAnswer<Output> {
  const problem = step.check?.(output, input) ?? null;
  return problem === null ? { fits: true, output, usage } : { fits: false, problem, said, usage };
}

/** Models without a JSON mode like to wrap their object in prose or a code fence: what fits inside is taken. */
function salvage<Input, Output>(
  step: ObjectStep<Input, Output>,
  input: Input,
  said: string,
  usage: ModelAnswer<Output>["usage"],
): ModelAnswer<Output> {
  const inner = said.slice(said.indexOf("{"), said.lastIndexOf("}") + 1);
  try {
    const parsed = z.safeParse(step.output, JSON.parse(inner));
    if (parsed.success) return judge(step, input, parsed.data, said, usage);
    return { fits: false, problem: describeIssues(parsed.error).en, said, usage };
  } catch {
    return { fits: false, problem: "it is not a JSON object", said, usage };
  }
}

/** Receives the words that come before the calls, as they are written. */
export type WordSink = (delta: string) => void;

/**
 * Asks a model to choose tools by function calling, of its own accord: none is a choice too. Nothing is run here. The
 * answer is streamed where someone reads its words, and asked for whole elsewhere.
 */
export async function askCalls<Input>(
  step: CallStep<Input>,
  input: Input,
  { prompt, model, signal, alive, language }: Call,
  sink: WordSink | null = null,
): Promise<ModelAnswer<ChosenCalls>> {
  const { generateText, streamText, tool } = await loadAiSdk();
  const declared = step.tools(input);
  const tools: ToolSet = Object.fromEntries(
    declared.map(({ name, description, input: inputSchema }) => [
      name,
      tool({ description: description[language], inputSchema }),
    ]),
  );
  const enough = new AbortController();
  const asked = {
    model: await model.model(),
    instructions: prompt.instructions,
    messages: [...prompt.messages],
    tools,
    toolChoice: "auto" as const,
    abortSignal: AbortSignal.any([signal, enough.signal]),
    maxRetries: 0,
    temperature: step.temperature,
  };
  let partial: JihwiError | undefined;
  let unfit: string | null = null;
  const { checkWords: check } = step;
  const checkWords = check === undefined ? null : (text: string) => check(text, input);
  const answer = async () => {
    if (sink === null) return await generateText(asked);
    const streaming = streamText({ ...asked, onError() {} });
    const words = await readWords(streaming.stream, sink, alive, checkWords);
    if (words !== null) {
      enough.abort();
      if ("problem" in words) unfit = words.problem;
      else partial = tooLong(model.id, defaultMaxCharacters);
      return { text: words.text, toolCalls: [], usage: undefined, finishReason: undefined };
    }
    // One after the other: each is a promise from when it is asked for, and one that nobody awaits ends the process.
    return {
      text: await streaming.text,
      toolCalls: await streaming.toolCalls,
      usage: await streaming.usage,
      finishReason: await streaming.finishReason,
    };
  };
  const result = await answer();
  const usage = usageOf(result.usage);
  const said = [result.text, ...result.toolCalls.map((call) => `${call.toolName}(${JSON.stringify(call.input)})`)].join(
    "\n",
  );
  const calls: ChosenCall[] = result.toolCalls.map((call) => ({ tool: call.toolName, arguments: call.input }));
  const taken = calls.slice(0, step.maxCalls);
  const isCut = result.finishReason === "length" && calls.length === 0;
  if (unfit !== null) return { fits: false, problem: unfit, said, usage };
  const problem = isCut && sink === null ? "it was cut off by the length limit" : problemOf(taken, declared);
  const isAnswered = step.checkWords !== undefined && hasWords(result.text);
  if (problem !== null && isAnswered)
    return { fits: true, output: { text: result.text, calls: [], dropped: calls }, usage, partial };
  if (problem !== null) return { fits: false, problem, said, usage };
  const output: ChosenCalls = { text: result.text, calls: taken, dropped: calls.slice(step.maxCalls) };
  const further = step.check?.(output, input) ?? null;
  if (further !== null) return { fits: false, problem: further, said, usage };
  // Words that were read stay, as those of a text do.
  return { fits: true, output, usage, partial: isCut ? cutShort(model.id) : partial };
}

/**
 * Reads a stream to its end: its words go to the reader when their beginning was looked at, where anybody wants to, its calls are known when it is
 * over. A model that does not come to its end is left after a while, and what it has said until then is given back.
 */
async function readWords(
  stream: AsyncIterable<TextStreamPart<ToolSet>>,
  sink: WordSink,
  alive: () => void,
  problemIn: ((text: string) => string | null) | null,
): Promise<{ text: string } | { text: string; problem: string } | null> {
  const pause = createYield();
  let text = "";
  let shown = 0;
  const show = (end: number) => {
    sink(text.slice(shown, end));
    shown = end;
  };
  for await (const part of stream) {
    await pause();
    if (part.type === "error") throw part.error;
    if (part.type === "text-delta" || part.type === "reasoning-delta" || part.type === "tool-input-delta") alive();
    if (part.type !== "text-delta") continue;
    text += part.text;
    const isFull = text.length >= defaultMaxCharacters;
    if (problemIn !== null && shown === 0 && !isFull && !canBeLookedAt(text)) continue;
    const problem = shown === 0 ? (problemIn?.(text) ?? null) : null;
    if (problem !== null) return { text, problem };
    const end = endWithin(text, shown, defaultMaxCharacters);
    show(end);
    if (isFull) return { text: text.slice(0, end) };
  }
  if (shown > 0 || !hasWords(text)) return null;
  const problem = problemIn?.(text) ?? null;
  if (problem !== null) return { text, problem };
  show(text.length);
  return null;
}

function problemOf(calls: readonly ChosenCall[], declared: ReturnType<CallStep<unknown>["tools"]>): string | null {
  for (const call of calls) {
    const known = declared.find(({ name }) => name === call.tool);
    if (known === undefined)
      return `there is no tool ${call.tool}; the tools are ${declared.map(({ name }) => name).join(", ")}`;
    const parsed = z.safeParse(known.input, call.arguments);
    if (!parsed.success) return `the arguments of ${call.tool} do not fit: ${parsed.error.message}`;
  }
  return null;
}
