import { once } from "node:events";
import { createServer } from "node:http";

export interface OtlpRequest {
  readonly path: string;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

export interface OtlpSpan {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly status: { readonly code: number };
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface OtlpReceiver extends AsyncDisposable {
  readonly url: string;
  readonly requests: OtlpRequest[];
  /** Every span that came as JSON, with its attributes as a plain object. */
  spans(): OtlpSpan[];
  /** Points of a histogram that came as JSON. */
  points(metric: string): { attributes: Readonly<Record<string, unknown>>; count: number; sum: number }[];
}

/** A collector on loopback that keeps what it is sent. `status` is what it answers. */
export async function startOtlpReceiver(status = 200): Promise<OtlpReceiver> {
  const requests: OtlpRequest[] = [];
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const { url: path = "", headers } = request;
    requests.push({ path, headers, contentType: headers["content-type"] ?? "", body: Buffer.concat(pieces) });
    response.writeHead(status, { "content-type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the receiver has no port");
  const bodies = (path: string) =>
    requests
      .filter((request) => request.path === path && request.contentType.includes("json"))
      .map(({ body }) => JSON.parse(body.toString("utf8")));
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    spans: () =>
      bodies("/v1/traces")
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map((span) => ({ ...span, attributes: plain(span.attributes) })),
    points: (metric) =>
      bodies("/v1/metrics")
        .flatMap(({ resourceMetrics }) => resourceMetrics)
        .flatMap(({ scopeMetrics }) => scopeMetrics)
        .flatMap(({ metrics }) => metrics)
        .filter(({ name }) => name === metric)
        .flatMap(({ histogram }) => histogram.dataPoints)
        .map((point) => ({ ...point, count: Number(point.count), attributes: plain(point.attributes) })),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function plain(attributes: readonly { key: string; value: Record<string, unknown> }[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
