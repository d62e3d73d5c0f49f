import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface FakeItem {
  readonly key: string;
  readonly collection: string;
  readonly csljson: { readonly title: string; readonly [field: string]: unknown };
}

export interface FakeZotero extends AsyncDisposable {
  readonly url: string;
  /** Notes that were written, as they were sent. */
  readonly notes: { parentItem: string; note: string }[];
}

/**
 * Zotero on loopback. Without a key it is the program on a machine: it answers GET and refuses the rest. With a key it is an
 * account, which takes notes and knows a write token that it has seen.
 */
export async function startFakeZotero(
  collections: readonly { key: string; name: string; parent?: string }[],
  items: readonly FakeItem[],
  key: string | null = null,
): Promise<FakeZotero> {
  const notes: FakeZotero["notes"] = [];
  const tokens = new Set<string>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://zotero");
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.headers["zotero-api-version"] !== "3") return answer(400, "version");
    if (key !== null && request.headers["zotero-api-key"] !== key) return answer(403, "Forbidden");
    const path = url.pathname.replace(/^\/users\/[^/]+/, "");
    if (request.method === "POST") {
      if (key === null || path !== "/items") return answer(405, "Method Not Allowed");
      const token = String(request.headers["zotero-write-token"]);
      if (tokens.has(token)) return answer(412, "Write token already used");
      tokens.add(token);
      const sent = JSON.parse(Buffer.concat(await request.toArray()).toString());
      notes.push(...sent);
      return answer(200, { success: { 0: `NOTE${notes.length}` }, failed: {} });
    }
    const [start, limit] = [Number(url.searchParams.get("start") ?? 0), Number(url.searchParams.get("limit") ?? 25)];
    const page = <Row>(rows: readonly Row[]) => answer(200, rows.slice(start, start + limit));
    if (path === "/collections")
      return page(
        collections.map(({ key: own, name, parent }) => ({
          key: own,
          data: { name, parentCollection: parent ?? false },
          meta: { numItems: items.filter(({ collection }) => collection === own).length },
        })),
      );
    const wanted = /^\/collections\/([^/]+)\/items\/top$/.exec(path)?.[1];
    if (wanted !== undefined) return page(items.filter(({ collection }) => collection === wanted));
    const words = url.searchParams.get("q")?.toLowerCase() ?? "";
    if (path === "/items/top") return page(items.filter(({ csljson }) => csljson.title.toLowerCase().includes(words)));
    return answer(404, "Not found");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    notes,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
