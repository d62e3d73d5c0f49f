import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import { cancelled, JihwiError } from "#protocol";
import { createAnswerCache } from "./answer-cache.ts";
import { createRateLimiter } from "./rate-limiter.ts";
import { readBody } from "./read-body.ts";
import { retryAfterMs } from "./retry-after.ts";
import { refused, tooSlow, unreachable, unreadable } from "./source-errors.ts";

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

export interface HttpClient {
  /** What `parse` makes of an answer of 200; anything else is an error. Only what could be parsed is kept for the next time. */
  read<T>(url: URL, signal: AbortSignal, parse: (body: string) => T | Promise<T>): Promise<T>;
  json<T>(schema: z.ZodType<T>, url: URL, signal: AbortSignal): Promise<T>;
}

export interface HttpClientOptions {
  readonly source: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly limits?: Partial<HttpLimits>;
}

const cacheLimits = { entries: 500, characters: 64 * 1_048_576, ttlMs: 10 * 60_000 };

/** A client for one service: it waits its turn, backs off when asked to, and never waits or reads without end. */
export function createHttpClient({ source, headers = {}, limits: given }: HttpClientOptions): HttpClient {
  const limits = { ...defaultHttpLimits, ...given };
  const limiter = createRateLimiter(limits.minIntervalMs);
  const answers = createAnswerCache(cacheLimits);

  async function once(url: URL, signal: AbortSignal): Promise<string> {
    await limiter.turn(signal);
    const timeout = AbortSignal.timeout(limits.timeoutMs);
    try {
      const response = await fetch(url, {
        headers: { accept: "*/*", ...headers },
        signal: AbortSignal.any([signal, timeout]),
      });
      const body = await readBody(response, limits.maxBytes, source);
      if (response.ok) return body;
      throw refused(source, response.status, body, retryAfterMs(response.headers, Date.now()));
    } catch (thrown) {
      if (thrown instanceof JihwiError) throw thrown;
      if (signal.aborted) throw signal.reason instanceof JihwiError ? signal.reason : cancelled(signal.reason);
      if (timeout.aborted) throw tooSlow(source, limits.timeoutMs);
      throw unreachable(source, causeOf(thrown));
    }
  }

  async function read<T>(url: URL, signal: AbortSignal, parse: (body: string) => T | Promise<T>): Promise<T> {
    const cached = answers.get(url.href);
    if (cached !== null) return await parse(cached);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const body = await once(url, signal);
        const value = await parse(body);
        answers.set(url.href, body);
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

  return { read, json: (schema, url, signal) => read(url, signal, (body) => parseJson(schema, body, source)) };
}

function parseJson<T>(schema: z.ZodType<T>, body: string, source: string): T {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw unreadable(source, "JSON");
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw unreadable(source, `${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`.trim());
}

/** `fetch failed` says nothing; its cause does. */
function causeOf(thrown: unknown): unknown {
  return thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
}
