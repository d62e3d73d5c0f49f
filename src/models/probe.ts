import type { ErrorRecord } from "#protocol";
import { toModelError } from "./errors/to-model-error.ts";
import type { ResolvedEmbedder, ResolvedModel } from "./resolved-model.ts";

/** What the test button shows. */
export type Probe =
  | {
      readonly ok: true;
      readonly latencyMs: number /** What the model said; empty when it said nothing. */;
      readonly answer: string;
    }
  | { readonly ok: false; readonly latencyMs: number; readonly error: ErrorRecord };

/** Asks a model for next to nothing, to see whether key, name and address are right. */
export async function probe(
  resolved: ResolvedModel | ResolvedEmbedder,
  { timeoutMs = 15_000 }: { timeoutMs?: number } = {},
): Promise<Probe> {
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(timeoutMs);
  const latency = () => Math.round(performance.now() - startedAt);
  try {
    if ("capabilities" in resolved)
      return { ok: true, answer: await askForAWord(resolved, signal), latencyMs: latency() };
    await (await resolved.model()).doEmbed({ values: ["ok"], abortSignal: signal });
    return { ok: true, answer: "", latencyMs: latency() };
  } catch (thrown) {
    const error = toModelError(thrown, { modelId: resolved.id, timeoutMs, signal });
    return { ok: false, latencyMs: latency(), error: error.toRecord() };
  }
}

async function askForAWord(resolved: ResolvedModel, abortSignal: AbortSignal): Promise<string> {
  const model = await resolved.model();
  const { content } = await model.doGenerate({
    prompt: [{ role: "user", content: [{ type: "text", text: "Answer with the word OK." }] }],
    // The least that every provider accepts. A model that thinks first is cut off by it, which is an answer too.
    maxOutputTokens: 16,
    abortSignal,
  });
  return content
    .flatMap((part) => (part.type === "text" ? [part.text] : []))
    .join("")
    .trim();
}
