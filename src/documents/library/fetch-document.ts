import type { LookupFunction } from "node:net";
import { decodePercent, decodeText } from "#language";
import { bodyTooLarge, notAnAddress, openPublic, readBody, requestRefused, unreachable } from "#net";
import { cancelled, JihwiError } from "#protocol";

export interface FetchOptions {
  readonly signal: AbortSignal;
  readonly maxBytes: number;
  readonly timeoutMs?: number;
  readonly lookup?: LookupFunction;
}

/** A page or file of the web, as it becomes a document. */
export interface FetchedDocument {
  readonly bytes: Uint8Array;
  /** The page's title, or the file's name. */
  readonly name: string;
  /** Where it was found in the end. */
  readonly url: string;
}

const accept = "text/html,application/xhtml+xml,application/pdf,text/plain,*/*;q=0.5";

/** Brings a public page or file. Private addresses are refused, at every redirect too. */
export async function fetchDocument(
  written: string,
  { signal, maxBytes, timeoutMs = 30_000, lookup }: FetchOptions,
): Promise<FetchedDocument> {
  if (!URL.canParse(written)) throw notAnAddress(written);
  const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const host = new URL(written).hostname;
  try {
    const request = { signal: limited, accept, lookup };
    const { url, response } = await openPublic(new URL(written), request);
    if (response.statusCode !== 200) {
      response.destroy();
      throw requestRefused(host, response.statusCode ?? 0, "", null);
    }
    const bytes = await readBody(response, maxBytes, () => bodyTooLarge(host, maxBytes));
    return { bytes, name: await nameOf(bytes, url, response.headers["content-type"] ?? ""), url: url.href };
  } catch (thrown) {
    if (thrown instanceof JihwiError) throw thrown;
    if (signal.aborted) throw cancelled(signal.reason);
    const cause = thrown instanceof Error && thrown.cause instanceof JihwiError ? thrown.cause : thrown;
    throw unreachable(host, cause);
  }
}

/** How much of a page is read for its title. */
const titleBytes = 64 * 1024;

async function nameOf(bytes: Uint8Array, url: URL, type: string): Promise<string> {
  const file = decodePercent(url.pathname.split("/").findLast((part) => part !== "") ?? "");
  if (!/html/i.test(type)) return file === "" ? url.hostname : file;
  const title = await titleOf(decodeText(bytes.subarray(0, titleBytes))?.text ?? "");
  const name = (title ?? (file === "" ? url.hostname : file)).replace(/[\\/\s]+/g, " ").trim();
  return /\.x?html?$/i.test(name) ? name : `${name}.html`;
}

/** A whole page is never parsed here, where a hostile one would keep everybody waiting: its title's element alone is. */
async function titleOf(html: string): Promise<string | null> {
  const [head = ""] = html.split(/<body\b/i, 1);
  const element = /<title\b[^>]{0,200}>[^<]{0,1000}/i.exec(head)?.[0];
  if (element === undefined) return null;
  const { htmlToText } = await import("../formats/html/html-to-text.ts");
  return htmlToText(element).title;
}
