import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { addressRefused, hostOf, isPublicAddress, lookupPublic, retryAfterOf, tooSlow } from "#net";
import { cancelled, JihwiError } from "#protocol";

export interface Delivery {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly allowPrivate: boolean;
}

/** A place among the deliveries is taken while a receiver thinks. */
const timeoutMs = 5_000;

/** Posts one message. What does not end with 2xx within its time is an error; redirects are not followed. */
export async function post({ url, headers, body, allowPrivate }: Delivery, signal: AbortSignal): Promise<number> {
  // An address that is written out is never looked up.
  const host = hostOf(url);
  if (!allowPrivate && isAddress(host) && !isPublicAddress(host)) throw addressRefused(host);
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const options = { method: "POST", headers, signal: limited, lookup: allowPrivate ? undefined : lookupPublic };
  const sent = request(url, options, (response) => {
    response.resume();
    const status = response.statusCode ?? 0;
    const again = retryAfterOf({ "retry-after": response.headers["retry-after"] }, "", Date.now());
    if (status >= 200 && status < 300) resolve(status);
    else reject(refusedBy(url, `${status}`, status !== 410, again));
  });
  sent.on("error", (cause) => {
    if (cause instanceof JihwiError) reject(cause);
    else if (signal.aborted) reject(cancelled(signal.reason));
    else reject(limited.aborted ? tooSlow(url.origin, timeoutMs) : refusedBy(url, cause.message, true, null));
  });
  sent.end(body);
  return promise;
}

function isAddress(host: string): boolean {
  return /^[\d.]+$/.test(host) || host.includes(":");
}

function refusedBy(url: URL, what: string, retryable: boolean, retryAfterMs: number | null): JihwiError {
  return new JihwiError("tool-failed", {
    message: {
      ko: `웹훅 ${url.origin}이(가) 받지 않았습니다: ${what}`,
      en: `The webhook ${url.origin} failed: ${what}`,
    },
    hint: { ko: "받는 쪽의 주소와 상태를 확인하세요.", en: "Check the receiver's address and state." },
    retryable,
    retryAfterMs: retryAfterMs ?? undefined,
  });
}
