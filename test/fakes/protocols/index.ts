import { openaiChat } from "./openai-chat.ts";
import { openaiEmbeddings } from "./openai-embeddings.ts";
import type { Protocol } from "./protocol.ts";

/** Every protocol that a fake speaks, told apart by path. */
export const protocols: readonly Protocol[] = [openaiChat, openaiEmbeddings];
