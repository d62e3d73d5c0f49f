import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { answerWith } from "./answer-with.ts";
import type { Asked, FakeCall } from "./call.ts";
import { environmentOf, type ProtocolName } from "./environment.ts";
import { protocols } from "./protocols/index.ts";
import { modelList } from "./protocols/model-list.ts";
import { openaiChat } from "./protocols/openai-chat.ts";
import type { Protocol } from "./protocols/protocol.ts";
import { error, type Reply, text } from "./reply.ts";

/** Chooses a reply by looking at the request. Undefined passes on to the answer for unscripted requests. */
export type Handler = (call: FakeCall) => Reply | undefined | Promise<Reply | undefined>;

export interface FakeProvider {
  readonly url: string;
  /** The environment variables that make Jihwi use this server for every role. */
  readonly env: Readonly<Record<string, string>>;
  /** Every request so far. */
  readonly calls: readonly FakeCall[];
  /** Answers every request that the queue has nothing for. */
  respond(handler: Handler): void;
  /** Answers the next requests, in this order. */
  queue(...replies: readonly Reply[]): void;
  /** Models that the server says it has. */
  models: readonly string[];
  /** Forgets calls, queue and handler. */
  reset(): void;
  close(): Promise<void>;
}

/**
 * A model provider on loopback. It speaks every protocol at once, by path; `protocol` only decides what `env` sets.
 * A request that nothing was scripted for gets a 400 that says so; embeddings need no script.
 */
export async function startFakeProvider(options: { protocol?: ProtocolName } = {}): Promise<FakeProvider> {
  const calls: FakeCall[] = [];
  const waiting: Reply[] = [];
  let handler: Handler = () => undefined;

  const server = createServer((request, response) => {
    // A request that the fake cannot read is the provider's fault or the fake's: either way the test must see why.
    serve(request, response).catch((failure: unknown) => {
      if (response.headersSent) response.destroy();
      else sendJson(response, 400, openaiChat.error(400, `the fake cannot read this request: ${failure}`, null));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the fake has no port");
  const url = `http://127.0.0.1:${address.port}`;

  const fake: FakeProvider = {
    url,
    env: environmentOf(options.protocol ?? "compatible", url),
    calls,
    models: ["fake-model"],
    respond(next) {
      handler = next;
    },
    queue(...replies) {
      waiting.push(...replies);
    },
    reset() {
      calls.length = 0;
      waiting.length = 0;
      handler = () => undefined;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? "/", url).pathname;
    const list = request.method === "GET" ? modelList(path, fake.models) : null;
    if (list !== null) return sendJson(response, 200, list);
    const protocol = protocols.find((one) => one.matches(path));
    if (protocol === undefined) return sendJson(response, 404, { error: { message: `no such path: ${path}` } });
    const body: unknown = JSON.parse(await bodyOf(request));
    const call = record(protocol, protocol.read(body, path), { path, body, headers: request.headers }, response);
    calls.push(call);
    const reply = waiting.shift() ?? (await handler(call)) ?? unscripted(call);
    await answerWith(reply, protocol, call, response);
  }

  return fake;
}

function record(
  protocol: Protocol,
  asked: Asked,
  request: Pick<FakeCall, "path" | "body" | "headers">,
  response: ServerResponse,
): FakeCall {
  const call: FakeCall = {
    ...asked,
    ...request,
    protocol: protocol.name,
    text: [asked.instructions, ...asked.messages.map((message) => message.text), ...asked.values].join("\n"),
    aborted: false,
    closed: new Promise<void>((resolve) => {
      response.once("close", () => {
        call.aborted = !response.writableFinished;
        resolve();
      });
    }),
  };
  return call;
}

function unscripted(call: FakeCall): Reply {
  if (call.values.length > 0) return text("");
  return error(400, { message: "the test has scripted no reply for this request" });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
