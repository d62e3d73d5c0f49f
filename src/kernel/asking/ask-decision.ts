import type { TextStreamPart, ToolSet } from "ai";
import { z } from "zod";
import { cutShort, isRejected } from "#models";
import { describeIssues, type JihwiError, type SchemaOf } from "#protocol";
import { usageOf } from "../limits.ts";
import { createYield } from "../runtime.ts";
import type { AnyStep, CallStep, ChosenCall, ChosenCalls, ObjectStep } from "../step.ts";
import { canBeLookedAt, defaultMaxCharacters, endWithin, hasWords, tooLong } from "./ask-text.ts";
import { type AiSdk, type Call, loadAiSdk, type ModelAnswer, messagesOf } from "./execute-step.ts";

/**
 * Asks a model for one JSON object, through its native JSON-schema mode where it has one. A server that turns such a request
 * down is shown the schema instead, and from then on at once.
 */
export async function askObject<Input, Output>(
  step: ObjectStep<Input, Output>,
  input: Input,
  call: Call,
): Promise<ModelAnswer<Output>> {
  const { model } = call;
  if (model.capabilities.structured === "prompt") return await askInWords(step, input, call);
  try {
    return await askBySchema(step, input, call);
  } catch (thrown) {
    return await inOtherForm(
      thrown,
      () => askInWords(step, input, call),
      () => model.learn({ structured: "prompt" }),
    );
  }
}

/** A request that was turned down, in another form. What it was turned down for is told where that does not help. */
async function inOtherForm<Answer>(thrown: unknown, ask: () => Promise<Answer>, learn: () => void): Promise<Answer> {
  if (!isRejected(thrown)) throw thrown;
  const answer = await ask().catch(() => {
    throw thrown;
  });
  learn();
  return answer;
}

async function askBySchema<Input, Output>(
  step: ObjectStep<Input, Output>,
  input: Input,
  call: Call,
): Promise<ModelAnswer<Output>> {
  const sdk = await loadAiSdk();
  try {
    const result = await sdk.generateText({ ...(await asked(step, call)), output: outputOf(step, sdk) });
    return judge(step, input, result.output, result);
  } catch (thrown) {
    if (!sdk.NoObjectGeneratedError.isInstance(thrown)) throw thrown;
    const answer = salvage(step, input, { text: thrown.text ?? "", usage: thrown.usage });
    // A model that was not held to the schema has not seen it either.
    return answer.fits ? answer : { ...answer, form: formOf(step.output) };
  }
}

async function askInWords<Input, Output>(
  step: ObjectStep<Input, Output>,
  input: Input,
  call: Call,
): Promise<ModelAnswer<Output>> {
  const { generateText } = await loadAiSdk();
  const result = await generateText(await asked(step, call, formOf(step.output)));
  return salvage(step, input, result);
}

const formOf = (schema: SchemaOf) =>
  `Answer with one JSON object and nothing else. Its JSON Schema:\n${JSON.stringify(z.toJSONSchema(schema))}`;

/** What every call is given; `form` says how to answer. */
async function asked({ temperature }: AnyStep, call: Call, form = "") {
  const { prompt, model, signal } = call;
  return {
    model: await model.model(),
    instructions: form === "" ? prompt.instructions : `${prompt.instructions}\n\n${form}`,
    messages: messagesOf(call),
    abortSignal: signal,
    maxRetries: 0,
    temperature,
  };
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

/** What a model said, as the SDK tells it. */
interface Said {
  readonly text: string;
  readonly usage: Parameters<typeof usageOf>[0];
  readonly reasoningText?: string | undefined;
}

function judge<Input, Output>(
  step: ObjectStep<Input, Output>,
  input: Input,
  output: Output,
  { text, usage: told, reasoningText: reasoning }: Said,
): ModelAnswer<Output> {
  const problem = step.check?.(output, input) ?? null;
  const usage = usageOf(told);
  return problem === null ? { fits: true, output, usage, reasoning } : { fits: false, problem, said: text, usage };
}

/** Models without a JSON mode like to wrap their object in prose or a code fence: what fits inside is taken. */
function salvage<Input, Output>(step: ObjectStep<Input, Output>, input: Input, said: Said): ModelAnswer<Output> {
  const unfit = { fits: false as const, said: said.text, usage: usageOf(said.usage) };
  const held = objectIn(said.text);
  if (held === undefined) return { ...unfit, problem: "it is not a JSON object" };
  const parsed = z.safeParse(step.output, held);
  return parsed.success
    ? judge(step, input, parsed.data, said)
    : { ...unfit, problem: describeIssues(parsed.error).en };
}

/** The JSON object in a text; undefined where there is none. */
function objectIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  } catch {
    return undefined;
  }
}

/** Receives the words that come before the calls, as they are written. */
export type WordSink = (delta: string) => void;

/**
 * Asks a model to choose tools by function calling, of its own accord: none is a choice too. Nothing is run here. The
 * answer is streamed where someone reads its words, and asked for whole elsewhere. A model that takes no tools is shown them
 * in words, and chooses by a JSON object.
 */
