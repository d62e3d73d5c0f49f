import type { LookupFunction } from "node:net";
import { createSlots } from "#kernel";
import { openPublic, readBody } from "#net";

const mostBytes = 1_500_000;
/** A page is a process with so much memory, and many turns may search at once. */
const memoryMb = 256;
const parsers = createSlots(3);

/**
 * The beginning of a public web page's words; null when it is something else. A parser process reads them: a hostile page
 * can take minutes and gigabytes.
 */
export async function readPage(
  url: string,
  longestText: number,
  signal: AbortSignal,
  lookup?: LookupFunction,
): Promise<string | null> {
  const { response } = await openPublic(new URL(url), { signal, accept: "text/html,text/plain", lookup });
  const { statusCode, headers } = response;
  const kind = /^(?:text\/(html|plain)|application\/x(html)\+xml)/.exec(headers["content-type"] ?? "");
  if (statusCode !== 200 || kind === null) {
    response.destroy();
    return null;
  }
  const bytes = await readBody(response, mostBytes, () => null);
  const name = kind[1] === "plain" ? "page.txt" : "page.html";
  return await parsers.run(() => wordsOf(bytes, name, longestText, signal), signal);
}

async function wordsOf(bytes: Uint8Array, name: string, longestText: number, signal: AbortSignal): Promise<string> {
  const { parseDocument } = await import("#documents");
  let text = "";
  for await (const page of parseDocument(bytes, name, { signal, limits: { memoryMb } })) {
    text += `${page.text}\n\n`;
    if (text.length >= longestText) break;
  }
  return text.trim().slice(0, longestText);
}
