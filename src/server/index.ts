export { createApp } from "./app.ts";
export { serveMcpOnStdio } from "./mcp/index.ts";
export { type RunningServer, serve } from "./serve.ts";
