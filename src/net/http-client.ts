import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { cancelled, JihwiError, type SchemaOf } from "#protocol";
import {
  bodyTooLarge,
  credentialsInAddress,
  requestRefused,
  tooSlow,
  unreachable,
  unreadableBody,
} from "./failures.ts";
import { fetchWithinOrigin } from "./fetch-within-origin.ts";
import { createRateLimiter } from "./rate-limiter.ts";
import { readBody } from "./read-body.ts";
import { retryAfterOf } from "./retry-after.ts";

/** How patient we are with a service, and how gentle. */
export interface HttpLimits {
  readonly minIntervalMs: number;
  readonly timeoutMs: number;
  readonly attempts: number;
  /** The first pause after a refusal; it doubles. */
  readonly backoffMs: number;
  /** A longer pause than this is not waited for: the source is named as limited instead. */
  readonly longestWaitMs: number;
  readonly maxBytes: number;
}

export const defaultHttpLimits: HttpLimits = {
  minIntervalMs: 100,
  timeoutMs: 15_000,
  attempts: 3,
  backoffMs: 1_000,
  longestWaitMs: 10_000,
  maxBytes: 16 * 1_048_576,
};

/** What is sent besides a plain GET. */
export interface HttpRequest {
  readonly url: URL;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface HttpClient {
  /** What `parse` makes of an answer of 200; anything else is an error. Only what could be parsed is kept for the next time. */
  read<T>(request: URL | HttpRequest, signal: AbortSignal, parse: (body: string) => T | Promise<T>): Promise<T>;
  json<T>(schema: SchemaOf<T>, request: URL | HttpRequest, signal: AbortSignal): Promise<T>;
}

export interface HttpClientOptions {
  readonly source: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly limits?: Partial<HttpLimits>;
  /** Whether the same question is answered from memory for ten minutes; by default it is. */
  readonly remembers?: boolean;
}

const cacheLimits = { max: 500, maxSize: 64 * 1_048_576, maxEntrySize: 16 * 1_048_576, ttl: 10 * 60_000 };

/** A client for one service: it waits its turn, backs off when asked to, and never waits or reads without end. */
export function createHttpClient({
  source,
  headers = {},
  limits: given,
  remembers = true,
}: HttpClientOptions): HttpClient {
  const limits = { ...defaultHttpLimits, ...given };
  const limiter = createRateLimiter(limits.minIntervalMs);
  const answers = new LRUCache<string, string>({ ...cacheLimits, sizeCalculation: (body) => body.length + 1 });

  async function once({ url, method = "GET", headers: own, body }: HttpRequest, signal: AbortSignal): Promise<string> {
    // fetch would refuse it with the whole address in its message.
    if (url.username !== "" || url.password !== "") throw credentialsInAddress(source);
    await limiter.turn(signal);
    const timeout = AbortSignal.timeout(limits.timeoutMs);
    try {
      const response = await fetchWithinOrigin(url, {
        method,
        headers: { accept: "*/*", ...headers, ...own },
        body: body ?? null,
        signal: AbortSignal.any([signal, timeout]),
      });
      const bytes = await readBody(response.body ?? new Blob([]).stream(), limits.maxBytes, () =>
        bodyTooLarge(source, limits.maxBytes),
      );
      const text = new TextDecoder().decode(bytes);
      if (response.ok) return text;
      throw requestRefused(
        source,
        response.status,
        withoutKeys(text, url, { ...headers, ...own }),
        retryAfterOf(Object.fromEntries(response.headers), text, Date.now()),
      );
    } catch (thrown) {
      if (thrown instanceof JihwiError) throw thrown;
      if (signal.aborted) throw signal.reason instanceof JihwiError ? signal.reason : cancelled(signal.reason);
      if (timeout.aborted) throw tooSlow(source, limits.timeoutMs);
      throw unreachable(source, causeOf(thrown));
    }
  }

  async function read<T>(
    asked: URL | HttpRequest,
    signal: AbortSignal,
    parse: (body: string) => T | Promise<T>,
  ): Promise<T> {
    const request = asked instanceof URL ? { url: asked } : asked;
    const key = `${request.url.href} ${request.body ?? ""}`;
    const cached = answers.get(key);
    if (cached !== undefined) return await parse(cached);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const body = await once(request, signal);
        const value = await parse(body);
        if (remembers) answers.set(key, body);
        return value;
      } catch (thrown) {
        if (!(thrown instanceof JihwiError) || !thrown.retryable || attempt >= limits.attempts) throw thrown;
        const wait = thrown.retryAfterMs ?? limits.backoffMs * 2 ** (attempt - 1);
        if (wait > limits.longestWaitMs) throw thrown;
        limiter.pause(wait);
        await sleep(wait, undefined, { signal }).catch(() => {
          throw cancelled(signal.reason);
        });
      }
    }
  }

  return { read, json: (schema, request, signal) => read(request, signal, (body) => parseJson(schema, body, source)) };
}

function parseJson<T>(schema: SchemaOf<T>, body: string, source: string): T {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw unreadableBody(source, "JSON");
  }
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw unreadableBody(source, `${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`.trim());
}

/** Parts of a query that hold a key: `api_key`, `apikey`, `key`, `access_token`. */
const namesAKey = /(?:key|token)$/i;

/** A service may repeat in its refusal the key that it refuses. */
function withoutKeys(text: string, url: URL, headers: Readonly<Record<string, string>>): string {
  const sent = Object.values(headers).flatMap((value) => value.split(" ").filter((word) => word.length > 7));
  const asked = [...url.searchParams].flatMap(([name, value]) => (namesAKey.test(name) && value !== "" ? [value] : []));
  const keys = [...sent, ...asked].flatMap((key) => [key, encodeURIComponent(key)]);
  return keys.reduce((safe, key) => safe.replaceAll(key, "…"), text);
}

/** `fetch failed` says nothing; its cause does. */
function causeOf(thrown: unknown): unknown {
  return thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
}
