import type { MiddlewareHandler } from "hono";

const beatMs = 10_000;
/** A comment, which readers of events pass over. */
const beat = new TextEncoder().encode(": beat\n\n");

/**
 * What is streamed goes on at once through a proxy that collects answers, and beats also while nothing is said: one that sees
 * a silent line for a minute takes it for dead, and so does its reader.
 */
export const keepStreamsOpen: MiddlewareHandler = async (context, next) => {
  await next();
  const { body, headers } = context.res;
  if (body === null || !headers.get("content-type")?.startsWith("text/event-stream")) return;
  context.res = new Response(withBeats(body), context.res);
  context.header("x-accel-buffering", "no");
};

/** Every piece of it is a whole event, so that a beat may stand between any two. */
function withBeats(events: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = events.getReader();
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        const timer = setInterval(() => controller.enqueue(beat), beatMs).unref();
        const end = () => clearInterval(timer);
        reader.closed.then(end, end);
      },
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
