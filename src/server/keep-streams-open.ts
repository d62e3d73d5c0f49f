import type { MiddlewareHandler } from "hono";
import type { JihwiError } from "#protocol";
import { serverFailure } from "./failure.ts";

const beatMs = 10_000;
/** A comment, which readers of events pass over. */
const beat = new TextEncoder().encode(": beat\n\n");
/** Each open stream costs a connection, and memory until it ends. */
const mostOpenStreams = 1_000;

/**
 * What is streamed goes on at once through a proxy that collects answers, and beats also while nothing is said: one that sees
 * a silent line for a minute takes it for dead, and so does its reader. Beyond so many at once, readers are told to come later.
 */
export function keepStreamsOpen(most = mostOpenStreams): MiddlewareHandler {
  let open = 0;
  return async (context, next) => {
    await next();
    const { body, headers } = context.res;
    if (body === null || !headers.get("content-type")?.startsWith("text/event-stream")) return;
    if (open >= most) {
      await body.cancel();
      throw tooManyStreams(most);
    }
    open += 1;
    context.res = new Response(
      withBeats(body, () => {
        open -= 1;
      }),
      context.res,
    );
    context.header("x-accel-buffering", "no");
  };
}

function tooManyStreams(most: number): JihwiError {
  return serverFailure("too-many-streams", { most });
}

/** Every piece of it is a whole event, so that a beat may stand between any two. */
function withBeats(
  events: ReadableStream<Uint8Array<ArrayBuffer>>,
  ended: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = events.getReader();
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        const timer = setInterval(() => controller.enqueue(beat), beatMs).unref();
        const end = () => {
          clearInterval(timer);
          ended();
        };
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
