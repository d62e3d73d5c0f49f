import { z } from "zod";
import { vectorOf } from "./embeddings.ts";
import { google } from "./google.ts";
import type { Protocol } from "./protocol.ts";

const contentSchema = z.object({ content: z.object({ parts: z.array(z.object({ text: z.string() })) }) });
const batchSchema = z.object({ requests: z.array(contentSchema) });

const methodPath = /\/models\/([^/:]+):(embedContent|batchEmbedContents)$/;

/** `:embedContent` for one text, `:batchEmbedContents` for several; neither counts tokens. */
export const googleEmbeddings: Protocol = {
  name: "google-embeddings",
  matches: (path) => methodPath.test(path),
  read(body, path) {
    const requests = batchSchema.safeParse(body).data?.requests ?? [contentSchema.parse(body)];
    return {
      model: methodPath.exec(path)?.[1] ?? "",
      stream: false,
      instructions: "",
      messages: [],
      schema: null,
      tools: [],
      values: requests.map(({ content }) => content.parts.map((part) => part.text).join("")),
    };
  },
  whole({ call }) {
    const embeddings = call.values.map((value) => ({ values: vectorOf(value) }));
    return call.path.endsWith(":embedContent") ? { embedding: embeddings[0] } : { embeddings };
  },
  opening: () => [],
  delta: () => [],
  closing: () => [],
  error: google.error,
};
