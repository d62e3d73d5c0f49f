import type { JihwiChunk, JihwiMessage } from "#protocol";
import { loadAiSdk } from "./ai-sdk.ts";

/** The message that a turn's chunks add up to, by the AI SDK's own reckoning, so that server and browser agree on it. */
export async function messageFromChunks(id: string, chunks: readonly JihwiChunk[]): Promise<JihwiMessage> {
  const { readUIMessageStream } = await loadAiSdk();
  const stream = new ReadableStream<JihwiChunk>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  let message: JihwiMessage = { id, role: "assistant", parts: [] };
  for await (const grown of readUIMessageStream<JihwiMessage>({ stream, message })) message = grown;
  return message;
}

/** A kept message as the chunks that would have made it, for a client that comes after the end. */
export function chunksFromMessage(message: JihwiMessage): JihwiChunk[] {
  const metadata = message.metadata === undefined ? {} : { messageMetadata: message.metadata };
  const chunks: JihwiChunk[] = [{ type: "start", messageId: message.id, ...metadata }];
  message.parts.forEach((part, index) => {
    if (part.type === "text") {
      const id = `text-${index}`;
      chunks.push({ type: "text-start", id }, { type: "text-delta", id, delta: part.text }, { type: "text-end", id });
    } else if (part.type.startsWith("data-")) chunks.push(part as JihwiChunk);
  });
  chunks.push({ type: "finish", ...metadata });
  return chunks;
}
