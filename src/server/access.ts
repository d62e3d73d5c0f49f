import { hash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { isLoopback } from "#net";
import { JihwiError } from "#protocol";

/**
 * Refuses what comes from other sites. Browsers send `Origin` with every request that can change something, so a foreign
 * page cannot reach a Jihwi on the same machine; a `Host` that is not ours stops DNS rebinding on loopback.
 */
export function refuseForeignOrigins(boundTo: string): MiddlewareHandler {
  return async (context, next) => {
    const host = context.req.header("host") ?? "";
    const origin = context.req.header("origin");
    const foreignHost = isLoopback(boundTo) && host !== "" && !isLoopback(hostnameOf(`http://${host}`));
    const foreignOrigin = origin !== undefined && !isOwnOrigin(origin, context.req.url, host);
    if (foreignHost || foreignOrigin) {
      throw new JihwiError("forbidden-origin", {
        message: { ko: "다른 사이트에서 온 요청은 받지 않습니다.", en: "Requests from other sites are refused." },
        hint: { ko: "Jihwi를 연 주소에서 다시 시도해 주세요.", en: "Use the address at which Jihwi itself is open." },
      });
    }
    await next();
  };
}

/** Where a token is set, every request below `/api` must bear it. */
export function demandToken(token: string | null): MiddlewareHandler {
  return async (context, next) => {
    if (token === null || sameToken(bearerOf(context.req.header("authorization")), token)) return next();
    throw new JihwiError("unauthorized", {
      message: { ko: "접속 토큰이 필요합니다.", en: "This server requires an access token." },
      hint: { ko: "설정에서 JIHWI_TOKEN 값을 입력해 주세요.", en: "Enter the value of JIHWI_TOKEN in Settings." },
    });
  };
}

function bearerOf(header: string | undefined): string {
  return /^Bearer\s+(.+)$/i.exec(header ?? "")?.[1] ?? "";
}

function sameToken(given: string, wanted: string): boolean {
  return timingSafeEqual(hash("sha256", given, "buffer"), hash("sha256", wanted, "buffer"));
}

/** A page of ours says the very scheme, name and port at which it was loaded; a proxy in front may end TLS for us. */
function isOwnOrigin(origin: string, requested: string, host: string): boolean {
  const said = URL.parse(origin);
  if (said === null || said.host !== host) return false;
  return said.protocol === URL.parse(requested)?.protocol || (said.protocol === "https:" && !isLoopback(said.hostname));
}

function hostnameOf(url: string): string {
  return URL.parse(url)?.hostname ?? "";
}
