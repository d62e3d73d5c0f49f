import { createServer, type IncomingMessage, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";

/** Node would end every request, with its body, after five minutes; ours end when their headers or the next bytes do not come. */
const timeouts = { requestTimeout: 0, headersTimeout: 60_000 };
const longestSilenceMs = 60_000;

/** An upload may take hours as long as it goes on. */
export function createHttpServer(
  fetch: (request: Request) => Response | Promise<Response>,
  { hostname, silenceMs = longestSilenceMs }: { readonly hostname: string; readonly silenceMs?: number },
): Server {
  const server = createServer(timeouts, getRequestListener(fetch, { hostname }));
  server.on("request", (request) => endWhenSilent(request, silenceMs));
  return server;
}

/** Ends a request whose body stops coming. Bytes that wait to be read are our own slowness, not the sender's. */
function endWhenSilent(request: IncomingMessage, silenceMs: number): void {
  const { socket } = request;
  let received: number | null = socket.bytesRead;
  const watch = setInterval(() => {
    if (request.complete) return clearInterval(watch);
    const isWaiting = request.readableLength > 0;
    if (socket.bytesRead === received && !isWaiting) request.destroy();
    // The sender could not go on meanwhile: his time begins when they have been read.
    received = isWaiting ? null : socket.bytesRead;
  }, silenceMs).unref();
  request.once("close", () => clearInterval(watch));
}
