export { createChatAgent } from "./agent.ts";
export type { AddedTools } from "./services.ts";
export { deniesAnswer } from "./steps/respond/rule-words.ts";
export { chatToolNames } from "./tools/index.ts";
