import { tooLarge } from "./source-errors.ts";

/** A body as text, up to a limit: a service that never stops sending does not fill our memory. */
export async function readBody(response: Response, maxBytes: number, source: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLarge(source, maxBytes);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
