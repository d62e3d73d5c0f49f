import type { SearchHit } from "#protocol";
import type { ViewerTarget } from "./viewer-context.tsx";

/** Where a chat opens with a passage in its viewer. */
export function addressOfPassage({ documentId, name, page, sentence: { start, end, text } }: SearchHit): string {
  const place = { document: documentId, name, page: String(page), start: String(start), end: String(end), quote: text };
  return `/chat?${new URLSearchParams(place)}`;
}

/** The passage that an address names; null where it names none. */
export function passageIn(search: string): ViewerTarget | null {
  const named = new URLSearchParams(search);
  const [documentId, quote] = [named.get("document"), named.get("quote")];
  if (documentId === null || quote === null) return null;
  const [page, start, end] = ["page", "start", "end"].map((key) => Number(named.get(key)));
  const span = Number.isInteger(start) && Number.isInteger(end) ? { start: start ?? 0, end: end ?? 0 } : null;
  return { documentId, name: named.get("name") ?? "", page: Number.isInteger(page) ? (page ?? 1) : 1, quote, span };
}
