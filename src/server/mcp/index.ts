import { createMcpHandler, isLegacyRequest, McpServer } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import type { Hono } from "hono";
import type { House } from "#app";
import { registerResources } from "./resources.ts";
import { createMcpSessions } from "./sessions.ts";
import { registerTools } from "./tools.ts";

/** Jihwi as an MCP server: the same for stdio and for HTTP. */
function createMcpServer(house: House): McpServer {
  const server = new McpServer({ name: "jihwi", version: house.version });
  registerTools(server, house);
  registerResources(server, house);
  return server;
}

/** `/mcp`: streamable HTTP, behind the same access token as everything else. */
export function serveMcp(app: Hono, house: House): void {
  const modern = createMcpHandler(() => createMcpServer(house), { legacy: "reject" });
  const legacy = createMcpSessions(() => createMcpServer(house));
  app.all("/mcp", async ({ req }) =>
    (await isLegacyRequest(req.raw.clone())) ? legacy(req.raw) : modern.fetch(req.raw),
  );
}

/** `jihwi mcp`: standard input and output. */
export function serveMcpOnStdio(house: House): { close(): Promise<void> } {
  return serveStdio(() => createMcpServer(house));
}
