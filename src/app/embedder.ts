import { embedTexts, type ModelRegistry } from "#models";
import type { Embedder } from "#search";

/** The configured embedding model as search uses it; null when none is configured. */
export function createEmbedder(models: ModelRegistry): Embedder | null {
  const resolved = models.embedder();
  if (resolved === null) return null;
  return { id: resolved.id, embed: (texts) => embedTexts(resolved, texts) };
}

/** The model that is configured now: the same object as long as the settings are the same. */
export function currentEmbedder(models: ModelRegistry): () => Embedder | null {
  let made: { readonly of: ReturnType<ModelRegistry["embedder"]>; readonly embedder: Embedder | null } | null = null;
  return () => {
    const of = models.embedder();
    if (made === null || made.of !== of) made = { of, embedder: createEmbedder(models) };
    return made.embedder;
  };
}
