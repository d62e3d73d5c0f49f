import { hash, timingSafeEqual } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import { z } from "zod";
import { isLoopback } from "#net";
import type { JihwiError } from "#protocol";
import { createAttempts, mostAttempts } from "./attempts.ts";
import { serverFailure } from "./failure.ts";

/**
 * Refuses what comes from other sites. Browsers send `Origin` with every request that can change something, so a foreign
 * page cannot change a Jihwi on the same machine; a `Host` that is not ours stops DNS rebinding on loopback.
 */
export function refuseForeignOrigins(boundTo: string): MiddlewareHandler {
  return async (context, next) => {
    const host = context.req.header("host") ?? "";
    const origin = context.req.header("origin");
    const foreignHost = isLoopback(boundTo) && host !== "" && !isLoopback(hostnameOf(`http://${host}`));
    const foreignOrigin = origin !== undefined && !isOwnOrigin(origin, context.req.url, host);
    if (foreignHost || foreignOrigin) throw forbiddenOrigin();
    await next();
  };
}

/**
 * Refuses what a page of another site sets off by a picture, a link or a frame. Those bear no `Origin`, and nobody sees the
 * answer, but it was worked for. Programs do not say whose page asks, and an address that was typed is no page's.
 */
export const refuseForeignPages: MiddlewareHandler = async (context, next) => {
  const site = context.req.header("sec-fetch-site") ?? "none";
  if (site !== "same-origin" && site !== "none") throw forbiddenOrigin();
  await next();
};

/** Where a token is set, every request below `/api` must bear it. Wrong ones are told to `onRefused`, and answered ever later. */
export function demandToken(token: string | null, onRefused: (from: string) => void): MiddlewareHandler {
  const countAttempt = createAttempts();
  return async (context, next) => {
    // The right token always passes: behind a proxy everybody has one address, and nobody must lock out the others.
    if (token === null || sameToken(bearerOf(context.req.header("authorization")), token)) return next();
    // A page that has no token yet is no attempt at guessing one.
    if (context.req.header("authorization") === undefined) throw unauthorized();
    const from = addressOf(context);
    const { count, waitMs } = countAttempt(from);
    onRefused(from);
    if (count > mostAttempts) throw tooManyAttempts(waitMs);
    await setTimeout(waitMs);
    throw unauthorized();
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

/** The peer of a request; one that came without a socket, as in tests, has none. */
function addressOf(context: Context): string {
  const bindings: unknown = context.env;
  const parsed = socketSchema.safeParse(bindings);
  return parsed.success ? parsed.data.incoming.socket.remoteAddress : "unknown";
}

const socketSchema = z.object({ incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }) });

function forbiddenOrigin(): JihwiError {
  return serverFailure("forbidden-origin");
}

function unauthorized(): JihwiError {
  return serverFailure("unauthorized");
}

function tooManyAttempts(retryAfterMs: number): JihwiError {
  return serverFailure("too-many-attempts", {}, { retryAfterMs });
}
