import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { z } from "zod";

export interface FakeWebResult {
  readonly title: string;
  readonly url: string;
  readonly content: string;
}

export interface FakeTavily {
  /** The variables that make Jihwi search the web here. */
  readonly env: Readonly<Record<string, string>>;
  /** What was searched for, in order. */
  readonly queries: readonly string[];
  /** What every search finds from now on; a number is the status that it fails with. */
  answer(found: readonly FakeWebResult[] | number): void;
  close(): Promise<void>;
}

const requestSchema = z.object({ query: z.string(), max_results: z.number() });

/** Tavily's search on loopback. Results should stand at addresses that nobody fetches, or be long enough to need no fetch. */
export async function startFakeTavily(): Promise<FakeTavily> {
  const queries: string[] = [];
  let found: readonly FakeWebResult[] | number = [];
  const server = createServer(async (request, response) => {
    const { query, max_results } = requestSchema.parse(JSON.parse(await bodyOf(request)));
    queries.push(query);
    const [status, body] =
      typeof found === "number" ? [found, { detail: "no" }] : [200, { query, results: found.slice(0, max_results) }];
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the fake has no port");
  return {
    env: { TAVILY_API_KEY: "tvly-fake", TAVILY_BASE_URL: `http://127.0.0.1:${address.port}` },
    queries,
    answer(next) {
      found = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const piece of request) body += piece;
  return body;
}