export async function askCalls<Input>(
  step: CallStep<Input>,
  input: Input,
  call: Call,
  sink: WordSink | null = null,
): Promise<ModelAnswer<ChosenCalls>> {
  const { model } = call;
  const declared = step.tools(input);
  const { checkWords: check } = step;
  const words: Words = {
    sink,
    check: check === undefined ? null : (text) => check(text, input),
  };
  const inWords = () => chooseInWords(step, declared, call, words);
  const answered =
    model.capabilities.tools || declared.length === 0
      ? await chooseByFunctions(step, declared, call, words).catch((thrown: unknown) =>
          inOtherForm(thrown, inWords, () => model.learn({ tools: false })),
        )
      : await inWords();
  const { text, toolCalls, unfit, isCut, partial, reasoningText: reasoning } = answered;
  const usage = usageOf(answered.usage);
  const said = [text, ...toolCalls.map((made) => `${made.tool}(${JSON.stringify(made.arguments)})`)].join("\n");
  if (unfit !== null) return { fits: false, problem: unfit, said, usage };
  const taken = toolCalls.slice(0, step.maxCalls);
  const isCutOff = isCut && toolCalls.length === 0;
  const problem = isCutOff && sink === null ? "it was cut off by the length limit" : problemOf(taken, declared);
  if (problem !== null && check !== undefined && hasWords(text))
    return { fits: true, output: { text, calls: [], dropped: toolCalls }, usage, partial, reasoning };
  if (problem !== null) return { fits: false, problem, said, usage };
  const output: ChosenCalls = { text, calls: taken, dropped: toolCalls.slice(step.maxCalls) };
  const further = step.check?.(output, input) ?? null;
  if (further !== null) return { fits: false, problem: further, said, usage };
  // Words that were read stay, as those of a text do.
  return { fits: true, output, usage, partial: isCutOff ? cutShort(model.id) : partial, reasoning };
}

/** Where the words beside a choice go, and what is wrong with their beginning. */
interface Words {
  readonly sink: WordSink | null;
  readonly check: ((text: string) => string | null) | null;
}

interface Chosen extends Said {
  readonly toolCalls: readonly ChosenCall[];
  readonly isCut: boolean;
  /** What is wrong with it, where that is seen before the calls are. */
  readonly unfit: string | null;
  readonly partial?: JihwiError | undefined;
}

type Declared = ReturnType<CallStep<unknown>["tools"]>;

async function chooseByFunctions(step: AnyStep, declared: Declared, call: Call, words: Words): Promise<Chosen> {
  const { generateText, streamText, tool } = await loadAiSdk();
  const tools: ToolSet = Object.fromEntries(
    declared.map(({ name, description, input: inputSchema }) => [
      name,
      tool({ description: description[call.language], inputSchema }),
    ]),
  );
  const enough = new AbortController();
  const options = {
    ...(await asked(step, call)),
    tools,
    toolChoice: "auto" as const,
    abortSignal: AbortSignal.any([call.signal, enough.signal]),
  };
  const { sink } = words;
  const result = sink === null ? await generateText(options) : streamText({ ...options, onError() {} });
  if (sink !== null && "stream" in result) {
    const left = await readWords(result.stream, sink, call.alive, words.check);
    if (left !== null) {
      enough.abort();
      const unfit = "problem" in left ? left.problem : null;
      const partial = unfit === null ? tooLong(call.model.id, defaultMaxCharacters) : undefined;
      return { text: left.text, toolCalls: [], usage: undefined, isCut: false, unfit, partial };
    }
  }
  // One after the other: each is a promise from when it is asked for, and one that nobody awaits ends the process.
  const text = await result.text;
  const toolCalls = (await result.toolCalls).map((made) => ({ tool: made.toolName, arguments: made.input }));
  const usage = await result.usage;
  const isCut = (await result.finishReason) === "length";
  return { text, toolCalls, usage, isCut, unfit: null, reasoningText: await result.reasoningText };
}

const chosenInWords = z.object({
  text: z.string().nullish(),
  calls: z.array(z.object({ tool: z.string(), arguments: z.record(z.string(), z.unknown()).default({}) })).default([]),
});

/** Tools for a model that takes none: they stand in its instructions, and it answers with one object. */
async function chooseInWords(step: AnyStep, declared: Declared, call: Call, words: Words): Promise<Chosen> {
  const { generateText } = await loadAiSdk();
  const tools = declared.map(
    ({ name, description, input }) =>
      `- ${name}: ${description[call.language]}\n  arguments: ${JSON.stringify(z.toJSONSchema(input))}`,
  );
  const form = `You may use these tools:\n${tools.join("\n")}\nAnswer with one JSON object and nothing else: {"text": "what you say to the reader, may be empty", "calls": [{"tool": "a name", "arguments": {}}]}. Leave "calls" empty when no tool is needed.`;
  const result = await generateText(await asked(step, call, form));
  const { usage, reasoningText } = result;
  const chosen = chosenInWords.safeParse(objectIn(result.text)).data;
  const text = chosen === undefined ? result.text : (chosen.text ?? "");
  const answer = {
    text,
    toolCalls: chosen?.calls ?? [],
    usage,
    reasoningText,
    isCut: result.finishReason === "length",
  };
  // Where an answer is written, words without a form around them are one.
  const isUnread = chosen === undefined && words.check === null;
  const unfit = isUnread ? "it is not a JSON object" : hasWords(text) ? (words.check?.(text) ?? null) : null;
  if (unfit === null && hasWords(text)) words.sink?.(text.slice(0, endWithin(text, 0, defaultMaxCharacters)));
  return { ...answer, unfit };
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

function problemOf(calls: readonly ChosenCall[], declared: Declared): string | null {
  for (const call of calls) {
    const known = declared.find(({ name }) => name === call.tool);
    if (known === undefined)
      return `there is no tool ${call.tool}; the tools are ${declared.map(({ name }) => name).join(", ")}`;
    const parsed = z.safeParse(known.input, call.arguments);
    if (!parsed.success) return `the arguments of ${call.tool} do not fit: ${parsed.error.message}`;
  }
  return null;
}
