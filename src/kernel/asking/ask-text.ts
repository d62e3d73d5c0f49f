import { cutShort } from "#models";
import type { JihwiError } from "#protocol";
import { kernelFailure } from "../failure.ts";
import { usageOf } from "../limits.ts";
import { createYield } from "../runtime.ts";
import type { TextStep } from "../step.ts";
import type { Call } from "./execute-step.ts";
import { loadAiSdk, type ModelAnswer, messagesOf } from "./execute-step.ts";

/** Receives an answer as it grows. */
export type TextSink = (delta: string) => void;

/** A text is looked at when its first sentence is there, or this much of it, before any of it is shown. */
const heldBack = 160;
/** The end of a sentence that is long enough to look at: what follows a shorter one may be of another kind. */
const firstSentence = /^[\s\S]{12,}?(?:[.!?。…]["'”’)\]]*\s|\n)/u;
/** An endless model is stopped after so much of an answer; of what it thinks no more is kept. */
export const defaultMaxCharacters = 24_000;

/** Whether a reader would see anything: a letter, a figure or a sign, not only white space, citation marks and punctuation. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}\p{S}]/u.test(text.replace(/\[[^[\]\n]{1,48}\]|[`~|+=<>^$]/g, ""));
}

/**
 * Asks a model for a text and streams it. The beginning is held back until the step's check has passed on it, since
 * what a reader has seen cannot be taken back. An endless model is stopped, and a text that the length limit cut says so.
 */
export async function askText<Input>(
  step: TextStep<Input>,
  input: Input,
  call: Call,
  sink: TextSink,
): Promise<ModelAnswer<string>> {
  const { prompt, model, signal, alive } = call;
  const { streamText } = await loadAiSdk();
  const enough = new AbortController();
  let failure: { error: unknown } | null = null;
  const result = streamText({
    model: await model.model(),
    instructions: prompt.instructions,
    messages: messagesOf(call),
    abortSignal: AbortSignal.any([signal, enough.signal]),
    maxRetries: 0,
    temperature: step.temperature,
    onError: ({ error }) => {
      failure = { error };
    },
  });
  const most = step.maxCharacters ?? defaultMaxCharacters;
  let text = "";
  let reasoning = "";
  let shown = 0;
  let usage = usageOf(undefined);
  let partial: JihwiError | undefined;
  const unfit = (problem: string): ModelAnswer<string> => {
    enough.abort();
    return { fits: false, problem, said: text, usage };
  };
  const problemNow = () => (hasWords(text) ? (step.check?.(text, input) ?? null) : "it is empty");
  const show = (upTo: number) => {
    if (upTo > shown) sink(text.slice(shown, upTo));
    shown = Math.max(shown, upTo);
  };
  const pause = createYield();
  for await (const part of result.stream) {
    // What came in one packet is read in one go otherwise, and nobody else is served meanwhile.
    await pause();
    if (part.type === "error") throw part.error;
    if (part.type === "finish") {
      usage = usageOf(part.totalUsage);
      if (part.finishReason === "length") partial = cutShort(model.id);
    }
    if (part.type === "text-delta" || part.type === "reasoning-delta") alive();
    if (part.type === "reasoning-delta" && reasoning.length < defaultMaxCharacters) reasoning += part.text;
    if (part.type !== "text-delta" || part.text === "") continue;
    text += part.text;
    const full = text.length >= most;
    if (shown === 0 && !full && !canBeLookedAt(text, step.checkAt)) continue;
    if (shown === 0) {
      const problem = problemNow();
      if (problem !== null) return unfit(problem);
    }
    const end = endWithin(text, shown, most);
    show(end);
    if (full) {
      enough.abort();
      return { fits: true, output: text.slice(0, end), usage, partial: tooLong(model.id, most), reasoning };
    }
  }
  if (failure !== null) throw (failure as { error: unknown }).error;
  signal.throwIfAborted();
  if (shown === 0) {
    const problem = problemNow();
    if (problem !== null) return unfit(problem);
  }
  show(text.length);
  return { fits: true, output: text, usage, partial, reasoning };
}

/** Where a text ends within its limit: behind a whole word, unless what was shown of it ends in one. */
export function endWithin(text: string, shown: number, most: number): number {
  if (text.length <= most) return text.length;
  const space = text.slice(shown, most + 1).search(/\s\S*$/);
  if (space !== -1) return shown + space;
  return text.slice(0, most).isWellFormed() ? most : most - 1;
}

/** Why an answer breaks off that came to no end within the length of its step. */
export function tooLong(modelId: string, most: number): JihwiError {
  return kernelFailure("too-long", { modelId, most: most.toLocaleString("en") });
}

/** Whether enough of a text is there to be looked at. */
export function canBeLookedAt(text: string, checkAt?: number): boolean {
  const begun = text.trimStart();
  return begun.length >= (checkAt ?? heldBack) || (checkAt === undefined && firstSentence.test(begun));
}
