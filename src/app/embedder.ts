import { embedTexts, type ModelRegistry } from "#models";
import type { Embedder } from "#search";

/** The configured embedding model as search uses it; null when none is configured. */
export function createEmbedder(models: ModelRegistry): Embedder | null {
  const resolved = models.embedder();
  if (resolved === null) return null;
  return { id: resolved.id, embed: (texts) => embedTexts(resolved, texts) };
}
