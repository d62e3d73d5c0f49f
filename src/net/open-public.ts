import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { JihwiError } from "#protocol";
import { netFailure } from "./failure.ts";
import { addressRefused, isPublicAddress, lookupPublic } from "./public-address.ts";

export interface PublicRequest {
  readonly signal: AbortSignal;
  readonly accept: string;
  readonly redirects?: number;
  /** How hosts are looked up; by default private addresses are refused. */
  readonly lookup?: LookupFunction;
}

/** A host as it is looked up: without the brackets of an address of version 6. */
export const hostOf = ({ hostname }: Pick<URL, "hostname">): string => hostname.replace(/^\[|\]$/g, "");

/** Opens a public web address and follows its redirects. Private addresses are refused at every hop. */
export async function openPublic(
  url: URL,
  request: PublicRequest,
): Promise<{ readonly url: URL; readonly response: IncomingMessage }> {
  if (!/^https?:$/.test(url.protocol)) throw notAnAddress(url.href);
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw addressRefused(host);
  const response = await get(url, request);
  const { statusCode = 0, headers } = response;
  const { redirects = 3 } = request;
  if (statusCode < 300 || statusCode >= 400 || headers.location === undefined || redirects === 0)
    return { url, response };
  response.resume();
  return await openPublic(new URL(headers.location, url), { ...request, redirects: redirects - 1 });
}

function get(url: URL, { signal, accept, lookup = lookupPublic }: PublicRequest): Promise<IncomingMessage> {
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  const headers = { accept, "user-agent": "Jihwi (self-hosted; reads pages that its user asked about)" };
  return new Promise((resolve, reject) => {
    send(url, { signal, headers, lookup }, resolve).on("error", reject).end();
  });
}

export function notAnAddress(written: string): JihwiError {
  return netFailure("not-an-address", { written });
}
