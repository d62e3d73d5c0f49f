const lineFeed = 10;
const carriageReturn = 13;

/**
 * A response whose body fails where one message is longer: a whole body, or an event of a stream, which ends with an empty line.
 * A stream without end may go on, unless it is one answer in all.
 */
export function limitMessages(response: Response, mostBytes: number, isOneAnswer = false): Response {
  if (response.body === null) return response;
  const isEvents = !isOneAnswer && response.headers.get("content-type")?.startsWith("text/event-stream") === true;
  let bytes = 0;
  let lineBytes = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      for (const byte of piece) {
        bytes += 1;
        if (byte === lineFeed) {
          if (isEvents && lineBytes === 0) bytes = 0;
          lineBytes = 0;
        } else if (byte !== carriageReturn) lineBytes += 1;
        if (bytes > mostBytes) throw new Error(`a message is longer than ${mostBytes} bytes`);
      }
      controller.enqueue(piece);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(count), { status, statusText, headers });
}
