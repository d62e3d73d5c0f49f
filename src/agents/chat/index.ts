export { createChatAgent } from "./agent.ts";
export type { AddedTools } from "./services.ts";
export { chatToolNames } from "./tools/index.ts";
