export { createChatAgent } from "./agent.ts";
export type { RemovedDocument } from "./services.ts";
export { saysNotFound } from "./steps/respond/index.ts";
export { chatToolNames } from "./tools/index.ts";
