export { createApp } from "./app.ts";
export { type RunningServer, serve } from "./serve.ts";
