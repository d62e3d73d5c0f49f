import type { JihwiError } from "#protocol";
import { netFailure } from "./failure.ts";

const mostHops = 3;

/**
 * `fetch` that follows a redirect only within the origin it was sent to. `fetch` itself keeps `authorization` back from
 * another origin, but takes along every other header, such as `x-api-key`, and a body.
 */
export async function fetchWithinOrigin(asked: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  // A Request may have a body, which can be sent once only.
  if (asked instanceof Request) return await fetch(asked, { ...init, redirect: "error" });
  const first = new URL(asked);
  const isRead = /^(?:GET|HEAD)$/i.test(init.method ?? "GET");
  let url = first;
  for (let hops = 0; ; hops += 1) {
    const response = await fetch(url, { ...init, redirect: "manual" });
    const location = response.headers.get("location");
    // The other redirects make a GET of whatever was sent, which no service means.
    const points = isRead ? [301, 302, 303, 307, 308] : [307, 308];
    if (location === null || !points.includes(response.status) || hops === mostHops) return response;
    await response.body?.cancel();
    url = new URL(location, url);
    if (url.origin !== first.origin) throw pointsElsewhere(first, url);
    // fetch would refuse these with the whole address in its message.
    url.username = "";
    url.password = "";
  }
}

/** Only origins are named: paths and queries may hold a key. */
function pointsElsewhere(from: URL, to: URL): JihwiError {
  return netFailure("points-elsewhere", { origin: from.origin, other: to.origin });
}
