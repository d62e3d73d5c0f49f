import type { JihwiError, Usage } from "#protocol";
import type { Prompt } from "../prompt.ts";

/** What a model answered: an output that fits, or what was wrong with it, so that it can be asked to mend it once. */
export type ModelAnswer<Output> =
  | {
      readonly fits: true;
      readonly output: Output;
      readonly usage: Usage;
      /** Why a text breaks off, though what there is of it stays. */
      readonly partial?: JihwiError | undefined;
    }
  | { readonly fits: false; readonly problem: string; readonly said: string; readonly usage: Usage };

/** The AI SDK's count in our words. */
export function usageOf(
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined,
): Usage {
  return { inputTokens: usage?.inputTokens ?? null, outputTokens: usage?.outputTokens ?? null };
}

/** About four letters of English or one of Hangul are a token: three bytes count rather too many than too few. */
const bytesPerToken = 3;

/** For a budget: what a provider does not tell is estimated from the words themselves, which several calls may have had. */
export function estimateUsage(usage: Usage | null, asked: unknown, said: unknown, calls = 1): Usage {
  const tokens = (words: unknown) => calls * Math.ceil(Buffer.byteLength(JSON.stringify(words) ?? "") / bytesPerToken);
  return {
    inputTokens: usage?.inputTokens ?? tokens(asked),
    outputTokens: usage?.outputTokens ?? tokens(said),
  };
}

export function addUsage(left: Usage | null, right: Usage | null): Usage | null {
  if (left === null) return right;
  if (right === null) return left;
  const add = (a: number | null, b: number | null) => (a === null && b === null ? null : (a ?? 0) + (b ?? 0));
  return {
    inputTokens: add(left.inputTokens, right.inputTokens),
    outputTokens: add(left.outputTokens, right.outputTokens),
  };
}

/** The prompt again, with what the model said and what was wrong with it. */
export function repairPrompt(prompt: Prompt, answer: { said: string; problem: string }): Prompt {
  const said = answer.said.trim() === "" ? "(nothing)" : answer.said.slice(0, 4_000);
  return {
    instructions: prompt.instructions,
    messages: [
      ...prompt.messages,
      { role: "assistant", content: said },
      { role: "user", content: `That answer cannot be used: ${answer.problem}\nAnswer again, with this put right.` },
    ],
  };
}
