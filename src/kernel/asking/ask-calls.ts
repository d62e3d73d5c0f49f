import type { TextStreamPart, ToolSet } from "ai";
import { z } from "zod";
import { cutShort } from "#models";
import type { JihwiError } from "#protocol";
import type { CallStep, ChosenCall, ChosenCalls } from "../step.ts";
import { createYield } from "../yield-to-event-loop.ts";
import { canBeLookedAt, defaultMaxCharacters, endWithin, hasWords, tooLong } from "./ask-text.ts";
import type { Call } from "./execute-step.ts";
import { loadAiSdk } from "./load-ai-sdk.ts";
import { type ModelAnswer, usageOf } from "./model-answer.ts";

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
