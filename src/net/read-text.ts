/** A body as text, up to a limit of bytes: a sender that never stops does not fill our memory. */
export async function readBodyText(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  tooMuch: () => Error | null,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    text += decoder.decode(piece, { stream: true });
    if (bytes <= maxBytes) continue;
    const error = tooMuch();
    if (error !== null) throw error;
    break;
  }
  return text + decoder.decode();
}
