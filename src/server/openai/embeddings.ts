import type { Context } from "hono";
import type { z } from "zod";
import { createEmbedder, type JihwiApp } from "#app";
import { JihwiError } from "#protocol";
import type { embeddingsRequestSchema } from "./schemas.ts";

/** `POST /v1/embeddings`, by the embedding model that is configured. */
export async function createEmbeddings(
  context: Context,
  { input, encoding_format }: z.infer<typeof embeddingsRequestSchema>,
  { models }: JihwiApp,
): Promise<Response> {
  const embedder = createEmbedder(models);
  if (embedder === null) throw notConfigured();
  const vectors = await embedder.embed([input].flat(), "passage");
  const data = vectors.map((vector, index) => ({
    object: "embedding",
    index,
    embedding: encoding_format === "base64" ? base64Of(vector) : [...vector],
  }));
  return context.json({ object: "list", data, model: embedder.id, usage: { prompt_tokens: 0, total_tokens: 0 } });
}

function base64Of(vector: Float32Array): string {
  return Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString("base64");
}

function notConfigured(): JihwiError {
  return new JihwiError("model-not-configured", {
    message: { ko: "임베딩 모델이 설정되어 있지 않습니다.", en: "No embedding model is configured." },
    hint: { ko: "JIHWI_MODEL_EMBED를 정해 주세요.", en: "Set JIHWI_MODEL_EMBED." },
  });
}
