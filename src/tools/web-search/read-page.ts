import { openPublic, readBodyText } from "#net";

const mostBytes = 1_500_000;

/** The HTML or text of a public web page; null when it is something else. */
export async function readPage(url: string, signal: AbortSignal): Promise<string | null> {
  const { response } = await openPublic(new URL(url), { signal, accept: "text/html,text/plain" });
  const { statusCode, headers } = response;
  const readable = /^(text\/(html|plain)|application\/xhtml\+xml)/.test(headers["content-type"] ?? "");
  if (statusCode !== 200 || !readable) {
    response.destroy();
    return null;
  }
  return readBodyText(response, mostBytes, () => null);
}
