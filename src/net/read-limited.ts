/** Reads a body as text up to a limit of bytes; what is longer is cut off and the connection let go. */
export async function readLimited(body: AsyncIterable<Uint8Array>, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    text += decoder.decode(piece, { stream: true });
    if (bytes >= mostBytes) break;
  }
  return text + decoder.decode();
}
