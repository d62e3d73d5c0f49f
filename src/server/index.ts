export { createApp } from "./app.ts";
export { serveMcpOnStdio } from "./mcp-door.ts";
export { type RunningServer, serve } from "./serve.ts";
