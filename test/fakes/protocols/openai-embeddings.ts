import { z } from "zod";
import { vectorOf } from "./embeddings.ts";
import { openaiChat } from "./openai-chat.ts";
import type { Protocol } from "./protocol.ts";

const requestSchema = z.object({ model: z.string(), input: z.union([z.string(), z.array(z.string())]) });

/** `POST /embeddings` of OpenAI and everything compatible with it. */
export const openaiEmbeddings: Protocol = {
  name: "openai-embeddings",
  matches: (path) => path.endsWith("/embeddings"),
  read(body) {
    const { model, input } = requestSchema.parse(body);
    const values = typeof input === "string" ? [input] : input;
    return { model, stream: false, instructions: "", messages: [], schema: null, tools: [], values };
  },
  whole: ({ call, input }) => ({
    object: "list",
    model: call.model,
    data: call.values.map((value, index) => ({ object: "embedding", index, embedding: vectorOf(value) })),
    usage: { prompt_tokens: input, total_tokens: input },
  }),
  opening: () => [],
  delta: () => [],
  closing: () => [],
  error: openaiChat.error,
};
