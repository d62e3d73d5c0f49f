import type { IncomingMessage } from "node:http";
import type { LookupFunction } from "node:net";
import { LRUCache } from "lru-cache";
import {
  bodyTooLarge,
  createRateLimiter,
  notAnAddress,
  openPublic,
  type RateLimiter,
  readBody,
  retryAfterOf,
  tooSlow,
  unreachable,
} from "#net";
import { cancelled, JihwiError } from "#protocol";
import { fetchFailures } from "./failures.ts";
import { everythingAllowed, type Robots, readRobots } from "./robots.ts";

export interface PdfLimits {
  /** Between two requests to a host, unless its robots.txt asks for more. */
  readonly minIntervalMs: number;
  /** For one request, its body included. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

export interface PdfFetcherOptions {
  readonly limits?: Partial<PdfLimits>;
  /** How hosts are looked up; by default private addresses are refused. */
  readonly lookup?: LookupFunction;
}

/** Brings the PDF at a public address; anything else is an error that says what to do. */
export type FetchPdf = (address: string, signal: AbortSignal) => Promise<{ bytes: Uint8Array; url: string }>;

interface Host {
  readonly limiter: RateLimiter;
  readonly robots: Robots;
  /** It asked to be left alone until then. */
  restsUntil: number;
}

const defaultPdfLimits: PdfLimits = { minIntervalMs: 3_000, timeoutMs: 60_000, maxBytes: 50 * 1_048_576 };
const mostRedirects = 5;
const longestDelayMs = 60_000;
const restMs = 60_000;
const mostRobotsBytes = 500 * 1024;
/** Readers look for the sign of a PDF in so much of its beginning. */
const headBytes = 1024;
const visitor = "jihwi";
const day = 24 * 60 * 60_000;

/** A gentle visitor of hosts: it keeps to their robots.txt, at every redirect too, and waits between its requests. */
export function createPdfFetcher({ limits: given, lookup }: PdfFetcherOptions = {}): FetchPdf {
  const { minIntervalMs, timeoutMs, maxBytes } = { ...defaultPdfLimits, ...given };
  const hosts = new LRUCache<string, Host>({ max: 1000, ttl: day });

  /** One request. Its time is limited, and what fails is told by its host. */
  async function request<T>(
    url: URL,
    outer: AbortSignal,
    redirects: number,
    read: (response: IncomingMessage) => Promise<T> | T,
  ): Promise<T> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = AbortSignal.any([outer, timeout]);
    let opened: IncomingMessage | undefined;
    try {
      const { response } = await openPublic(url, { signal, accept: "application/pdf,*/*;q=0.5", lookup, redirects });
      opened = response;
      return await read(response);
    } catch (thrown) {
      if (outer.aborted) throw cancelled(outer.reason);
      if (thrown instanceof JihwiError) throw thrown;
      if (timeout.aborted) throw tooSlow(url.hostname, timeoutMs);
      throw unreachable(url.hostname, thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown);
    } finally {
      opened?.destroy();
    }
  }

  async function robotsOf(url: URL, signal: AbortSignal): Promise<Robots> {
    return await request(new URL("/robots.txt", url), signal, mostRedirects, async (response) => {
      const { statusCode = 0 } = response;
      if (statusCode >= 400 && statusCode < 500) return everythingAllowed;
      if (statusCode !== 200) throw fetchFailures.robotsUnknown(url.hostname);
      const text = new TextDecoder().decode(await readBody(response, mostRobotsBytes, () => null));
      return readRobots(text, visitor);
    });
  }

  async function hostOf(url: URL, signal: AbortSignal): Promise<Host> {
    const known = hosts.get(url.origin);
    if (known !== undefined) return known;
    const robots = await robotsOf(url, signal);
    const limiter = createRateLimiter(Math.max(minIntervalMs, Math.min(robots.delayMs, longestDelayMs)));
    const host = { robots, limiter, restsUntil: 0 };
    hosts.set(url.origin, host);
    return host;
  }

  /** What stands at an address, or where it points to. */
  async function visit(url: URL, signal: AbortSignal): Promise<Uint8Array | URL> {
    const host = await hostOf(url, signal);
    const { hostname } = url;
    if (!host.robots.allows(url)) throw fetchFailures.robotsRefuse(hostname);
    if (Date.now() < host.restsUntil) throw fetchFailures.notGiven(hostname, 429);
    await host.limiter.turn(signal);
    return await request(url, signal, 0, async (response) => {
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined)
        return nextAddress(url, headers.location);
      if (statusCode === 429 || statusCode === 503)
        host.restsUntil =
          Date.now() + (retryAfterOf({ "retry-after": headers["retry-after"] }, "", Date.now()) ?? restMs);
      if (statusCode !== 200) throw fetchFailures.notGiven(hostname, statusCode);
      const tooMuch = () => bodyTooLarge(hostname, maxBytes);
      if (Number(headers["content-length"] ?? 0) > maxBytes) throw tooMuch();
      return await readBody(onlyPdf(response, hostname), maxBytes, tooMuch);
    });
  }

  return async (address, signal) => {
    let url = webAddress(address);
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const met = await visit(url, signal);
      if (!(met instanceof URL)) return { bytes: met, url: url.href };
      url = met;
    }
    throw fetchFailures.tooManyRedirects(url.hostname);
  };
}

/** An address of the web. A name or password in it is not sent. */
function webAddress(written: string, base?: URL): URL {
  const url = URL.parse(written, base?.href);
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) throw notAnAddress(written);
  url.username = "";
  url.password = "";
  return url;
}

/** Where a redirect leads. One that gives up encryption is not followed. */
function nextAddress(from: URL, location: string): URL {
  const next = webAddress(location, from);
  if (from.protocol === "https:" && next.protocol === "http:")
    throw fetchFailures.plainHttp(from.hostname, next.hostname);
  return next;
}

/** A body that begins as a PDF does. One that does not is not read further, whatever its sender calls it. */
async function* onlyPdf(body: AsyncIterable<Uint8Array>, host: string): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0);
  let isPdf = false;
  for await (const piece of body) {
    if (!isPdf) {
      head = Buffer.concat([head, piece]).subarray(0, headBytes);
      isPdf = head.includes("%PDF-");
      if (!isPdf && head.length === headBytes) throw fetchFailures.noPdf(host);
    }
    yield piece;
  }
  if (!isPdf) throw fetchFailures.noPdf(host);
}
