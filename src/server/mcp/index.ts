import { createMcpHandler, isLegacyRequest, McpServer } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
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

/** Answers `/mcp`: streamable HTTP. */
export function createMcpAnswers(jihwi: JihwiApp): (request: Request) => Promise<Response> {
  const modern = createMcpHandler(() => createMcpServer(jihwi), { legacy: "reject" });
  const legacy = createMcpSessions(() => createMcpServer(jihwi));
  return async (request) => ((await isLegacyRequest(request.clone())) ? legacy(request) : modern.fetch(request));
}

/** `jihwi mcp`: standard input and output. */
export function serveOnStdio(jihwi: JihwiApp): { close(): Promise<void> } {
  return serveStdio(() => createMcpServer(jihwi));
}
