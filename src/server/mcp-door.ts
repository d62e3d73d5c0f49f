import type { Hono } from "hono";
import type { JihwiApp } from "#app";

/** The protocol's library is nearly as large as all else that serves: it is loaded for the first who speaks it. */
const loadMcp = () => import("./mcp/index.ts");

/** `/mcp`, behind the same access token as everything else. */
export function serveMcp(app: Hono, jihwi: JihwiApp): void {
  let answers: Promise<(request: Request) => Promise<Response>> | undefined;
  app.all("/mcp", async ({ req }) => {
    answers ??= loadMcp().then(({ createMcpAnswers }) => createMcpAnswers(jihwi));
    return (await answers)(req.raw);
  });
}

/** `jihwi mcp`: standard input and output. */
export async function serveMcpOnStdio(jihwi: JihwiApp): Promise<{ close(): Promise<void> }> {
  return (await loadMcp()).serveOnStdio(jihwi);
}
