import { createMcpHandler, isLegacyRequest, McpServer } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import type { Hono } from "hono";
import type { JihwiApp } from "#app";
import { registerResources } from "./resources.ts";
import { createMcpSessions } from "./sessions.ts";
import { registerTools } from "./tools.ts";

/** Jihwi as an MCP server: the same for stdio and for HTTP. */
function createMcpServer(jihwi: JihwiApp): McpServer {
  const server = new McpServer({ name: "jihwi", version: jihwi.version });
  registerTools(server, jihwi);
  registerResources(server, jihwi);
  return server;
}

/** `/mcp`: streamable HTTP, behind the same access token as everything else. */
export function serveMcp(app: Hono, jihwi: JihwiApp): void {
  const modern = createMcpHandler(() => createMcpServer(jihwi), { legacy: "reject" });
  const legacy = createMcpSessions(() => createMcpServer(jihwi));
  app.all("/mcp", async ({ req }) =>
    (await isLegacyRequest(req.raw.clone())) ? legacy(req.raw) : modern.fetch(req.raw),
  );
}

/** `jihwi mcp`: standard input and output. */
export function serveMcpOnStdio(jihwi: JihwiApp): { close(): Promise<void> } {
  return serveStdio(() => createMcpServer(jihwi));
}
