import type { ResolvedModel } from "#models";
import { loadAiSdk } from "./ai-sdk.ts";
import { type ModelAnswer, usageOf } from "./model-answer.ts";
import type { Prompt } from "./prompt.ts";
import type { TextStep } from "./step.ts";

/** Receives an answer as it grows. */
export type TextSink = (delta: string) => void;

/** A text is looked at once this much of it is there, before any of it is shown. */
const heldBack = 160;
const defaultMaxCharacters = 24_000;

/**
 * Asks a model for a text and streams it. The beginning is held back until the step's check has passed on it, since
 * what a reader has seen cannot be taken back. An endless model is stopped.
 */
export async function askText<Input>(
  step: TextStep<Input>,
  input: Input,
  prompt: Prompt,
  model: ResolvedModel,
  signal: AbortSignal,
  sink: TextSink,
): Promise<ModelAnswer<string>> {
  const { streamText } = await loadAiSdk();
  const enough = new AbortController();
  let failure: { error: unknown } | null = null;
  const result = streamText({
    model: await model.model(),
    instructions: prompt.instructions,
    messages: [...prompt.messages],
    abortSignal: AbortSignal.any([signal, enough.signal]),
    maxRetries: 0,
    ...(step.temperature === undefined ? {} : { temperature: step.temperature }),
    onError: ({ error }) => {
      failure = { error };
    },
  });
  const most = step.maxCharacters ?? defaultMaxCharacters;
  let text = "";
  let shown = 0;
  let usage = usageOf(undefined);
  const problemNow = () => step.check?.(text, input) ?? null;
  const show = (upTo: number) => {
    if (upTo > shown) sink(text.slice(shown, upTo));
    shown = Math.max(shown, upTo);
  };
  for await (const part of result.stream) {
    if (part.type === "error") throw part.error;
    if (part.type === "finish") usage = usageOf(part.totalUsage);
    if (part.type !== "text-delta" || part.text === "") continue;
    text += part.text;
    if (shown === 0 && text.length < heldBack) continue;
    if (shown === 0) {
      const problem = problemNow();
      if (problem !== null) {
        enough.abort();
        return { fits: false, problem, said: text, usage };
      }
    }
    show(Math.min(text.length, most));
    if (text.length >= most) {
      enough.abort();
      return { fits: true, output: text.slice(0, most), usage };
    }
  }
  if (failure !== null) throw (failure as { error: unknown }).error;
  signal.throwIfAborted();
  if (text.trim() === "") return { fits: false, problem: "it is empty", said: "", usage };
  if (shown === 0) {
    const problem = problemNow();
    if (problem !== null) return { fits: false, problem, said: text, usage };
  }
  show(text.length);
  return { fits: true, output: text, usage };
}
