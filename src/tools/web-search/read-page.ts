import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { addressRefused, isPublicAddress, lookupPublic, readText } from "#net";

const mostBytes = 1_500_000;
const mostRedirects = 3;

/** The HTML or text of a public web page; null when it is something else. Private addresses are refused at every hop. */
export async function readPage(url: string, signal: AbortSignal, redirects = mostRedirects): Promise<string | null> {
  const address = new URL(url);
  if (!/^https?:$/.test(address.protocol)) return null;
  const host = address.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw addressRefused(host);
  const response = await get(address, signal);
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined && redirects > 0) {
    response.resume();
    return readPage(new URL(headers.location, address).href, signal, redirects - 1);
  }
  const readable = /^(text\/(html|plain)|application\/xhtml\+xml)/.test(headers["content-type"] ?? "");
  if (statusCode !== 200 || !readable) {
    response.destroy();
    return null;
  }
  return readText(response, mostBytes, () => null);
}

function get(url: URL, signal: AbortSignal) {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const headers = {
    accept: "text/html,text/plain",
    "user-agent": "Jihwi (self-hosted; reads pages that its user asked about)",
  };
  return new Promise<import("node:http").IncomingMessage>((resolve, reject) => {
    request(url, { signal, headers, lookup: lookupPublic }, resolve).on("error", reject).end();
  });
}
