import { randomUUID } from "node:crypto";
import { type McpServer, WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/server";
import { LRUCache } from "lru-cache";

const mostSessions = 200;
const idleMs = 30 * 60_000;

/**
 * Sessions for clients of the protocol before 2026-07-28: they cancel a call by a notification of its own, which must
 * reach the server that runs the call. A session that nobody uses is closed.
 */
export function createMcpSessions(createServer: () => McpServer): (request: Request) => Promise<Response> {
  const sessions = new LRUCache<string, WebStandardStreamableHTTPServerTransport>({
    max: mostSessions,
    ttl: idleMs,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: (transport) => void transport.close().catch(() => {}),
  });
  return async (request) => {
    const id = request.headers.get("mcp-session-id");
    const known = id === null ? undefined : sessions.get(id);
    if (known !== undefined) return known.handleRequest(request);
    if (id !== null) return Response.json(unknownSession, { status: 404 });
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (opened) => void sessions.set(opened, transport),
      onsessionclosed: (closed) => void sessions.delete(closed),
    });
    await createServer().connect(transport);
    return transport.handleRequest(request);
  };
}

const unknownSession = { jsonrpc: "2.0", id: null, error: { code: -32001, message: "There is no such session." } };
