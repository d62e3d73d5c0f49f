import { toModelError } from "./errors/to-model-error.ts";
import type { ResolvedEmbedder } from "./resolved-model.ts";

const timeoutMs = 60_000;

/** One vector a text, by the configured embedding model, in as many calls as it needs. */
export async function embedTexts(embedder: ResolvedEmbedder, texts: readonly string[]): Promise<Float32Array[]> {
  const { embedMany } = await import("ai");
  try {
    const { embeddings } = await embedMany({
      model: await embedder.model(),
      values: [...texts],
      abortSignal: AbortSignal.timeout(timeoutMs),
      maxRetries: 2,
    });
    return embeddings.map((vector) => Float32Array.from(vector));
  } catch (thrown) {
    throw toModelError(thrown, { modelId: embedder.id, timeoutMs });
  }
}
