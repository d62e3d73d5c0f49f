import type { Context } from "hono";
import type { z } from "zod";
import { createEmbedder, type JihwiApp } from "#app";
import type { JihwiError } from "#protocol";
import { serverFailure } from "../failure.ts";
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
  return serverFailure("not-configured");
}
