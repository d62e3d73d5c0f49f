/** A body's bytes up to a limit: a sender that never stops does not fill our memory. Where `tooMuch` gives no error it is cut. */
export async function readBody(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  tooMuch: () => Error | null,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body) {
    pieces.push(piece);
    length += piece.length;
    if (length <= maxBytes) continue;
    const error = tooMuch();
    if (error !== null) throw error;
    break;
  }
  return new Uint8Array(Buffer.concat(pieces, Math.min(length, maxBytes)));
}
