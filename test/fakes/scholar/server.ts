import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export interface ScholarRequest {
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  /** How many requests came before this one. */
  readonly index: number;
}

export interface ScholarAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Accept the request and never answer it. */
  readonly hang?: boolean;
}

export interface ScholarServer extends AsyncDisposable {
  readonly url: string;
  readonly requests: readonly ScholarRequest[];
}

/** A paper service on loopback that answers as it is told: recorded answers, refusals, silence. */
export async function startScholarServer(answer: (request: ScholarRequest) => ScholarAnswer): Promise<ScholarServer> {
  const requests: ScholarRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    const request = {
      url: new URL(incoming.url ?? "/", "http://loopback"),
      headers: incoming.headers,
      index: requests.length,
    };
    requests.push(request);
    const { status = 200, headers = {}, body = "", hang = false } = answer(request);
    if (hang) return;
    outgoing.writeHead(status, { "content-type": "application/json", ...headers });
    outgoing.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
