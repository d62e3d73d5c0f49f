import { JihwiError } from "#protocol";

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
  return new JihwiError("address-refused", {
    message: {
      ko: `${from.origin}에서 다른 주소(${to.origin})로 보내려 합니다. 키와 묻는 말은 설정한 주소로만 보냅니다.`,
      en: `${from.origin} points to another address (${to.origin}). Keys and questions are sent only to the address that is set.`,
    },
    hint: {
      ko: `${to.origin} 주소가 맞다면 그 주소로 설정하세요.`,
      en: `If ${to.origin} is right, set it as the address.`,
    },
  });
}
