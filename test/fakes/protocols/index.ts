import { anthropic } from "./anthropic.ts";
import { google } from "./google.ts";
import { googleEmbeddings } from "./google-embeddings.ts";
import { openaiChat } from "./openai-chat.ts";
import { openaiEmbeddings } from "./openai-embeddings.ts";
import { openaiResponses } from "./openai-responses.ts";
import type { Protocol } from "./protocol.ts";

/** Every protocol that a fake speaks, told apart by path. */
export const protocols: readonly Protocol[] = [
  openaiChat,
  openaiResponses,
  openaiEmbeddings,
  anthropic,
  google,
  googleEmbeddings,
];
